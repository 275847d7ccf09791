import type { BrandsAnswer, FiltersAnswer, ProductListAnswer } from '@prilavok/shared-kernel/contract'
import { sql } from 'kysely'
import { startTestApi, type TestApi } from '../../testing/start-test-api'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi(300)
}, 60_000)
afterAll(() => api.close())

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
