import type { CreateOrderResponse, V4Answer } from '@prilavok/shared-kernel/contract'
import { sentEmails } from '../../platform/emails/testing/sent-emails'
import { startTestApi, type TestApi } from '../../testing/start-test-api'
import { basketOf, setProduct, someProducts } from '../basket/testing/products-and-calls'
import { checkPayment, paymentTools } from './check-payment'
import { checkDuePayments } from './testing/due-payments'
import { notice, paymentCalls, paymentOf, press } from './testing/payment-calls'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
})
afterAll(() => api.close())

describe('a payment', () => {
  let buyer: ReturnType<typeof paymentCalls>
  let other: ReturnType<typeof paymentCalls>
  let product = 0
  beforeAll(async () => {
    buyer = paymentCalls(api, (await api.login('client@example.com')).access_token)
    other = paymentCalls(api, (await api.login('loyalty@example.com')).access_token)
    product = (await someProducts(api, 1))[0] ?? 0
  })
  beforeEach(async () => {
    await api.db.deleteFrom('basket_rows').execute()
    await setProduct(api, product, { price: 500_000 })
  })

  const paymentsOf = (orderId: number) =>
    api.db.selectFrom('payments').where('order_id', '=', orderId).selectAll().orderBy('attempt').execute()

  const sandboxOf = (page: URL) =>
    api.db
      .selectFrom('sandbox_payments')
      .where('id', '=', paymentOf(page))
      .selectAll()
      .executeTakeFirstOrThrow()

  const due = () =>
    api.db
      .updateTable('payments')
      .set({ next_check_at: new Date(0) })
      .where('next_check_at', 'is not', null)
      .execute()

  const round = () => checkDuePayments(paymentTools(api.app))

  test('[API-067] an order is paid at the address that the call answers; the amount is its own', async () => {
    const order = await buyer.order(product)
    expect(await buyer.states(order)).toEqual(['online-not-paid', 'NOT_PAID'])
    const page = await buyer.url(order)
    expect(await buyer.states(order)).toEqual(['online-processing', 'PROCESSING'])
    const { payload, headers, statusCode } = await api.app.inject(page.pathname)
    expect(statusCode).toBe(200)
    expect(payload).toContain('5\u00a0000,00\u00a0₽')
    expect(headers['content-security-policy']).toMatch(
      /^default-src 'none'; style-src 'sha256-[^']+'; form-action 'self'/,
    )
    const pressed = await press(api, page, 'pay')
    expect(pressed.statusCode).toBe(303)
    expect(pressed.headers.location).toBe(page.pathname)
    expect(await buyer.states(order)).toEqual(['online-paid', 'PAID'])
    expect((await api.app.inject(page.pathname)).payload).toContain(`/cabinet/orders/${order}`)
    expect((await buyer.askUrl(order)).statusCode).toBe(409)
  })

  test('one attempt at a time: the same address until it is rejected, then a new one', async () => {
    const order = await buyer.order(product)
    const [page, again] = [await buyer.url(order), await buyer.url(order)]
    expect(again.href).toBe(page.href)
    await press(api, page, 'reject')
    expect(await buyer.states(order)).toEqual(['online-not-paid', 'NOT_PAID'])
    const second = await buyer.url(order)
    expect(second.href).not.toBe(page.href)
    await press(api, page, 'pay')
    expect(await buyer.states(order)).toEqual(['online-processing', 'PROCESSING'])
    await press(api, second, 'pay')
    expect(await buyer.states(order)).toEqual(['online-paid', 'PAID'])
    expect((await paymentsOf(order)).map((row) => row.status)).toEqual(['rejected', 'succeeded'])
  })

  test('calls at once start one payment', async () => {
    const order = await buyer.order(product)
    const pages = await Promise.all(Array.from({ length: 8 }, () => buyer.url(order)))
    expect(new Set(pages.map((page) => page.href)).size).toBe(1)
    expect(await paymentsOf(order)).toHaveLength(1)
  })

  test('callbacks that come twice, at once or late change nothing more; one e-mail is written', async () => {
    const order = await buyer.order(product)
    await sentEmails(api)
    const page = await buyer.url(order)
    await press(api, page, 'twice')
    const answers = await Promise.all(Array.from({ length: 6 }, () => notice(api, 1, paymentOf(page))))
    expect(answers.map((answer) => answer.statusCode)).toEqual(Array(6).fill(200))
    expect(await buyer.states(order)).toEqual(['online-paid', 'PAID'])
    const emails = await sentEmails(api)
    expect(
      emails.map(({ subject, plain }) => [subject, plain.includes(`/cabinet/orders/${order}\n`)]),
    ).toEqual([
      [expect.stringMatching(/^Заказ №\s.* оплачен — /), true],
      [expect.stringMatching(/^Оплачен заказ №\s/), false],
    ])
  })

  test('what a notification says is not believed: forged, unknown and foreign ones change nothing', async () => {
    const order = await buyer.order(product)
    const page = await buyer.url(order)
    const forged = {
      event: 'payment.succeeded',
      payment_id: paymentOf(page),
      object: { status: 'succeeded' },
    }
    const send = (payload: object) =>
      api.app.inject({ method: 'POST', url: '/v3/payment/notice/1/', payload })
    expect((await send(forged)).statusCode).toBe(200)
    expect(await buyer.states(order)).toEqual(['online-processing', 'PROCESSING'])
    expect((await notice(api, 1, '11111111-2222-3333-4444-555555555555')).statusCode).toBe(404)
    expect((await notice(api, 2, paymentOf(page))).statusCode).toBe(404)
    for (const payload of [{}, { payment_id: 7 }, { payment_id: 'x' }])
      expect((await send(payload)).statusCode).toBe(400)
  })

  test('a slow answer is asked for until it comes', async () => {
    const order = await buyer.order(product)
    const page = await buyer.url(order)
    await press(api, page, 'slow')
    await press(api, page, 'reject')
    await due()
    await round()
    expect(await buyer.states(order)).toEqual(['online-processing', 'PROCESSING'])
    const [payment] = await paymentsOf(order)
    expect(payment?.next_check_at?.getTime()).toBeGreaterThan(Date.now())
    await api.db
      .updateTable('sandbox_payments')
      .set({ answers_at: new Date() })
      .where('id', '=', paymentOf(page))
      .execute()
    await due()
    await round()
    expect(await buyer.states(order)).toEqual(['online-paid', 'PAID'])
  })

  test('a payment of another amount goes back, and the order is not paid', async () => {
    const order = await buyer.order(product)
    const page = await buyer.url(order)
    await api.db
      .updateTable('sandbox_payments')
      .set({ amount: 100 })
      .where('id', '=', paymentOf(page))
      .execute()
    await press(api, page, 'pay')
    expect(await buyer.states(order)).toEqual(['online-not-paid', 'NOT_PAID'])
    expect(await paymentsOf(order)).toMatchObject([{ status: 'refunded', taken: 100 }])
    expect(await sandboxOf(page)).toMatchObject({ refunded: 100 })
  })

  test("[API-085] nobody pays another client's order, a bonus order or one that waits for no money", async () => {
    const order = await buyer.order(product)
    expect((await other.askUrl(order)).statusCode).toBe(404)
    const cash = await buyer.order(product, { payment: 'CASH' })
    expect((await buyer.askUrl(cash)).json()).toEqual({
      CODE: 'order_not_payable',
      errors: { query_error: 'Этот заказ нельзя оплатить онлайн' },
    })
    expect((await api.get(await api.visitor(), `/v3/api/payment/${order}/url/`)).statusCode).toBe(403)
  })

  test('a bonus order is paid with points and no other way', async () => {
    const loyalty = (await api.login('loyalty@example.com')).access_token
    await setProduct(api, product, { loyalty_price: 1 })
    await api.db
      .updateTable('clients')
      .set({ loyalty_balance: 100 })
      .where('shop_id', '=', 1)
      .where('email', '=', 'loyalty@example.com')
      .execute()
    await basketOf(api, loyalty, 'loyalty').add({ [product]: 1 })
    const made = await api.post(loyalty, '/v4/api/client/order_basket/loyalty/create/', {
      payment: 'ONLINE_PAY',
    })
    const order = made.json<V4Answer<CreateOrderResponse>>().response.ORDER_ID ?? 0
    expect(await other.states(order)).toEqual(['sent', null])
    expect((await other.askUrl(order)).statusCode).toBe(409)
    expect(await other.changeType(order, 'ONLINE_PAY')).toMatchObject({ SUCCESS: 'N' })
    expect(await other.states(order)).toEqual(['sent', null])
  })

  test('an order whose sum is changed while it is being paid is not paid by the former sum', async () => {
    const order = await buyer.order(product)
    const former = await buyer.url(order)
    await api.db.updateTable('orders').set({ position_sum: 700_000 }).where('id', '=', order).execute()
    const page = await buyer.url(order)
    expect(page.href).not.toBe(former.href)
    await press(api, former, 'pay')
    expect(await buyer.states(order)).toEqual(['online-processing', 'PROCESSING'])
    await press(api, page, 'pay')
    expect(await buyer.states(order)).toEqual(['online-paid', 'PAID'])
    expect(await paymentsOf(order)).toMatchObject([
      { status: 'refunded', taken: 500_000 },
      { status: 'succeeded', taken: 700_000 },
    ])
  })

  test.each([
    'https://evil.example/',
    '//evil.example',
    '\\\\evil.example',
    'javascript:alert(1)',
    'https://user@demo-green.localhost/',
    'https://demo-blue.localhost/',
    'http://demo-green.localhost.evil.example/',
  ])('the buyer never comes back to %s', async (address) => {
    const order = await buyer.order(product)
    const answer = await buyer.askUrl(order, `success_url=${encodeURIComponent(address)}`)
    expect(answer.statusCode).toBe(400)
    expect(await paymentsOf(order)).toEqual([])
  })

  test('the buyer comes back to the page of the shop that the call names', async () => {
    const order = await buyer.order(product)
    const answer = await buyer.askUrl(order, 'success_url=%2Fcabinet%2Forders%2F7%3Fpaid%3DY')
    const page = new URL(answer.json<{ url: string }>().url)
    expect((await sandboxOf(page)).return_url).toMatch(/^https?:\/\/[^/]+\/cabinet\/orders\/7\?paid=Y$/)
  })

  test('[API-066] the way of paying can be changed while nothing is paid and nobody works on the order', async () => {
    const order = await buyer.order(product)
    expect(await buyer.changeType(order, 'INVOICE')).toEqual({ SUCCESS: 'Y' })
    expect(await buyer.states(order)).toEqual(['sent', null])
    const until = async () =>
      (
        await api.db
          .selectFrom('orders')
          .where('id', '=', order)
          .select('pay_until')
          .executeTakeFirstOrThrow()
      ).pay_until
    expect(await until()).toBeNull()
    expect(await buyer.changeType(order, 'ONLINE_PAY')).toEqual({ SUCCESS: 'Y' })
    expect(await buyer.states(order)).toEqual(['online-not-paid', 'NOT_PAID'])
    expect((await until())?.getTime()).toBeGreaterThan(Date.now() + 2 * 86_400_000)
    expect(await buyer.changeType(order, 'BITCOIN')).toMatchObject({
      SUCCESS: 'N',
      errors: { query_error: 'Такого способа оплаты нет' },
    })
    await press(api, await buyer.url(order), 'pay')
    expect(await buyer.changeType(order, 'CASH')).toEqual({
      SUCCESS: 'N',
      errors: { query_error: 'Заказ уже оплачен', payment_type: 'Заказ уже оплачен' },
    })
    const working = await buyer.order(product)
    await api.db.updateTable('orders').set({ status: 'in-progress' }).where('id', '=', working).execute()
    expect(await buyer.changeType(working, 'CASH')).toMatchObject({ SUCCESS: 'N' })
    const foreign = await api.post(
      await api.login('loyalty@example.com').then((it) => it.access_token),
      `/v3/api/client/payment/type/${working}/CASH/`,
      {},
    )
    expect(foreign.statusCode).toBe(404)
  })

  test.each([
    ['pay', ['online-paid', 'PAID'], 'ONLINE_PAY'],
    ['reject', ['sent', null], 'CASH'],
  ] as const)(
    'a payment that is given up while the acquirer is asked ends as the acquirer says: %s',
    async (button, states, type) => {
      const order = await buyer.order(product)
      const page = await buyer.url(order)
      await press(api, page, 'slow')
      await api.db
        .updateTable('sandbox_payments')
        .set({ answers_at: new Date(), status: button === 'pay' ? 'succeeded' : 'canceled' })
        .where('id', '=', paymentOf(page))
        .execute()
      const tools = paymentTools(api.app)
      const of: typeof tools.acquirers.of = (code) => {
        const asked = tools.acquirers.of(code)
        if (!asked) return undefined
        const read: typeof asked.read = async (...payment) => {
          const report = await asked.read(...payment)
          await buyer.changeType(order, 'CASH')
          return report
        }
        return { ...asked, read }
      }
      const [payment] = await paymentsOf(order)
      await checkPayment({ ...tools, acquirers: { ...tools.acquirers, of } }, 1, payment?.id ?? 0)
      expect(await buyer.states(order)).toEqual(states)
      expect((await buyer.detail(order))?.PAYMENT_TYPE.CODE).toBe(type)
    },
  )

  test('a buyer who changed his mind, and paid after all, has paid', async () => {
    const order = await buyer.order(product)
    const page = await buyer.url(order)
    const chosen = async () => (await buyer.detail(order))?.PAYMENT_TYPE.CODE
    await buyer.changeType(order, 'CASH')
    expect(await chosen()).toBe('CASH')
    await press(api, page, 'pay')
    expect(await buyer.states(order)).toEqual(['online-paid', 'PAID'])
    expect(await chosen()).toBe('ONLINE_PAY')
  })
})
