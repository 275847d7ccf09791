import type { InfoAnswer } from '@prilavok/shared-kernel/contract'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { authApi } from '../../testing/auth-api'
import { renderModal } from '../../testing/render-page'

const { intercept, called } = authApi()
const TEXT: InfoAnswer = {
  ITEMS: [
    {
      ID: 1,
      CODE: 'agree',
      TYPE: 'info',
      TITLE: 'Согласие',
      SORT: 0,
      BLOCKS: [
        { type: 'header', data: { text: 'Зачем', level: 1 } },
        { type: 'paragraph', data: { text: 'Чтобы исполнить заказ.' } },
        { type: 'list', data: { style: 'unordered', items: ['имя', 'телефон'] } },
        {
          type: 'image',
          data: { url: '/x.png', caption: '', withBorder: false, withBackground: false, stretched: false },
        },
      ],
    },
  ],
}
const open = () => renderModal('consentText', { consent: 'agree' })
const dialog = () => screen.getByRole('dialog', { name: 'Согласие на обработку персональных данных' })

test('the shop’s text of a consent is shown in its blocks, and closes', async () => {
  intercept(({ path }) => (path === '/v3/api/info/agree/' ? TEXT : undefined))
  open()
  expect(await within(dialog()).findByRole('heading', { name: 'Зачем' })).toBeVisible()
  expect(within(dialog()).getByText('Чтобы исполнить заказ.')).toBeVisible()
  expect(within(dialog()).getAllByRole('listitem')).toHaveLength(2)
  expect(within(dialog()).queryByRole('img')).not.toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'Понятно' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
})

test('a text that does not come says why and can be asked for again; one that the shop lacks is said', async () => {
  const answers: (object | number)[] = [500, { ITEMS: [] }]
  intercept(({ path }) => (path === '/v3/api/info/agree/' ? answers.shift() : undefined))
  open()
  expect(screen.getByRole('status', { name: 'Загружаем текст согласия' })).toBeInTheDocument()
  expect(await screen.findByRole('alert')).toHaveTextContent('Не удалось загрузить текст согласия')
  await userEvent.click(screen.getByRole('button', { name: 'Повторить' }))
  expect(await screen.findByText(/ещё не опубликовал этот текст/)).toBeVisible()
  expect(called('/v3/api/info/agree/')).toHaveLength(2)
})

test('the other consent is another text; a numbered list is one', async () => {
  const list = { type: 'list', data: { style: 'ordered', items: ['Сначала', 'Потом'] } }
  intercept(({ path }) =>
    path === '/v3/api/info/transfer/' ? { ITEMS: [{ TITLE: 'Передача', BLOCKS: [list] }] } : undefined,
  )
  renderModal('consentText', { consent: 'transfer' })
  const transfer = screen.getByRole('dialog', { name: 'Согласие на передачу персональных данных' })
  const items = await within(transfer).findAllByRole('listitem')
  expect(items.map(({ textContent, parentElement }) => [textContent, parentElement?.tagName])).toEqual([
    ['Сначала', 'OL'],
    ['Потом', 'OL'],
  ])
})
