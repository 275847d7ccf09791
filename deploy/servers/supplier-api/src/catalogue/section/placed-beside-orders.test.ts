import type pg from 'pg'
import { somebodyWaits } from '../../testing/somebody-waits'
import { startTestApi, type TestApi } from '../../testing/start-test-api'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi(60)
}, 60_000)
afterAll(() => api.close())

const lock = (client: pg.PoolClient, id: number) =>
  client.query('select from products where shop_id = 1 and id = $1 for no key update', [id])

/** Whoever walks through the table, or through its sections by popularity, meets the other product before this one. */
async function standBehind(id: number, other: number): Promise<void> {
  await api.pool.query('update products set popularity = 9000000 where shop_id = 1 and id = $1', [other])
  // Each version is too long for what is left of a page.
  for (let version = 0; version < 20; version += 1) {
    await api.pool.query(
      `update products set popularity = 1, detail_text =
         (select string_agg(md5(($2 + n)::text), '') from generate_series(1, 40) as n)
       where shop_id = 1 and id = $1`,
      [id, version],
    )
    const { rowCount } = await api.pool.query(
      `select from products one, products other where one.ctid > other.ctid
         and one.shop_id = 1 and one.id = $1 and other.shop_id = 1 and other.id = $2`,
      [id, other],
    )
    if (rowCount === 1) return
  }
  throw new Error(`Product ${id} still stands before ${other}`)
}

test.each([
  { name: 'products by their id', gift: false },
  { name: 'a gift of an offer after all others', gift: true },
])('a new section locks what stands behind it as orders do: $name', async ({ gift }) => {
  const { rows } = await api.pool.query<{ ids: number[] }>(
    `select array_agg(id order by id) as ids from products where shop_id = 1 group by section_id
     having count(*) > 1 order by min(section_ord) desc limit 1`,
  )
  const [low = 0, high = 0] = rows[0]?.ids ?? []
  // An order locks the first of these first.
  const [first, second] = gift ? [high, low] : [low, high]
  await api.pool.query('delete from offers')
  if (gift)
    await api.pool.query(
      `with made as (insert into offers (shop_id, type, title, min_sum) values (1, 'gift_sum', 'Подарок', 1) returning id)
       insert into offer_gifts (shop_id, offer_id, product_id) select 1, id, $1 from made`,
      [low],
    )
  await standBehind(first, second)
  const [order, operator] = await Promise.all([api.pool.connect(), api.pool.connect()])
  try {
    await order.query('begin')
    await lock(order, first)
    const placed = operator.query(
      `insert into sections (shop_id, id, name, sort) values (1, $1, 'Новый раздел', 0)`,
      [gift ? 9002 : 9001],
    )
    await somebodyWaits(api.pool)
    await lock(order, second)
    await order.query('commit')
    await placed
  } finally {
    for (const client of [order, operator]) client.release()
  }
  const { rows: misplaced } = await api.pool.query(
    `select p.id from products p join sections s on s.shop_id = 1 and s.id = p.section_id
     join listing l on l.shop_id = 1 and l.product_id = p.id
     join listing_stock stock on stock.shop_id = 1 and stock.product_id = p.id
     where p.shop_id = 1 and (p.section_ord, l.section_ord, stock.section_ord) is distinct from (s.ord, s.ord, s.ord)`,
  )
  expect(misplaced).toEqual([])
})
