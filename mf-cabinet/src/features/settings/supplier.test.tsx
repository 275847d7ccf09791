import { createTestPlatform } from '@prilavok/shared-kernel/testing'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderPage } from '../../testing/render-page'
import { CLIENT, settingsApi } from '../../testing/settings-api'
import { box, retype } from '../../testing/settings-form'

const { data, sent } = settingsApi()

const LINK = /^Ссылка другого поставщика/
const UNKNOWN = 'Данной ссылки не существует. Проверьте правильность данных или уточните ссылку у Поставщика.'
const block = () => screen.getByRole('region', { name: 'Поставщик' })
const change = () => userEvent.click(within(block()).getByRole('button', { name: 'Сменить' }))

async function open(link = 'demo-green') {
  const reload = jest.fn()
  const platform = createTestPlatform({ reload })
  const rendered = renderPage('/cabinet/settings', { platform, personal: { SHOP_LINK: link } })
  await screen.findByLabelText(/^Фамилия/)
  return { ...rendered, reload }
}

test('[CAB-079] the present link stands there; a link that is confirmed is sent as selected_shop and the page loads anew', async () => {
  data.supplier = {
    SUCCESS: 'Y',
    ITEM: { NAME: 'Офис-Синий', LINK: 'demo-blue', DOMAIN_NAME: 'demo-blue.localhost' },
  }
  const { reload, kernel, unmount } = await open()
  expect(block()).toHaveTextContent('Ваша ссылка: demo-green')
  await retype(/^Фамилия/, 'Кнопкина')
  await retype(LINK, ' https://demo-blue.localhost/ ')
  await change()
  await waitFor(() => expect(reload).toHaveBeenCalledTimes(1))
  expect(sent(CLIENT)).toEqual([{ selected_shop: 'https://demo-blue.localhost/' }])
  expect(kernel.leaveGuards.active()).toBe(false)

  unmount()
  renderPage('/cabinet/settings', { platform: kernel.platform, personal: { SHOP_LINK: 'demo-blue' } })
  expect(within(block()).getByRole('status')).toHaveTextContent('Поставщик сменён: «Офис-Синий».')
  expect(screen.getByRole('link', { name: 'Открыть магазин' })).toHaveAttribute(
    'href',
    'http://demo-blue.localhost/',
  )
})

test('[CAB-079] without a name in the answer the page loads anew all the same', async () => {
  const { reload } = await open()
  await retype(LINK, 'demo-red')
  await change()
  await waitFor(() => expect(reload).toHaveBeenCalledTimes(1))
})

test.each<[string, typeof data.supplier]>([
  ['SUCCESS N', { SUCCESS: 'N', errors: { query_error: 'Нет', selected_shop: 'Нет' } }],
  ['a bad request', 400],
  ['not found', 404],
])(
  '[CAB-080] %s: the link does not exist, nothing is changed and what was typed stays',
  async (_how, answer) => {
    data.supplier = answer
    const { reload, kernel } = await open()
    await retype(LINK, 'km-ural.exampel/kod/8841')
    await change()
    await waitFor(() => expect(box(LINK)).toHaveAccessibleDescription(UNKNOWN))
    expect(box(LINK)).toHaveValue('km-ural.exampel/kod/8841')
    expect(box(LINK)).toHaveFocus()
    expect(reload).not.toHaveBeenCalled()
    expect(kernel.platform.session.get('chosen_supplier')).toBeUndefined()
    expect(block()).toHaveTextContent('Ваша ссылка: demo-green')
  },
)

test('no link and a server that fails are told apart from a wrong link', async () => {
  const { reload } = await open()
  await change()
  await waitFor(() => expect(box(LINK)).toHaveAccessibleDescription('Введите ссылку поставщика'))
  await retype(LINK, 'demo-blue')
  data.supplier = 500
  await change()
  expect(await within(block()).findByRole('alert')).toHaveTextContent('Введённое сохранено')
  expect(box(LINK)).toHaveValue('demo-blue')
  expect(box(LINK)).toBeValid()
  expect(reload).not.toHaveBeenCalled()
})
