import type { OnlinePayCode, Order, OrderStatusCode, Shop } from '@prilavok/shared-kernel/contract'
import { catchWindows } from '@prilavok/shared-kernel/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { keys } from '../../api/keys'
import { profileApi } from '../../testing/profile-api'
import { renderPage } from '../../testing/render-page'
import { testOrder } from '../../testing/test-order'

const { data, intercept } = profileApi()

const ONLINE = { CODE: 'ONLINE_PAY', NAME: 'Онлайн картой', DESCRIPTION: '' }
const online = (CODE: OnlinePayCode, STATUS_CODE: OrderStatusCode, changes: Partial<Order> = {}) =>
  testOrder({
    STATUS: { STATUS_CODE, STATUS_NAME: '' },
    PAYMENT_TYPE: ONLINE,
    ONLINE_PAY_STATUS: { CODE, TITLE: '' },
    ...changes,
  })
const FIRST = { ID: 390, ORDER_NUMBER: '48390', POSITION_SUM: 1000.5 }
const notPaid = (changes: Partial<Order> = FIRST) => online('NOT_PAID', 'online-not-paid', changes)
const show = (shop: Partial<Shop> = { PAYMENT_TYPE: [ONLINE] }) => renderPage('/cabinet/info', { shop })
const block = async () => within(await screen.findByRole('region', { name: 'Ждут оплаты' }))
const row = async (number: string) => {
  const link = await (await block()).findByRole('link', { name: new RegExp(number) })
  return within(link.closest('li') as HTMLElement)
}

test('who owes something sees each order, the sum of all, and pays in a window of its own; it says that it is paid', async () => {
  data.orders = [
    notPaid({ ID: 391, ORDER_NUMBER: '48391', POSITION_SUM: 200, CREATE_DATE: '2025-10-15T11:32:00.000Z' }),
    notPaid(),
    testOrder({ ID: 392, ORDER_NUMBER: '48392' }),
  ]
  const windows = catchWindows()
  const { kernel } = show()
  const owed = await block()
  expect(owed.getAllByRole('listitem').map((item) => within(item).getByRole('link').textContent)).toEqual([
    '№\u00a048390',
    '№\u00a048391',
  ])
  expect(owed.getByText('2 заказа на 1 200,50 ₽')).toBeVisible()
  expect(owed.getByRole('link', { name: /48390/ })).toHaveAttribute('href', '/cabinet/orders/390')
  const first = await row('48390')
  expect(first.getByText('Не оплачен')).toBeVisible()
  intercept(({ path }) => {
    if (path !== '/v3/api/payment/390/url/') return undefined
    data.orders = data.orders.map((order) =>
      order.ID === 390 ? online('PROCESSING', 'online-processing', FIRST) : order,
    )
    return { url: 'https://bank.example/pay/7' }
  })
  await userEvent.click(first.getByRole('button', { name: /^Оплатить 1\s000,50\s₽/ }))
  await waitFor(() => expect(windows[0]?.url).toBe('https://bank.example/pay/7'))
  expect(await first.findByText(/Оплатите заказ в\sоткрывшемся окне/)).toBeVisible()
  expect(first.getByRole('button', { name: 'Продолжить оплату' })).toBeVisible()
  data.orders = data.orders.map((order) => (order.ID === 390 ? online('PAID', 'online-paid', FIRST) : order))
  await act(() => kernel.query.invalidateQueries({ queryKey: keys.orders }))
  expect(await first.findByText(/^Заказ оплачен/)).toBeVisible()
  expect(first.queryByRole('button', { name: /оплат/i })).not.toBeInTheDocument()
  expect(owed.getByText('1 заказ на 200,00 ₽')).toBeVisible()
})

test.each<[string, Order[]]>([
  ['nothing was ordered', []],
  ['orders are paid by invoice', [testOrder()]],
  ['orders are paid', [online('PAID', 'online-paid')]],
  ['a colleague has to pay', [notPaid({ IS_OWN: 'N' })]],
])('where %s nothing is said of payment', async (_why, orders) => {
  data.orders = orders
  show()
  await screen.findByRole('region', { name: /^Последний заказ/ })
  await waitFor(() => expect(screen.queryAllByRole('generic', { busy: true })).toEqual([]))
  expect(screen.queryByRole('region', { name: 'Ждут оплаты' })).not.toBeInTheDocument()
})

test('an order that is cancelled elsewhere goes; in a shop that takes no payments now another way is offered', async () => {
  data.orders = [notPaid()]
  const { kernel } = show({ PAYMENT_TYPE: [] })
  const first = await row('48390')
  expect(first.getByText(/не\sпринимает оплату онлайн/)).toBeVisible()
  expect(first.getByRole('button', { name: 'Сменить способ оплаты' })).toBeVisible()
  expect(first.queryByRole('button', { name: /^Оплатить/ })).not.toBeInTheDocument()
  data.orders = [testOrder({ ...FIRST, STATUS: { STATUS_CODE: 'canceled', STATUS_NAME: '' } })]
  await act(() => kernel.query.invalidateQueries({ queryKey: keys.orders }))
  await waitFor(async () => expect((await block()).queryByRole('listitem')).not.toBeInTheDocument())
})

test('when it is not known whether something is owed, it says so and is asked for again', async () => {
  data.orders = [notPaid()]
  intercept(({ query }) => (query.get('status') ? 500 : undefined))
  show()
  const note = await screen.findByText(/есть ли неоплаченные заказы/, { selector: 'div' })
  intercept(() => undefined)
  await userEvent.click(within(note.parentElement as HTMLElement).getByRole('button', { name: 'Повторить' }))
  expect(await row('48390')).toBeDefined()
})
