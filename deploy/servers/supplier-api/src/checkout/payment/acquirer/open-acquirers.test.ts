import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openSandbox } from '@prilavok/demo-shops/sandbox/acquirer'
import type { OrderBasketResponse, PaymentType, ShopAnswer, V4Answer } from '@prilavok/shared-kernel/contract'
import { createApi } from '../../../server'
import { servicesOf } from '../../../settings'
import { startTestApi, type TestApi } from '../../../testing/start-test-api'
import { setProduct, someProducts } from '../../basket/testing/products-and-calls'
import { paymentCalls } from '../testing/payment-calls'
import { openAcquirers } from './open-acquirers'
import { yookassa } from './yookassa'

let folder: string
let base: TestApi
/** The same shops with nobody who takes payments. */
let api: TestApi
let token = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'prilavok acquirer '))
  base = await startTestApi(60)
  const app = await createApi({
    databaseUrl: base.databaseUrl,
    services: servicesOf({ PAYMENT_ACQUIRER: 'none' }, folder),
    logLevel: 'silent',
    background: false,
  })
  const ask = (accessToken: string, path: string) =>
    `${path}${path.includes('?') ? '&' : '?'}access_token=${accessToken}`
  api = {
    ...base,
    app,
    get: (accessToken, path) => app.inject(ask(accessToken, path)),
    post: (accessToken, path, form) =>
      app.inject({
        method: 'POST',
        url: ask(accessToken, path),
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: new URLSearchParams(
          Object.entries(form).map(([name, value]) => [name, String(value)]),
        ).toString(),
      }),
  }
  token = (await base.login('client@example.com')).access_token
}, 60_000)
afterAll(async () => {
  await api.app.close()
  await base.close()
  await rm(folder, { recursive: true, force: true })
})

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
  expect(rejected.json()).toMatchObject({ errors: { query_error: expect.stringContaining('другой способ') } })
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
