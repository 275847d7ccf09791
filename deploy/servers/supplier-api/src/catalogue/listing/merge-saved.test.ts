import type { BasketMergedResponse, SavedCountAnswer, V4Answer } from '@prilavok/shared-kernel/contract'
import { someProducts } from '../../checkout/basket/testing/products-and-calls'
import { startTestApi, type TestApi } from '../../testing/start-test-api'
import { MAX_FAVOURITES } from './saved-limits'

let api: TestApi
let customer: string
let first: number
let second: number
beforeAll(async () => {
  api = await startTestApi(300)
  customer = (await api.login('client@example.com')).access_token
  ;[first = 0, second = 0] = await someProducts(api, 2)
}, 60_000)
beforeEach(async () => {
  await api.pool.query('delete from favourites')
  await api.pool.query('delete from viewed')
})
afterAll(() => api.close())

const path = (what: 'favorite' | 'viewed') => `/v3/api/catalog/${what}/`
const count = async (token: string, what: 'favorite' | 'viewed') =>
  (await api.get(token, `${path(what)}?action=count`)).json<SavedCountAnswer>().CNT
const merge = async (visitor: string) => {
  const answer = await api.post(customer, '/v4/api/client/basket/main/merge/', { user_code: visitor })
  return answer.json<V4Answer<BasketMergedResponse>>().response.MERGED
}

test('a login brings favourites and viewed products of the visitor along, each once', async () => {
  const visitor = await api.visitor()
  for (const what of ['favorite', 'viewed'] as const) {
    await api.post(customer, path(what), { product_id: first })
    for (const product_id of [first, second]) await api.post(visitor, path(what), { product_id })
  }
  expect(await merge(visitor)).toEqual({ BASKET: 0, FAVORITE: 1, VIEWED: 1 })
  for (const what of ['favorite', 'viewed'] as const)
    expect([await count(customer, what), await count(visitor, what)]).toEqual([2, 0])
  expect(await merge(visitor)).toEqual({ BASKET: 0, FAVORITE: 0, VIEWED: 0 })
})

test('what the visitor has looked at last is the latest of the customer, too', async () => {
  const visitor = await api.visitor()
  for (const product_id of [first, second]) await api.post(customer, path('viewed'), { product_id })
  await api.post(visitor, path('viewed'), { product_id: first })
  await merge(visitor)
  const list = (await api.get(customer, path('viewed'))).json<{ ITEMS: { ID: number }[] }>()
  expect(list.ITEMS.map(({ ID }) => ID)).toEqual([first, second])
})

test('favourites that find no place stay with the visitor; nobody else’s are touched', async () => {
  const [visitor, stranger] = [await api.visitor(), await api.visitor()]
  for (const token of [visitor, stranger]) await api.post(token, path('favorite'), { product_id: first })
  await api.pool.query(
    `insert into products (shop_id, id, code1c, name, section_id, section_ord, price, remain)
     select shop_id, 900000 + n, (900000 + n)::text, 'Товар', section_id, section_ord, 100, 9
     from products, generate_series(1, $2) n where shop_id = 1 and id = $1
     on conflict do nothing`,
    [first, MAX_FAVOURITES + 300],
  )
  await api.pool.query(
    `insert into favourites (shop_id, buyer_id, product_id)
     select 1, c.buyer_id, p.id from clients c, products p
     where c.shop_id = 1 and c.email = 'client@example.com' and p.shop_id = 1 and p.id > 900000 limit $1`,
    [MAX_FAVOURITES],
  )
  expect(await count(customer, 'favorite')).toBe(MAX_FAVOURITES)
  expect(await merge(visitor)).toMatchObject({ FAVORITE: 0 })
  expect(await Promise.all([visitor, stranger].map((token) => count(token, 'favorite')))).toEqual([1, 1])
})

test('the bonus basket brings none of them along', async () => {
  const visitor = await api.visitor()
  await api.post(visitor, path('favorite'), { product_id: first })
  const { access_token } = await api.login('loyalty@example.com')
  await api.post(access_token, '/v4/api/client/basket/loyalty/merge/', { user_code: visitor })
  expect(await count(visitor, 'favorite')).toBe(1)
})
