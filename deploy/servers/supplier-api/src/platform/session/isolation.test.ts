import type { ProductAnswer, ShopAnswer } from '@prilavok/shared-kernel/contract'
import { BLUE, GREEN, RED, startTestApi, type TestApi } from '../../testing/start-test-api'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi(200, 0.5)
}, 60_000)
afterAll(() => api.close())

test('[API-007] the shop answer is that of the token, and another domain is rejected', async () => {
  const visitor = await api.visitor(GREEN)
  const own = await api.get(visitor, `/v3/api/client/shop/?domain_name=${GREEN}`)
  expect(own.json<ShopAnswer>().ITEM).toMatchObject({
    DOMAIN_NAME: GREEN,
    COLOR_SCHEME: 'green',
    PRICE_TYPE: 28,
  })
  const second = await api.get(visitor, '/v3/api/client/shop/?domain_name=localhost:3000')
  expect(second.statusCode).toBe(200)
  const foreign = await api.get(visitor, `/v3/api/client/shop/?domain_name=${BLUE}`)
  expect(foreign.statusCode).toBe(403)
})

test('[API-008] [API-009] the shop answer carries every field of the specification', async () => {
  const { ITEM } = (await api.get(await api.visitor(), '/v3/api/client/shop/')).json<ShopAnswer>()
  const fields =
    'ID NAME DOMAIN_NAME LOGO EMAIL PHONES REGISTRATION SHOW_LOYALTY_PRICES ALLOW_PHYSICAL SEARCH_DESCRIPTION SEARCH_TITLE MIN_ORDER_SUM NO_CHECK_ORDER_SUM MIN_SUM LK_DOMAIN SELFDELIVERY_ONLY HEADER_NO_NAME ABOUT_DELAY SHOW_DELAY_TEXT GOOGLE_ID YANDEX_ID COLOR_SCHEME PRICE_TYPE CURRENCY ONLINE_CHAT META TAX_TYPE PAYMENT_TYPE DELIVERY_ZONE CHECK_ORDER_SUM TRADEPOINT'
  expect(Object.keys(ITEM)).toEqual(expect.arrayContaining(fields.split(' ')))
  expect(ITEM.DELIVERY_ZONE[0]).toMatchObject({ ID: 1, MIN_SUM: 5000, DELIVERY_PRICE: 390 })
  expect(ITEM.TRADEPOINT).toMatchObject({
    DATE_START: expect.stringMatching(/^31\.12\.20\d\d$/),
    DATE_END: expect.stringMatching(/^08\.01\.20\d\d$/),
    WORK_SCHEDULE: expect.stringMatching(/\d/),
    HOLIDAY_SCHEDULE: expect.any(String),
    ADDRESS: { LATITUDE: expect.any(Number), LONGITUDE: expect.any(Number) },
  })
  expect((await api.app.inject(ITEM.LOGO ?? '')).headers['content-type']).toContain('image/svg+xml')
})

test('the hours of a shop are those of its own time zone, where it names one', async () => {
  const zoneOf = async (domain?: string) =>
    (await api.get(await api.visitor(domain), '/v3/api/client/shop/')).json<ShopAnswer>().ITEM.TIME_ZONE
  expect(await zoneOf(RED)).toBe('Asia/Yekaterinburg')
  expect(await zoneOf()).toBeUndefined()
})

test('[API-010] personal info of a client and of a visitor', async () => {
  const { access_token: token } = await api.login('loyalty@example.com', RED)
  expect((await api.get(token, `/v3/api/personal/info/?domain_name=${RED}`)).json()).toMatchObject({
    ITEM: {
      ID: expect.any(Number),
      NAME: 'Илья',
      SURNAME: 'Белов',
      MIDDLE_NAME: expect.any(String),
      EMAIL: 'loyalty@example.com',
      PHONE: [expect.stringMatching(/^\+7/)],
      LOYALTY: 'Y',
      CLIENT_ALLOW_TO_ORDER: 'Y',
      SHOP_LINK: 'demo-red',
      FAVORITE_CNT: expect.any(Number),
      ORDER_DATE: { MIN_DATE: expect.stringMatching(/^20\d\d-/) },
    },
  })
  expect((await api.get(token, `/v3/api/personal/info/?domain_name=${GREEN}`)).statusCode).toBe(403)
  const visitor = await api.get(await api.visitor(), '/v3/api/personal/info/')
  expect(visitor.json()).toMatchObject({ ITEM: { ID: null, PHONE: [], CLIENT_ALLOW_TO_ORDER: 'N' } })
})

test('a token never opens another shop: neither its products nor its accounts', async () => {
  const { rows } = await api.pool.query<{ id: number }>(
    'select id from products where shop_id = 1 except select id from products where shop_id = 2 order by 1 limit 1',
  )
  const path = `/v3/api/catalog/product/${rows[0]?.id}/`
  const product = async (domain: string) =>
    (await api.get(await api.visitor(domain), path)).json<ProductAnswer>().PRODUCT
  expect(await product(GREEN)).not.toBeNull()
  expect(await product(BLUE)).toBeNull()
  const { access_token: token } = await api.login('client@example.com', GREEN)
  const forged = token.replace(/^1\./, '2.')
  expect((await api.get(forged, '/v3/api/personal/info/')).statusCode).toBe(401)
})

test('a hundred interleaved calls of two shops get their own shop and prices', async () => {
  const tokens = { [GREEN]: await api.visitor(GREEN), [BLUE]: await api.visitor(BLUE) }
  const calls = Array.from({ length: 100 }, (_, index) => (index % 2 ? GREEN : BLUE))
  const answers = await Promise.all(
    calls.map(async (domain) => {
      const token = tokens[domain] ?? ''
      const [shop, product] = await Promise.all([
        api.get(token, '/v3/api/client/shop/'),
        api.get(token, '/v3/api/catalog/product/1004/'),
      ])
      return [shop.json<ShopAnswer>().ITEM.DOMAIN_NAME, product.json<ProductAnswer>().PRODUCT?.PRICE]
    }),
  )
  expect(answers).toEqual(calls.map((domain) => [domain, domain === GREEN ? 499_999.99 : 500_000]))
})

test('what one visitor keeps is not seen by another, nor in another shop', async () => {
  const [first, second, other] = await Promise.all([api.visitor(), api.visitor(), api.visitor(BLUE)])
  await api.post(first, '/v3/api/catalog/favorite/', { product_id: 1002 })
  const counts = await Promise.all(
    [first, second, other].map(async (token) =>
      (await api.get(token, '/v3/api/catalog/favorite/?action=count')).json(),
    ),
  )
  expect(counts).toEqual([{ CNT: 1 }, { CNT: 0 }, { CNT: 0 }])
})
