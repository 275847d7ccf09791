import { catchSavedFiles, testProduct } from '@prilavok/shared-kernel/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse, http } from 'msw'
import { cabinetApi } from '../../testing/cabinet-api'
import { renderPage } from '../../testing/render-page'
import { methodAnswer } from '../../testing/repeat-answers'
import { testOrder } from '../../testing/test-order'

const { server, data, actions, additions, called } = cabinetApi()
afterEach(() => server.resetHandlers())

const PATH = '/cabinet/orders'
const repeatOf = (number: string) =>
  screen.findByRole('button', { name: new RegExp(`^Повторить заказ №\\s${number}$`) })
const repeat = async () => userEvent.click(await repeatOf('48390'))

test.each([
  ['SUCCESS Y is a success notice', methodAnswer('Y'), 'Товары заказа добавлены в корзину'],
  ['SUCCESS N is a failure notice', methodAnswer('N'), /^Не удалось повторить заказ\. Бумага офисная А4: /],
  ['a failed call is an error notice', 422, /^Не удалось повторить заказ\. /],
])('[CAB-048] %s; the counts of the basket are those of the answer', async (_what, added, text) => {
  Object.assign(data, { added })
  const { kernel } = renderPage(PATH)
  const changed = jest.fn()
  kernel.bus.on('basket:changed', changed)
  await repeat()
  await waitFor(() => expect(kernel.notices.current()).toMatchObject([{ text: expect.stringMatching(text) }]))
  expect(additions()).toEqual([expect.objectContaining({ 'products[100241]': '50' })])
  if (added !== 422)
    await waitFor(() => expect(changed).toHaveBeenCalledWith({ basket: 'main', CNT: 23, SUM: 44_376.6 }))
})

test('an order of which nothing has changed goes straight into the basket; «Отменить» takes it back', async () => {
  const { kernel } = renderPage(PATH)
  await repeat()
  await waitFor(() => expect(additions()).toHaveLength(1))
  expect(screen.queryByRole('dialog')).toBeNull()
  const { action } = kernel.notices.current()[0] ?? {}
  expect(action?.label).toBe('Отменить')
  act(() => action?.run())
  await waitFor(() =>
    expect(called('POST /v3/api/client/basket/ products[100241]=0&delete=Y')).toHaveLength(1),
  )
})

test('a bonus order whose goods cost as many points goes straight into the bonus basket', async () => {
  data.orders = [testOrder({ IS_LOYALTY: 'Y', CURRENCY: 'BONUS' })]
  data.repeat = {
    ITEMS: [testProduct({ ID: 100241, PRICE: 900, LOYALTY_PRICE: 318 })],
    ANALOGS: [],
  }
  renderPage(PATH)
  await repeat()
  await waitFor(() =>
    expect(additions('loyalty')).toEqual([expect.objectContaining({ 'products[100241]': '50' })]),
  )
})

test('[CAB-019] an order is repeated and downloaded from its row', async () => {
  const saved = catchSavedFiles()
  data.orders = [testOrder({ ID: 7, ORDER_NUMBER: '7' }), testOrder()]
  renderPage(PATH)
  await repeat()
  await waitFor(() => expect(additions()).toEqual([expect.objectContaining({ 'products[100241]': '50' })]))

  server.use(http.get('http://localhost/upload/files/ticket', () => HttpResponse.text('table')))
  data.action = { SUCCESS: 'Y', FILENAME: '/upload/files/ticket' }
  await userEvent.click(screen.getByRole('button', { name: /^Скачать заказ №\s48390$/ }))
  await waitFor(() => expect(saved.map(({ name }) => name)).toEqual(['ticket']))
  expect(actions().at(-1)).toEqual({ action: 'export', order_id: '390' })
})

test('a customer who may not order still downloads', async () => {
  renderPage(PATH, { personal: { CLIENT_ALLOW_TO_ORDER: 'N' } })
  expect(await screen.findByRole('button', { name: /^Скачать заказ/ })).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: /^Повторить/ })).not.toBeInTheDocument()
})

test('the way to pay stands beside the status of an order that waits for its payment, of no other', async () => {
  const ONLINE = { CODE: 'ONLINE_PAY', NAME: 'Онлайн картой', DESCRIPTION: '' }
  const unpaid = testOrder({
    STATUS: { STATUS_CODE: 'online-not-paid', STATUS_NAME: '' },
    PAYMENT_TYPE: ONLINE,
    ONLINE_PAY_STATUS: { CODE: 'NOT_PAID', TITLE: '' },
  })
  const paid = { ID: 2, ORDER_NUMBER: '2', ONLINE_PAY_STATUS: { CODE: 'PAID', TITLE: '' } } as const
  data.orders = [unpaid, { ...unpaid, ...paid }, { ...unpaid, ID: 3, ORDER_NUMBER: '3', IS_OWN: 'N' }]
  renderPage(PATH, { shop: { PAYMENT_TYPE: [ONLINE] } })
  await repeatOf('48390')
  const ways = screen.getAllByRole('link', { name: /^Оплатить заказ/ })
  expect(ways.map((way) => way.getAttribute('href'))).toEqual(['/cabinet/orders/390'])
})

test('arrows go from order to order; a row is one tab stop, → leads to its actions', async () => {
  data.orders = [testOrder(), testOrder({ ID: 213, ORDER_NUMBER: '48213' })]
  renderPage(PATH)
  const [first, second] = await screen.findAllByRole('row', { name: /№/ })
  const numberOf = (row: HTMLElement | undefined) => within(row as HTMLElement).getByRole('link')
  const repeatIn = (row: HTMLElement | undefined) =>
    within(row as HTMLElement).getByRole('button', { name: /Повторить/ })
  numberOf(first).focus()
  await userEvent.keyboard('{ArrowRight}')
  expect(repeatIn(first)).toHaveFocus()
  await userEvent.keyboard('{ArrowDown}')
  expect(repeatIn(second)).toHaveFocus()
  await userEvent.tab({ shift: true })
  expect(repeatIn(first)).toHaveFocus()
  await userEvent.keyboard('{ArrowLeft}{End}')
  expect(screen.getAllByRole('row').at(-1)).toContainElement(document.activeElement as HTMLElement)
})
