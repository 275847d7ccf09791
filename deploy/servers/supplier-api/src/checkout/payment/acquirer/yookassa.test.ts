import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { PointsAnswer } from '@prilavok/shared-kernel/contract'
import { createApi } from '../../../server'
import { servicesOf } from '../../../settings'
import { startTestApi, type TestApi } from '../../../testing/start-test-api'
import { setProduct, someProducts } from '../../basket/testing/products-and-calls'
import { paymentTools } from '../check-payment'
import { checkDuePayments } from '../testing/due-payments'
import { fakeYookassa } from '../testing/fake-yookassa'
import { paymentCalls } from '../testing/payment-calls'
import { warnOfUnaskedPayments } from '../unasked-payments'

let folder: string
let bank: Awaited<ReturnType<typeof fakeYookassa>>
let base: TestApi
let api: TestApi
let buyer: ReturnType<typeof paymentCalls>
let token = ''
let product = 0
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'prilavok yookassa '))
  bank = await fakeYookassa(ACCOUNT)
  const accounts = join(folder, 'accounts.json')
  await writeFile(accounts, JSON.stringify({ 1: { shop_id: ACCOUNT.shopId, secret_key: ACCOUNT.secretKey } }))
  base = await startTestApi(20)
  const env = { PAYMENT_ACQUIRER: 'yookassa', YOOKASSA_URL: bank.url, YOOKASSA_ACCOUNTS: accounts }
  const app = await createApi({
    databaseUrl: base.databaseUrl,
    services: servicesOf(env, folder),
    logLevel: 'silent',
    background: false,
  })
  const ask =
    (method: 'GET' | 'POST') => (token: string, path: string, form?: Record<string, string | number>) =>
      app.inject({
        method,
        url: `${path}${path.includes('?') ? '&' : '?'}access_token=${token}`,
        ...(form && {
          headers: { 'content-type': 'application/x-www-form-urlencoded' },
          payload: new URLSearchParams(
            Object.entries(form).map(([name, value]) => [name, String(value)]),
          ).toString(),
        }),
      })
  api = { ...base, app, get: ask('GET'), post: ask('POST') }
  token = (await base.login('client@example.com')).access_token
  buyer = paymentCalls(api, token)
  product = (await someProducts(base, 1))[0] ?? 0
})
beforeEach(async () => {
  bank.state.down = false
  bank.state.refundStatus = 'succeeded'
  await base.db.deleteFrom('basket_rows').execute()
  await setProduct(base, product, { price: 500_001 })
})
afterAll(async () => {
  await api.app.close()
  await base.close()
  await bank.close()
  await rm(folder, { recursive: true, force: true })
})

const ACCOUNT = { shopId: '506751', secretKey: 'test_secret' }

const paymentAt = (page: URL) => {
  const payment = bank.payments.get(page.searchParams.get('orderId') ?? '')
  if (!payment) throw new Error('The bank knows no such payment')
  return payment
}

const notify = (id: string, event = 'payment.succeeded') =>
  api.app.inject({
    method: 'POST',
    url: '/v3/payment/notice/1/',
    payload: {
      type: 'notification',
      event,
      object: event.startsWith('refund') ? { id: 'r', payment_id: id } : { id },
    },
  })

const due = () =>
  base.db
    .updateTable('payments')
    .set({ next_check_at: new Date(0) })
    .where('next_check_at', 'is not', null)
    .execute()

const round = () => checkDuePayments(paymentTools(api.app))

test('a payment is started with the order’s amount, and paid once the bank says so when asked', async () => {
  const order = await buyer.order(product)
  const page = await buyer.url(order)
  const payment = paymentAt(page)
  expect(payment).toMatchObject({
    amount: { value: '5000.01', currency: 'RUB' },
    description: expect.stringContaining('Заказ №'),
  })
  expect(payment.confirmation.return_url).toMatch(new RegExp(`/cabinet/orders/${order}$`))
  expect((await notify(payment.id)).statusCode).toBe(200)
  expect(await buyer.states(order)).toEqual(['online-processing', 'PROCESSING'])
  payment.status = 'succeeded'
  await Promise.all([notify(payment.id), notify(payment.id), notify(payment.id)])
  expect(await buyer.states(order)).toEqual(['online-paid', 'PAID'])
})

test('a cancelled payment lets the buyer try again, even without a notification', async () => {
  const order = await buyer.order(product)
  const first = await buyer.url(order)
  paymentAt(first).status = 'canceled'
  const second = await buyer.url(order)
  expect(second.href).not.toBe(first.href)
  paymentAt(second).status = 'succeeded'
  await due()
  await round()
  expect(await buyer.states(order)).toEqual(['online-paid', 'PAID'])
})

test('while the bank is away the buyer is told so; the next try is the same payment', async () => {
  const order = await buyer.order(product)
  bank.state.down = true
  const away = await buyer.askUrl(order)
  expect(away.statusCode).toBe(424)
  expect(away.json()).toMatchObject({
    meta: { errorDetail: expect.stringContaining('При оплате заказа произошла ошибка') },
  })
  expect(await buyer.states(order)).toEqual(['online-not-paid', 'NOT_PAID'])
  bank.state.down = false
  await buyer.url(order)
  const [attempt, ...more] = await base.db
    .selectFrom('payments')
    .where('order_id', '=', order)
    .select('create_key')
    .execute()
  expect(more).toEqual([])
  expect(bank.keys.at(-1)).toBe(attempt?.create_key)
})

test('a refund that takes its time is asked for with one key until it is done', async () => {
  const order = await buyer.order(product)
  const page = await buyer.url(order)
  paymentAt(page).status = 'succeeded'
  await notify(paymentAt(page).id)
  await buyer.cancel(order)
  bank.state.down = true
  await round()
  expect(await buyer.states(order)).toEqual(['canceled', 'PROCESSING'])
  bank.state.down = false
  await due()
  await round()
  expect(await buyer.states(order)).toEqual(['canceled', 'NOT_PAID'])
  expect(paymentAt(page).refunded_amount.value).toBe('5000.01')
  expect((await notify(paymentAt(page).id, 'refund.succeeded')).statusCode).toBe(200)
})

test('a refund that the bank rejects is tried again as another one; one made by hand is noticed', async () => {
  const order = await buyer.order(product)
  const page = await buyer.url(order)
  paymentAt(page).status = 'succeeded'
  await notify(paymentAt(page).id)
  await buyer.cancel(order)
  bank.state.refundStatus = 'canceled'
  await round()
  const first = bank.keys.at(-1)
  await due()
  await round()
  expect(bank.keys.at(-1)).not.toBe(first)
  expect(await buyer.states(order)).toEqual(['canceled', 'PROCESSING'])
  paymentAt(page).refunded_amount = paymentAt(page).amount
  await due()
  await round()
  expect(await buyer.states(order)).toEqual(['canceled', 'NOT_PAID'])
})

test('money of which a part went back before it was known pays the order, as it does when it goes back later', async () => {
  const order = await buyer.order(product)
  const payment = paymentAt(await buyer.url(order))
  payment.status = 'succeeded'
  payment.refunded_amount = { value: '1000.01', currency: 'RUB' }
  await notify(payment.id, 'refund.succeeded')
  await round()
  expect(await buyer.states(order)).toEqual(['online-paid', 'PAID'])
  expect(payment.refunded_amount.value).toBe('1000.01')
})

test('a bank that answers something else changes nothing', async () => {
  const order = await buyer.order(product)
  const page = await buyer.url(order)
  const payment = paymentAt(page)
  payment.status = 'succeeded'
  const { value } = payment.amount
  payment.amount.value = '5000,01'
  expect((await notify(payment.id)).statusCode).toBe(424)
  expect(await buyer.states(order)).toEqual(['online-processing', 'PROCESSING'])
  payment.amount.value = value
  await notify(payment.id)
  expect(await buyer.states(order)).toEqual(['online-paid', 'PAID'])
})

test('a receipt goes with the payment: each row at its price, the delivery, the tax of the shop, who buys', async () => {
  await setProduct(base, product, { price: 500_050, name: 'Бумага «Снегурочка»' })
  await base.db.updateTable('shops').set({ tax_type: 'НДС 10 %' }).where('id', '=', 1).execute()
  const { ITEMS: points } = (await api.get(token, '/v3/api/client/point')).json<PointsAnswer>()
  const order = await buyer.order(product, {
    ...{ payment: 'ONLINE_PAY', delivery_type: '2', delivery_zone: 2, address_id: points[0]?.ID ?? 0 },
  })
  await base.db.updateTable('shops').set({ tax_type: 'с НДС' }).where('id', '=', 1).execute()
  const { receipt, amount } = paymentAt(await buyer.url(order))
  const detail = await buyer.detail(order)
  expect(detail?.DELIVERY_PRICE).toBeGreaterThan(0)
  expect(receipt).toEqual({
    customer: {
      full_name: 'ООО «Вектор Плюс»',
      inn: expect.stringMatching(/^\d{10}$/),
      email: 'client@example.com',
      phone: '79001234567',
    },
    items: [
      {
        ...{ description: 'Бумага «Снегурочка»', quantity: 1, amount: { value: '5000.50', currency: 'RUB' } },
        ...{ vat_code: 3, payment_mode: 'full_prepayment', payment_subject: 'commodity', measure: 'piece' },
      },
      {
        ...{ description: 'Доставка', quantity: 1 },
        amount: { value: detail?.DELIVERY_PRICE.toFixed(2), currency: 'RUB' },
        ...{ vat_code: 3, payment_mode: 'full_prepayment', payment_subject: 'service', measure: 'piece' },
      },
    ],
    internet: true,
  })
  expect(Number(amount.value)).toBe(detail?.POSITION_SUM)
})

test('what goes back has a receipt of its own: of everything, or of the part', async () => {
  await setProduct(base, product, { price: 500_001, name: 'Папка' })
  const refunded = async (byHand: string) => {
    const order = await buyer.order(product)
    const payment = paymentAt(await buyer.url(order))
    payment.status = 'succeeded'
    await notify(payment.id)
    payment.refunded_amount = { value: byHand, currency: 'RUB' }
    await buyer.cancel(order)
    await due()
    await round()
    return bank.refunds.at(-1)?.receipt?.items.map(({ description, amount }) => [description, amount.value])
  }
  expect(await refunded('0.00')).toEqual([['Папка', '5000.01']])
  expect(await refunded('1000.01')).toEqual([['Часть оплаты заказа', '4000.00']])
})

test('who stops taking payments by the bank still learns of those under way, and is told when nobody can', async () => {
  const order = await buyer.order(product)
  const payment = paymentAt(await buyer.url(order))
  payment.status = 'succeeded'
  const accounts = join(folder, 'accounts.json')
  const start = (env: Record<string, string>) =>
    createApi({
      databaseUrl: base.databaseUrl,
      services: servicesOf(env, folder),
      logLevel: 'silent',
      background: false,
    })
  const blind = await start({ PAYMENT_ACQUIRER: 'none' })
  const warnings: unknown[] = []
  const log = Object.assign(Object.create(blind.log), { warn: (of: unknown) => warnings.push(of) })
  await warnOfUnaskedPayments({ db: blind.db, services: blind.services, log })
  expect(warnings).toEqual([{ acquirer: 'yookassa', payments: expect.any(Number) }])
  await due()
  await checkDuePayments(paymentTools(blind))
  await blind.close()
  expect(await buyer.states(order)).toEqual(['online-processing', 'PROCESSING'])

  const seeing = await start({
    PAYMENT_ACQUIRER: 'none',
    YOOKASSA_URL: bank.url,
    YOOKASSA_ACCOUNTS: accounts,
  })
  expect(seeing.services.acquirers.current.serves(1)).toBe(false)
  await warnOfUnaskedPayments({ db: seeing.db, services: seeing.services, log })
  expect(warnings).toHaveLength(1)
  await due()
  await checkDuePayments(paymentTools(seeing))
  await seeing.close()
  expect(await buyer.states(order)).toEqual(['online-paid', 'PAID'])
})

test('settings that do not fit are told', () => {
  expect(() => servicesOf({ PAYMENT_ACQUIRER: 'yookassa' }, folder)).toThrow('YOOKASSA_ACCOUNTS')
  expect(() => servicesOf({ PAYMENT_ACQUIRER: 'bank' }, folder)).toThrow('PAYMENT_ACQUIRER')
})
