import { createTestPlatform } from '@prilavok/shared-kernel/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { FEEDBACK, messagesApi } from '../../testing/messages-api'
import { renderApp } from '../../testing/render-app'

const { data, intercept, sent } = messagesApi()

const dialog = () => within(screen.getByRole('dialog', { name: 'Обратная связь' }))
const type = () => dialog().getByRole('combobox', { name: /^Вопрос/ })

async function open(platform = createTestPlatform()) {
  const rendered = renderApp({ platform })
  await act(async () => rendered.kernel.modals.open('feedback', {}))
  return rendered
}

test('what is chosen stays chosen, over a reload, too', async () => {
  const platform = createTestPlatform()
  const { unmount } = await open(platform)
  await dialog().findByRole('option', { name: 'Доставка' })
  expect(type()).toHaveDisplayValue('Выберите вопрос')
  await userEvent.selectOptions(type(), 'Вопрос по заказу')
  expect(type()).toHaveDisplayValue('Вопрос по заказу')
  await userEvent.selectOptions(type(), 'Доставка')
  expect(type()).toHaveDisplayValue('Доставка')
  unmount()
  await open(platform)
  await dialog().findByRole('option', { name: 'Доставка' })
  await waitFor(() => expect(type()).toHaveDisplayValue('Доставка'))
})

test('a type that the supplier has taken off the list is no choice any more, and is not sent', async () => {
  const platform = createTestPlatform()
  const { unmount } = await open(platform)
  await dialog().findByRole('option', { name: 'Доставка' })
  await userEvent.selectOptions(type(), 'Доставка')
  unmount()
  data.types = { ITEMS: [{ XML_ID: 'site', VALUE: 'Работа сайта' }] }
  await open(platform)
  await dialog().findByRole('option', { name: 'Работа сайта' })
  expect(type()).toHaveDisplayValue('Выберите вопрос')
  await userEvent.click(dialog().getByRole('button', { name: /^Отправить сообщение/ }))
  await waitFor(() => expect(type()).toHaveAccessibleDescription('Вы не выбрали вопрос'))
  expect(sent(FEEDBACK)).toEqual([])
})

test('while the types are on their way the field says so', async () => {
  let answer: (types: object) => void = () => undefined
  const types = new Promise<object>((resolve) => {
    answer = resolve
  })
  intercept(({ path, method }) => (method === 'GET' && path === FEEDBACK ? types : undefined))
  await open()
  await waitFor(() => expect(type()).toHaveAttribute('aria-busy', 'true'))
  expect(type()).toHaveDisplayValue(/загружа/i)
  await act(async () => answer({ ITEMS: [{ XML_ID: 'site', VALUE: 'Работа сайта' }] }))
  expect(await dialog().findByRole('option', { name: 'Работа сайта' })).toBeInTheDocument()
  expect(type()).not.toHaveAttribute('aria-busy')
  expect(type()).toHaveDisplayValue('Выберите вопрос')
  expect(screen.queryByRole('button', { name: 'Повторить' })).not.toBeInTheDocument()
})

test('types that are rejected leave the field without a choice and a way to ask again', async () => {
  data.types = 422
  await open()
  expect(await dialog().findByRole('button', { name: 'Повторить' })).toBeVisible()
  expect(type()).toHaveDisplayValue('Выберите вопрос')
  expect(within(type()).getAllByRole('option')).toHaveLength(1)
})
