import { sentEmails } from '../../platform/emails/testing/sent-emails'
import { startTestApi, type TestApi } from '../../testing/start-test-api'
import { setProduct, someProducts } from '../basket/testing/products-and-calls'
import { orderCalls } from '../orders/testing/order-calls'
import { paymentTools } from './check-payment'
import { cancelOverdueOrders, checkDuePayments } from './testing/due-payments'
import { notice, paymentCalls, paymentOf, press } from './testing/payment-calls'

let api: TestApi
let product = 0
beforeAll(async () => {
  api = await startTestApi()
  product = (await someProducts(api, 1))[0] ?? 0
})
beforeEach(async () => {
  await api.db.deleteFrom('basket_rows').execute()
  await setProduct(api, product, { price: 500_000 })
})
afterAll(() => api.close())

describe('orders that are cancelled', () => {
  let buyer: ReturnType<typeof paymentCalls>
  let other: ReturnType<typeof paymentCalls>
  beforeAll(async () => {
    buyer = paymentCalls(api, (await api.login('client@example.com')).access_token)
    other = paymentCalls(api, (await api.login('loyalty@example.com')).access_token)
  })

  const paymentsOf = (orderId: number) =>
    api.db.selectFrom('payments').where('order_id', '=', orderId).selectAll().orderBy('attempt').execute()

  const sandboxOf = (page: URL) =>
    api.db
      .selectFrom('sandbox_payments')
      .where('id', '=', paymentOf(page))
      .selectAll()
      .executeTakeFirstOrThrow()

  const remain = () => orderCalls(api).remainOf(product)

  const round = () => checkDuePayments(paymentTools(api.app))

  test('a paid order that is cancelled is paid back; its products return', async () => {
    const order = await buyer.order(product)
    const page = await buyer.url(order)
    await press(api, page, 'pay')
    expect(await remain()).toBe(99)
    await api.db.deleteFrom('emails').execute()
    expect((await buyer.cancel(order)).json()).toEqual({ SUCCESS: 'Y' })
    expect(await buyer.states(order)).toEqual(['canceled', 'PROCESSING'])
    expect(await buyer.payTitle(order)).toBe('Оплата возвращается')
    expect(await remain()).toBe(100)
    await round()
    await round()
    expect(await buyer.payTitle(order)).toBe('Оплата возвращена')
    expect((await sentEmails(api)).map(({ subject }) => subject)).toEqual([
      ...[expect.stringContaining('отменён'), expect.stringContaining('отменил заказ')],
      expect.stringMatching(/^Оплата заказа №.* возвращена — /),
      expect.stringMatching(/^Возвращена оплата заказа №.* — /),
    ])
    expect(await buyer.states(order)).toEqual(['canceled', 'NOT_PAID'])
    expect(await sandboxOf(page)).toMatchObject({ refunded: 500_000 })
  })

  test('points that a paid order has brought are not kept by cancelling it', async () => {
    const setBalance = (balance: number) =>
      api.db
        .updateTable('clients')
        .set({ loyalty_balance: balance })
        .where('shop_id', '=', 1)
        .where('email', '=', 'loyalty@example.com')
        .execute()
    const order = await other.order(product)
    await press(api, await other.url(order), 'pay')
    const bonus = (
      await api.db
        .selectFrom('loyalty_operations')
        .where('order_id', '=', order)
        .select('points')
        .executeTakeFirstOrThrow()
    ).points
    await setBalance(bonus - 1)
    expect((await other.cancel(order)).json()).toEqual({
      SUCCESS: 'N',
      CODE: 'order_points_spent',
      MESSAGE: expect.stringContaining('уже потрачены'),
    })
    expect(await other.states(order)).toEqual(['online-paid', 'PAID'])
    await setBalance(bonus)
    expect((await other.cancel(order)).json()).toEqual({ SUCCESS: 'Y' })
    const { rows } = await api.pool.query(
      "select loyalty_balance::int as left from clients where shop_id = 1 and email = 'loyalty@example.com'",
    )
    expect(rows).toEqual([{ left: 0 }])
  })

  test('money that comes for a cancelled order goes back', async () => {
    const order = await buyer.order(product)
    const page = await buyer.url(order)
    await buyer.cancel(order)
    await press(api, page, 'pay')
    expect(await buyer.states(order)).toEqual(['canceled', 'NOT_PAID'])
    expect(await paymentsOf(order)).toMatchObject([{ status: 'refunded', taken: 500_000 }])
    expect(await sandboxOf(page)).toMatchObject({ refunded: 500_000 })
  })

  test('an order that nobody pays in time is cancelled, its products return, and both sides are told', async () => {
    const order = await buyer.order(product)
    await sentEmails(api)
    const waiting = await buyer.order(product)
    await buyer.url(waiting)
    const late = { pay_until: new Date(0) }
    await api.db.updateTable('orders').set(late).where('id', 'in', [order, waiting]).execute()
    expect(await remain()).toBe(98)
    expect(await cancelOverdueOrders(api.db)).toBe(1)
    expect(await buyer.states(order)).toEqual(['online-canceled', 'NOT_PAID'])
    expect(await buyer.states(waiting)).toEqual(['online-processing', 'PROCESSING'])
    expect(await remain()).toBe(99)
    expect((await buyer.askUrl(order)).statusCode).toBe(409)
    const { number } = await api.db
      .selectFrom('orders')
      .where('shop_id', '=', 1)
      .where('id', '=', order)
      .select('number')
      .executeTakeFirstOrThrow()
    const [toBuyer, toManager, ...more] = (await sentEmails(api)).filter(({ subject }) =>
      subject.includes(number),
    )
    expect(more).toEqual([])
    expect(toBuyer).toMatchObject({ to: 'client@example.com', subject: expect.stringContaining('отменён') })
    expect(toBuyer?.plain).toContain(`/cabinet/orders/${order}\n`)
    expect(toBuyer?.plain).toContain('Причина отмены: Заказ не оплачен в срок')
    expect(toManager?.subject).toMatch(/отменён без оплаты/)
  })
})

describe('money that goes back', () => {
  let buyer: ReturnType<typeof paymentCalls>
  beforeAll(async () => {
    buyer = paymentCalls(api, (await api.login('loyalty@example.com')).access_token)
  })

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

  test('an order of which a part was given back by hand stays paid', async () => {
    const { order, page } = await paidOrder()
    await refundByHand(page, 499_999)
    await tell(page)
    expect(await buyer.states(order)).toEqual(['online-paid', 'PAID'])
    expect(await paymentsOf(order)).toMatchObject([{ status: 'succeeded' }])
    expect(await toldOf()).toEqual([])
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
})
