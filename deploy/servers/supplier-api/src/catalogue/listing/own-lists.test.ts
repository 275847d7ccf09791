import type {
  BasketMergedResponse,
  BrandsAnswer,
  FiltersAnswer,
  ProductListAnswer,
  SavedCountAnswer,
  V4Answer,
} from '@prilavok/shared-kernel/contract'
import { sql } from 'kysely'
import { someProducts } from '../../checkout/basket/testing/products-and-calls'
import { startTestApi, type TestApi } from '../../testing/start-test-api'
import { MAX_FAVOURITES } from './saved-limits'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi(300)
}, 240_000)
afterAll(() => api.close())

describe('favourites and viewed products', () => {
  const list = async (token: string, path: string, query = '') =>
    (await api.get(token, `/v3/api/catalog/${path}/?${query}`)).json<ProductListAnswer>()

  const idsOf = ({ ITEMS }: ProductListAnswer) => ITEMS.map(({ ID }) => ID)

  const paper = `q=${encodeURIComponent('бумага')}`

  /** A visitor who keeps that many products, made for this, the last one since today. */
  async function visitorWith(table: 'favourites' | 'viewed', count: number): Promise<string> {
    const visitor = await api.visitor()
    await api.db.transaction().execute(async (trx) => {
      await sql`set local prilavok.bulk_load = 'on'`.execute(trx)
      await sql`
      insert into products (shop_id, id, code1c, name, section_id, section_ord, price, remain)
      select 1, 100000 + n, lpad(n::text, 6, '0'), 'Товар ' || n, section_id, section_ord, 1000, 5
      from (select section_id, section_ord from products where shop_id = 1 order by id limit 1) as one,
        generate_series(1, ${count}::integer) as n on conflict do nothing`.execute(trx)
      await sql`
      insert into ${sql.table(table)} (shop_id, buyer_id, product_id, ${sql.ref(table === 'viewed' ? 'seen_at' : 'created_at')})
      select 1, (select max(buyer_id) from access_tokens where shop_id = 1), 100000 + n,
        now() - interval '1 day' + n * interval '1 second'
      from generate_series(1, ${count}::integer) as n`.execute(trx)
    })
    return visitor
  }

  test('favourites and viewed products come the latest first, page by page, and the other way round', async () => {
    const visitor = await api.visitor()
    const ids = [1033, 1031, 1035, 1032, 1034]
    for (const path of ['favorite', 'viewed']) {
      for (const id of ids) await api.post(visitor, `/v3/api/catalog/${path}/`, { product_id: id })
      expect(idsOf(await list(visitor, path))).toEqual(ids.toReversed())
      expect(idsOf(await list(visitor, `${path}/list`, 'order=ASC'))).toEqual(ids)
      const second = await list(visitor, `${path}/list`, 'limit=2&offset=2')
      expect(second).toMatchObject({ NAV: { CNT: 5, LIMIT: 2, OFFSET: 2 } })
      expect(idsOf(second)).toEqual([1035, 1031])
    }
  })

  test('a query narrows every list and its filters', async () => {
    const visitor = await api.visitor()
    const found = idsOf(await list(visitor, 'search/list', `${paper}&limit=1000`))
    const other = idsOf(await list(visitor, 'list', 'limit=1000')).filter((id) => !found.includes(id))
    const [one = 0, two = 0] = found
    for (const id of [one, two, ...other.slice(0, 3)]) {
      await api.post(visitor, '/v3/api/catalog/favorite/', { product_id: id })
      await api.post(visitor, '/v3/api/catalog/viewed/', { product_id: id })
    }
    for (const path of ['favorite/list', 'viewed/list', 'favorite', 'viewed'])
      expect(idsOf(await list(visitor, path, paper)).sort()).toEqual([one, two].sort())

    const { ITEMS } = (await api.get(visitor, '/v3/api/catalog/brands/')).json<BrandsAnswer>()
    let inBrands = 0
    for (const { ID } of ITEMS) {
      const own = idsOf(await list(visitor, `brands/${ID}/list`, 'limit=1000'))
      const narrowed = await list(visitor, `brands/${ID}/list`, `${paper}&limit=1000`)
      expect(idsOf(narrowed).sort()).toEqual(own.filter((id) => found.includes(id)).sort())
      const filters = await api.get(visitor, `/v3/api/catalog/brands/${ID}/property/?${paper}`)
      expect(filters.json<FiltersAnswer>().NAV.CNT).toBe(narrowed.NAV.CNT)
      inBrands += narrowed.NAV.CNT
    }
    expect(inBrands).toBe(found.length)
  })

  test('a product that the shop does not have is not noted; to forget it is no fault', async () => {
    const visitor = await api.visitor()
    const path = '/v3/api/catalog/viewed/'
    expect((await api.post(visitor, path, { product_id: 999_999 })).statusCode).toBe(404)
    await api.post(visitor, path, { product_id: 1031 })
    const forget = (id: number) => api.post(visitor, path, { product_id: id, delete: 'Y' })
    expect((await forget(999_999)).json()).toEqual({ SUCCESS: 'Y', CNT: 1 })
    expect((await forget(1031)).json()).toEqual({ SUCCESS: 'Y', CNT: 0 })
  })

  test('a thousand viewed products are remembered, the oldest are forgotten', async () => {
    const visitor = await visitorWith('viewed', 1000)
    const answer = await api.post(visitor, '/v3/api/catalog/viewed/', { product_id: 1031 })
    expect(answer.json()).toEqual({ SUCCESS: 'Y', CNT: 1000 })
    const { rows } = await api.pool.query<{ product_id: number }>(
      `select product_id from viewed where shop_id = 1 and buyer_id = (
       select buyer_id from viewed where product_id = 101000) order by seen_at desc`,
    )
    expect(rows).toHaveLength(1000)
    expect([rows[0], rows.at(-1)]).toEqual([{ product_id: 1031 }, { product_id: 100_002 }])
  })

  test('a list of favourites has an end; what is in it stays and can be taken out', async () => {
    const visitor = await visitorWith('favourites', 5000)
    const path = '/v3/api/catalog/favorite/'
    const rejected = await api.post(visitor, path, { product_id: 1031 })
    expect(rejected.statusCode).toBe(400)
    expect(rejected.json()).toMatchObject({
      errors: { product_id: 'В\u00a0избранном может быть не\u00a0больше 5000\u00a0товаров' },
    })
    expect((await api.get(visitor, `${path}?action=count`)).json()).toEqual({ CNT: 5000 })
    const again = await api.post(visitor, path, { product_id: 100_001, favorite: 'Y' })
    expect(again.json()).toEqual({ SUCCESS: 'Y', FAVORITE: 'Y', CNT: 5000 })
    expect((await api.post(visitor, path, { product_id: 100_001 })).json()).toMatchObject({ CNT: 4999 })
    expect((await api.post(visitor, path, { product_id: 1031 })).json()).toMatchObject({ CNT: 5000 })
  })

  test('what a list of more than it may hold has stays when it is asked for again', async () => {
    const visitor = await visitorWith('favourites', 5002)
    const path = '/v3/api/catalog/favorite/'
    const again = await api.post(visitor, path, { product_id: 100_001, favorite: 'Y' })
    expect(again.json()).toEqual({ SUCCESS: 'Y', FAVORITE: 'Y', CNT: 5002 })
    expect((await api.post(visitor, path, { product_id: 1031 })).statusCode).toBe(400)
    expect((await api.get(visitor, `${path}?action=count`)).json()).toEqual({ CNT: 5002 })
  })
})

describe('what a visitor brings along', () => {
  let customer: string
  let first: number
  let second: number
  beforeAll(async () => {
    customer = (await api.login('client@example.com')).access_token
    ;[first = 0, second = 0] = await someProducts(api, 2)
  })

  beforeEach(async () => {
    await api.pool.query('delete from favourites')
    await api.pool.query('delete from viewed')
  })

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
})
