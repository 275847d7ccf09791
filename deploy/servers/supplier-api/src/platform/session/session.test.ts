import type { TestDatabase } from '@prilavok/embedded-postgres/testing/test-database'
import type { PersonalAnswer, ProductAnswer, ShopAnswer, TokenAnswer } from '@prilavok/shared-kernel/contract'
import { removeOldVisitors } from '../../customers/token/remove-old-visitors'
import { BLUE, GREEN, RED, startTestApi, type TestApi } from '../../testing/start-test-api'
import { testDatabase } from '../../testing/test-database'
import { connect } from '../database/connection'
import { readSession } from './read-session'
import { findVisitor } from './visitor'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
})
afterAll(() => api.close())

describe('a session', () => {
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
    await api.pool.query(
      'update products set base_price = 100 * shop_id, base_old_price = null where shop_id in (1, 2) and id = 1004',
    )
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
    expect(answers).toEqual(calls.map((domain) => [domain, domain === GREEN ? 1 : 2]))
  })
})

describe('a visitor', () => {
  const find = (userCode?: string, cookie?: string, shopId = 1) =>
    findVisitor(api.db, shopId, userCode, cookie)
  const buyerOf = async (token: string) => (await readSession(api.db, token)).buyerId
  const codeOf = async (token: string) =>
    (await api.get(token, '/v3/api/personal/info/')).json<PersonalAnswer>().ITEM.USER_CODE

  /** A visitor with its cookie. */
  async function visitor(domain = GREEN) {
    const answer = await api.token(domain, { grant_type: 'client_credentials' })
    const token = answer.json<{ access_token: string }>().access_token
    return { token, cookie: String(answer.headers['set-cookie']).split(';')[0] ?? '' }
  }

  test('a visitor is found by its code, by its token and by its cookie', async () => {
    const { token, cookie } = await visitor()
    const buyer = await buyerOf(token)
    expect(await find(await codeOf(token))).toBe(buyer)
    expect(await find(token)).toBe(buyer)
    expect(await find(undefined, `a=b; ${cookie}; c=d`)).toBe(buyer)
    expect(await find('nobody', cookie)).toBe(buyer)
  })

  test('a client is no visitor, neither by its token nor by its ID', async () => {
    const { access_token: token } = await api.login('client@example.com')
    expect(await find(token)).toBeNull()
    expect(await find(await codeOf(token))).toBeNull()
  })

  test('a visitor who comes back after being forgotten is a new one', async () => {
    const first = await api.token(GREEN, { grant_type: 'client_credentials' })
    const cookie = String(first.headers['set-cookie']).split(';')[0]
    await api.pool.query("update visitors set seen_at = now() - interval '31 days'")
    await api.pool.query('update access_tokens set expires_at = now()')
    await removeOldVisitors(api.db)
    const again = await api.token(GREEN, { grant_type: 'client_credentials' }, cookie)
    const { access_token: token } = again.json<TokenAnswer>()
    expect((await api.get(token, '/v3/api/personal/info/')).statusCode).toBe(200)
  })

  test.each([
    ['a number', '1'],
    ['a code that nobody has', '3f2504e0-4f89-41d3-9a0c-0305e82c3301'],
    ['a broken token', '1.nonsense'],
    ['a pattern', '%'],
  ])('%s names nobody', async (_what, code) => {
    expect(await find(code)).toBeNull()
    expect(await find(code, 'PHPSESSID=short')).toBeNull()
  })

  test('the visitor of one shop is nobody in another', async () => {
    const { token, cookie } = await visitor(BLUE)
    for (const code of [token, token.replace(/^2\./, '1.'), await codeOf(token)])
      expect(await find(code, cookie)).toBeNull()
  })
})

describe('a replica', () => {
  /** A copy that differs from the primary, so that answers tell where they come from, and that rejects every change. */
  let replica: TestDatabase
  let api: TestApi
  let id = 0
  beforeAll(async () => {
    replica = await testDatabase()
    const copy = connect(replica.url, 1)
    await copy.pool.query("update products set name = 'Из копии'")
    await copy.close()
    const replicaUrl = `${replica.url}?options=${encodeURIComponent('-c default_transaction_read_only=on')}`
    api = await startTestApi({ replicaUrl })
    const { rows } = await api.pool.query<{ id: number }>(
      "update products set name = 'Из основной' returning id",
    )
    id = rows[0]?.id ?? 0
  })
  afterAll(async () => {
    await api.close()
    await replica.drop()
  })

  const nameFor = async (token: string) =>
    (await api.get(token, `/v3/api/catalog/product/${id}/`)).json<ProductAnswer>().PRODUCT?.NAME

  test('the catalogue is read from the replica; what somebody has just changed is read to him from the primary', async () => {
    const [token, other] = [await api.visitor(), await api.visitor()]
    expect(await nameFor(token)).toBe('Из копии')
    await api.post(token, '/v3/api/catalog/favorite/', { product_id: id })
    expect(await nameFor(token)).toBe('Из основной')
    expect(await nameFor(other)).toBe('Из копии')
    await api.pool.query("update access_tokens set wrote_at = now() - interval '6 seconds'")
    expect(await nameFor(token)).toBe('Из копии')
  })

  test('what belongs to the buyer is never read from the replica', async () => {
    const token = await api.visitor()
    await api.post(token, '/v4/api/client/basket/main/add/', { [`products[${id}]`]: 1 })
    await api.pool.query("update access_tokens set wrote_at = now() - interval '6 seconds'")
    const basket = await api.get(token, '/v4/api/client/order_basket/main/get/')
    expect(basket.body).toContain('Из основной')
    expect(basket.body).not.toContain('Из копии')
  })

  test('no call of the catalogue, the search or the content writes where it reads', async () => {
    const { access_token: token } = await api.login('client@example.com')
    const calls = api.app.routeNames.filter((name) =>
      /^GET \/(v3\/api\/(catalog|content|info)|v1)\//.test(name),
    )
    expect(calls.length).toBeGreaterThan(20)
    for (const call of calls) {
      const path = call
        .replace('GET ', '')
        .replace(':group', 'absoluteAnalogs')
        .replace(/:\w+|\*/g, '1')
      const { statusCode, body } = await api.get(token, `${path}?q=бумага`)
      expect(`${call} ${statusCode} ${statusCode >= 500 ? body : ''}`).toMatch(/ (200|400|404) $/)
    }
  })

  test('without the replica the primary answers alone', async () => {
    const lonely = await startTestApi({ replicaUrl: 'postgres://u:p@127.0.0.1:1/d' })
    const token = await lonely.visitor()
    expect((await lonely.get(token, `/v3/api/catalog/product/${id}/`)).statusCode).toBe(200)
    await lonely.close()
  })
})
