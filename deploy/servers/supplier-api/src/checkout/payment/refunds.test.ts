import { sentEmails } from '../../platform/emails/testing/sent-emails'
import { startTestApi, type TestApi } from '../../testing/start-test-api'
import { setProduct, someProducts } from '../basket/testing/products-and-calls'
import { cancelOverdueOrders } from './testing/due-payments'
import { notice, paymentCalls, paymentOf, press } from './testing/payment-calls'

let api: TestApi
let buyer: ReturnType<typeof paymentCalls>
let product = 0
beforeAll(async () => {
  api = await startTestApi(60)
  buyer = paymentCalls(api, (await api.login('loyalty@example.com')).access_token)
  product = (await someProducts(api, 1))[0] ?? 0
}, 60_000)
beforeEach(async () => {
  await api.db.deleteFrom('basket_rows').execute()
  await setProduct(api, product, { price: 500_000 })
})
afterAll(() => api.close())

/** The supplier gives money back in the acquirer's own cabinet; the payment itself has succeeded. */
const refundByHand = (page: URL, refunded: number) =>
  api.db
    .updateTable('sandbox_payments')
    .set({ status: 'succeeded', refunded })
    .where('id', '=', paymentOf(page))
    .execute()
const tell = (page: URL) => notice(api, 1, paymentOf(page))
const paymentsOf = (orderId: number) =>
  api.db
    .selectFrom('payments')
    .where('order_id', '=', orderId)
    .select(['status', 'taken', 'next_check_at'])
    .orderBy('attempt')
    .execute()
const pointsOf = async (orderId: number) => {
  const lines = await api.db
    .selectFrom('loyalty_operations')
    .where('order_id', '=', orderId)
    .select('points')
    .execute()
  return lines.reduce((sum, { points }) => sum + points, 0)
}
const setOrder = (id: number, changes: { status?: 'in-progress' | 'completed'; pay_until?: Date }) =>
  api.db.updateTable('orders').set(changes).where('shop_id', '=', 1).where('id', '=', id).execute()
const paidOrder = async () => {
  const order = await buyer.order(product)
  const page = await buyer.url(order)
  await press(api, page, 'pay')
  expect(await buyer.states(order)).toEqual(['online-paid', 'PAID'])
  await sentEmails(api)
  return { order, page }
}
const toldOf = async () => (await sentEmails(api)).map(({ subject }) => subject)
const REFUND_IS_TOLD = [
  expect.stringMatching(/плата заказа №.* возвращена — /),
  expect.stringMatching(/^Возвращена .*плата заказа №.* — /),
]

test('money that went back before its payment was known pays no order, and earns no points', async () => {
  const order = await buyer.order(product)
  const page = await buyer.url(order)
  await refundByHand(page, 500_000)
  await sentEmails(api)
  await tell(page)
  await tell(page)
  expect(await buyer.states(order)).toEqual(['online-not-paid', 'NOT_PAID'])
  expect(await paymentsOf(order)).toEqual([{ status: 'refunded', taken: 500_000, next_check_at: null }])
  expect(await pointsOf(order)).toBe(0)
  expect(await toldOf()).toEqual(REFUND_IS_TOLD)
  await press(api, await buyer.url(order), 'pay')
  expect(await buyer.states(order)).toEqual(['online-paid', 'PAID'])
  expect(await pointsOf(order)).toBeGreaterThan(0)
})

test('a cancelled order whose money went back already says so', async () => {
  const order = await buyer.order(product)
  const page = await buyer.url(order)
  await buyer.cancel(order)
  await refundByHand(page, 500_000)
  await tell(page)
  expect(await buyer.states(order)).toEqual(['canceled', 'NOT_PAID'])
  expect(await buyer.payTitle(order)).toBe('Оплата возвращена')
})

test('an order that another payment is under way for waits for it when money went back', async () => {
  const order = await buyer.order(product)
  const former = await buyer.url(order)
  await api.db.updateTable('orders').set({ position_sum: 700_000 }).where('id', '=', order).execute()
  const page = await buyer.url(order)
  await refundByHand(former, 500_000)
  await tell(former)
  expect(await buyer.states(order)).toEqual(['online-processing', 'PROCESSING'])
  await press(api, page, 'pay')
  expect(await buyer.states(order)).toEqual(['online-paid', 'PAID'])
})

test('an order whose payment is given back by hand is not paid any more; both sides are told once', async () => {
  const { order, page } = await paidOrder()
  await setOrder(order, { pay_until: new Date(0) })
  const points = await pointsOf(order)
  expect(points).toBeGreaterThan(0)
  await refundByHand(page, 500_000)
  await Promise.all([tell(page), tell(page), tell(page)])
  expect(await buyer.states(order)).toEqual(['online-not-paid', 'NOT_PAID'])
  expect(await paymentsOf(order)).toMatchObject([{ status: 'refunded', taken: 500_000 }])
  expect(await toldOf()).toEqual(REFUND_IS_TOLD)
  expect(await cancelOverdueOrders(api.db)).toBe(0)
  await press(api, await buyer.url(order), 'pay')
  expect(await buyer.states(order)).toEqual(['online-paid', 'PAID'])
  expect(await pointsOf(order)).toBe(points)
})

test('an order that was paid back and is not paid again in time brings no points', async () => {
  const { order, page } = await paidOrder()
  await refundByHand(page, 500_000)
  await tell(page)
  await setOrder(order, { pay_until: new Date(0) })
  expect(await cancelOverdueOrders(api.db)).toBe(1)
  expect(await pointsOf(order)).toBe(0)
})

test('whoever was paid back can cancel the order; its points go back', async () => {
  const { order, page } = await paidOrder()
  await refundByHand(page, 500_000)
  await tell(page)
  expect((await buyer.cancel(order)).json()).toEqual({ SUCCESS: 'Y' })
  expect(await buyer.payTitle(order)).toBe('Оплата возвращена')
  expect(await pointsOf(order)).toBe(0)
})

test.each(['in-progress', 'completed'] as const)(
  'an order that is %s stays so when it is paid back',
  async (status) => {
    const { order, page } = await paidOrder()
    await setOrder(order, { status })
    await refundByHand(page, 500_000)
    await tell(page)
    expect(await buyer.states(order)).toEqual([status, 'NOT_PAID'])
    expect(await buyer.payTitle(order)).toBe('Оплата возвращена')
    expect(await pointsOf(order)).toBe(0)
  },
)

test('an order of which a part was given back by hand stays paid', async () => {
  const { order, page } = await paidOrder()
  await refundByHand(page, 499_999)
  await tell(page)
  expect(await buyer.states(order)).toEqual(['online-paid', 'PAID'])
  expect(await paymentsOf(order)).toMatchObject([{ status: 'succeeded' }])
  expect(await toldOf()).toEqual([])
})

test('a part that was given back before the payment was known leaves the order paid as well', async () => {
  const order = await buyer.order(product)
  const page = await buyer.url(order)
  await refundByHand(page, 1)
  await tell(page)
  expect(await buyer.states(order)).toEqual(['online-paid', 'PAID'])
  expect(await paymentsOf(order)).toMatchObject([{ status: 'succeeded' }])
})

test('an order that was paid twice stays paid when the surplus goes back, and both sides are told', async () => {
  const order = await buyer.order(product)
  const first = await buyer.url(order)
  await press(api, first, 'reject')
  await press(api, await buyer.url(order), 'pay')
  await sentEmails(api)
  await api.db
    .updateTable('sandbox_payments')
    .set({ status: 'succeeded' })
    .where('id', '=', paymentOf(first))
    .execute()
  await api.db
    .updateTable('payments')
    .set({ status: 'pending' })
    .where('provider_id', '=', paymentOf(first))
    .execute()
  await tell(first)
  expect(await buyer.states(order)).toEqual(['online-paid', 'PAID'])
  expect(await paymentsOf(order)).toMatchObject([{ status: 'refunded' }, { status: 'succeeded' }])
  expect(await toldOf()).toEqual(REFUND_IS_TOLD)
})
