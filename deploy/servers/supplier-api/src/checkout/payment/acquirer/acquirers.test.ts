import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openSandbox } from '@prilavok/demo-shops/sandbox/acquirer'
import type {
  BanksAnswer,
  CompaniesAnswer,
  OrderBasketResponse,
  PaymentType,
  PointsAnswer,
  ShopAnswer,
  V4Answer,
} from '@prilavok/shared-kernel/contract'
import { createApi } from '../../../server'
import { servicesOf } from '../../../settings'
import { startTestApi, type TestApi } from '../../../testing/start-test-api'
import { setProduct, someProducts } from '../../basket/testing/products-and-calls'
import { paymentTools } from '../check-payment'
import { checkDuePayments } from '../testing/due-payments'
import { fakeYookassa } from '../testing/fake-yookassa'
import { paymentCalls } from '../testing/payment-calls'
import { warnOfUnaskedPayments } from '../unasked-payments'
import { openAcquirers } from './open-acquirers'
import { yookassa } from './yookassa'

let folder: string
let base: TestApi
let token = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'prilavok acquirers '))
  base = await startTestApi()
  token = (await base.login('client@example.com')).access_token
})
afterAll(async () => {
  await base.close()
  await rm(folder, { recursive: true, force: true })
})

/** The same shops as a supplier has them: without what stands in for something real, with an acquirer of its own or none. */
async function supplierApi(env: Record<string, string>): Promise<TestApi> {
  const app = await createApi({
    databaseUrl: base.databaseUrl,
    services: servicesOf(env, folder),
    logLevel: 'silent',
    background: false,
  })
  const ask =
    (method: 'GET' | 'POST') => (accessToken: string, path: string, form?: Record<string, string | number>) =>
      app.inject({
        method,
        url: `${path}${path.includes('?') ? '&' : '?'}access_token=${accessToken}`,
        ...(form && {
          headers: { 'content-type': 'application/x-www-form-urlencoded' },
          payload: new URLSearchParams(
            Object.entries(form).map(([name, value]) => [name, String(value)]),
          ).toString(),
        }),
      })
  return { ...base, app, get: ask('GET'), post: ask('POST') }
}

describe('YooKassa', () => {
  let bank: Awaited<ReturnType<typeof fakeYookassa>>
  let api: TestApi
  let buyer: ReturnType<typeof paymentCalls>
  let product = 0
  beforeAll(async () => {
    bank = await fakeYookassa(ACCOUNT)
    const accounts = join(folder, 'accounts.json')
    const account = { shop_id: ACCOUNT.shopId, secret_key: ACCOUNT.secretKey }
    await writeFile(accounts, JSON.stringify({ 1: account }))
    api = await supplierApi({
      PAYMENT_ACQUIRER: 'yookassa',
      YOOKASSA_URL: bank.url,
      YOOKASSA_ACCOUNTS: accounts,
    })
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
    await bank.close()
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
          ...{
            description: 'Бумага «Снегурочка»',
            quantity: 1,
            amount: { value: '5000.50', currency: 'RUB' },
          },
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

  test('who stops taking payments by the bank still learns of those under way, and is told when nobody can', async () => {
    const order = await buyer.order(product)
    const payment = paymentAt(await buyer.url(order))
    payment.status = 'succeeded'
    const accounts = join(folder, 'accounts.json')
    const start = async (env: Record<string, string>) => (await supplierApi(env)).app
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
})

describe('no acquirer', () => {
  let api: TestApi
  beforeAll(async () => {
    api = await supplierApi({ PAYMENT_ACQUIRER: 'none' })
  })
  afterAll(() => api.app.close())

  const codes = (types: readonly PaymentType[]) => types.map(({ CODE }) => CODE)
  async function offered(of: TestApi) {
    const shop = (await of.get(token, '/v3/api/client/shop/')).json<ShopAnswer>().ITEM
    const basket = (await of.get(token, '/v4/api/client/order_basket/main/get/')).json<
      V4Answer<OrderBasketResponse>
    >()
    return { shop: codes(shop.PAYMENT_TYPE), basket: codes(basket.response.INFO.paymentTypes), ...shop }
  }

  test('without an acquirer no list offers to pay online; with one both do', async () => {
    const without = await offered(api)
    expect(without.shop).toContain('CASH')
    expect(without.shop).not.toContain('ONLINE_PAY')
    expect(without.basket).toEqual(without.shop)
    expect(without.ACQUIRER_ORIGINS).toEqual([])
    const withSandbox = await offered(base)
    expect(withSandbox.shop).toContain('ONLINE_PAY')
    expect(withSandbox.basket).toEqual(withSandbox.shop)
  })

  test('without an acquirer nothing is ordered or changed to be paid online, no payment starts, no test page is there', async () => {
    const [product = 0] = await someProducts(base, 1)
    await setProduct(base, product, { price: 500_000 })
    const buyer = paymentCalls(api, token)
    expect(await buyer.order(product)).toBe(0)
    const cash = await buyer.order(product, { payment: 'CASH' })
    expect(cash).toBeGreaterThan(0)
    expect(await buyer.changeType(cash, 'ONLINE_PAY')).toMatchObject({ SUCCESS: 'N' })
    expect(await buyer.states(cash)).toEqual(['sent', null])

    const online = await paymentCalls(base, token).order(product)
    const page = await paymentCalls(base, token).url(online)
    await base.db.deleteFrom('payments').where('order_id', '=', online).execute()
    const rejected = await buyer.askUrl(online)
    expect(rejected.statusCode).toBe(409)
    expect(rejected.json()).toMatchObject({
      errors: { query_error: expect.stringContaining('другой способ') },
    })
    expect((await base.app.inject(page.pathname)).statusCode).toBe(200)
    expect((await api.app.inject(page.pathname)).statusCode).toBe(404)
    expect(await buyer.changeType(online, 'CASH')).toEqual({ SUCCESS: 'Y' })
  })

  test.each(['none', 'sandbox'])('who takes new payments may be %s', (kind) => {
    expect(servicesOf({ PAYMENT_ACQUIRER: kind }, folder).acquirer.kind).toBe(kind)
  })

  test('a shop without an account of its own is not served, whoever else has one', () => {
    const acquirer = yookassa(
      'https://api.yookassa.ru/v3',
      'https://yoomoney.ru',
      new Map([[1, { shopId: '1', secretKey: 's', receipts: true }]]),
    )
    expect([1, 2].map(acquirer.serves)).toEqual([true, false])
    expect(acquirer.origins).toEqual(['https://yoomoney.ru'])
  })

  const find = (kind: 'inn' | 'bank', query: string) =>
    api.get(token, `/v3/api/client/dadata/${kind}/?${new URLSearchParams({ query })}`)

  test('no invented company or bank is found', async () => {
    const companies = await find('inn', 'бумажный ёж')
    expect([companies.statusCode, companies.json<CompaniesAnswer>()]).toEqual([200, { ITEMS: [] }])
    expect((await find('bank', 'медный')).json<BanksAnswer>()).toEqual({ ITEMS: [] })
  })

  test('nobody takes payments without money, and there are no pictures', async () => {
    expect(api.app.services.acquirers.current.code).toBe('none')
    expect(api.app.services.acquirers.all).toEqual([])
    const addresses = [
      '/v3/payment/sandbox/1/11111111-2222-3333-4444-555555555555/',
      '/upload/logos/demo-green.svg',
    ]
    for (const address of addresses) expect((await api.app.inject(address)).statusCode).toBe(404)
  })

  test('documents of the demonstration stay to be made by whoever can; those of every shop are made', async () => {
    expect((await api.get(token, '/v3/api/client/shop_files/')).statusCode).toBe(200)
    const { rows } = await api.pool.query<{ maker: string; made: boolean }>(
      `select maker, size > 0 as made from stored_files where shop_id = 1 and kind = 'shop' order by maker`,
    )
    expect(rows).toEqual([
      { maker: 'contract', made: null },
      { maker: 'price', made: true },
      { maker: 'requisites', made: true },
      { maker: 'warranty', made: null },
    ])
  })

  test('the sandbox serves the demonstration and nothing else: other shops have no acquirer until one is named', async () => {
    const open = async (kind: '' | 'sandbox') => openAcquirers({ kind }, await openSandbox(base.db))
    expect((await open('')).current.code).toBe('sandbox')
    expect((await open('sandbox')).current.code).toBe('sandbox')
    // Shop 2 is a real one in the database of the demonstration.
    await base.db.updateTable('shops').set({ demonstration: false }).where('id', '=', 2).execute()
    const { current: beside } = await open('')
    expect([1, 2].map(beside.serves)).toEqual([true, false])
    await base.db.updateTable('shops').set({ demonstration: false }).execute()
    expect((await open('')).current.code).toBe('none')
    await expect(open('sandbox')).rejects.toThrow(/PAYMENT_ACQUIRER is sandbox/)
  })
})
