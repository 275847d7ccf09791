import { emptyDatabase, type TestDatabase } from '@prilavok/embedded-postgres/testing/test-database'
import { migrate } from '@prilavok/supplier-api/platform/database/migrate'
import pg from 'pg'
import { loadDemo } from './load-demo'

let database: TestDatabase
let pool: pg.Pool
beforeAll(async () => {
  database = await emptyDatabase()
  pool = new pg.Pool({ connectionString: database.url, max: 2 })
  await migrate(pool)
  await loadDemo(pool, { products: 600, share: 0.5 })
})
afterAll(async () => {
  await pool.end()
  await database.drop()
})

/** The first column of every row. */
async function column<Value>(statement: string): Promise<Value[]> {
  const { rows } = await pool.query<Record<string, Value>>(statement)
  return rows.flatMap((row) => Object.values(row).slice(0, 1))
}
const number = async (statement: string): Promise<number> => Number((await column(statement))[0])

test('one shop each is for pick-up only, closed for registration, for legal entities only, in maintenance', async () => {
  const states = ['selfdelivery_only', 'not registration', 'not allow_physical', 'maintenance']
  for (const state of states) {
    const own = await number(`select count(*) from shops where ${state}`)
    expect([state, own > 0, own < 7]).toEqual([state, true, true])
  }
  expect(await column('select link from shops where maintenance')).toEqual(['demo-repair'])
})

test('offers of both types were, are and will be; each valid one has what it offers', async () => {
  const kinds = await column<string>(`
    select distinct type || ' ' || case when active_to <= now() then 'over' when active_from > now() then 'to come' else 'valid' end
    from offers where shop_id = 1 order by 1`)
  expect(kinds).toEqual([
    ...['gift_sum over', 'gift_sum to come', 'gift_sum valid'],
    ...['special_price over', 'special_price to come', 'special_price valid'],
  ])
  expect(
    await number(`select count(*) from offers where type = 'gift_sum' and shop_id < 7 and not exists (
      select from offer_gifts gift where gift.shop_id = offers.shop_id and gift.offer_id = offers.id)`),
  ).toBe(0)
})

test('every reduced price comes from a valid offer, with its percent, and carries the mark of it', async () => {
  expect(await number('select count(*) from products where old_price is not null')).toBeGreaterThan(50)
  expect(
    await number(`select count(*) from products p where old_price is not null and not exists (
      select from offer_items item join offers offer on offer.shop_id = item.shop_id and offer.id = item.offer_id
      where item.shop_id = p.shop_id and item.product_id = p.id and item.offer_id = p.special_offer_id
        and item.percent = p.special_percent and offer.applied and offer.active_from <= now()
        and 'special_price' = any (p.marks))`),
  ).toBe(0)
  expect(
    await number(`select count(*) from products where old_price is null and 'special_price' = any (marks)`),
  ).toBe(0)
})

test('what nobody can buy stands last in every section of every shop, and everywhere else', async () => {
  expect(await number('select count(*) from products p where not is_ready(p)')).toBeGreaterThan(50)
  expect(await number('select max(popularity) from products p where not is_ready(p)')).toBe(0)
  expect(await number('select min(popularity) from products p where is_ready(p)')).toBeGreaterThan(0)
  expect(
    await number(`select count(*) from listing l join products p on p.shop_id = l.shop_id and p.id = l.product_id
      where l.popularity <> p.popularity`),
  ).toBe(0)
})

test('gifts: marked goods, one out of stock, and past orders that got theirs', async () => {
  expect(
    await number(`select count(*) from products where shop_id = 1 and 'gift_sum' = any (marks)`),
  ).toBeGreaterThan(3)
  expect(
    await number(`select count(*) from offer_gifts gift join products p on p.shop_id = gift.shop_id and p.id = gift.product_id
      where gift.shop_id = 1 and p.remain = 0`),
  ).toBe(1)
  expect(
    await number('select count(*) from order_rows where shop_id = 1 and offer_id is not null and price = 0'),
  ).toBeGreaterThan(2)
})

test('banners for all placements, viewed goods and favourites, every status of orders and of their payment', async () => {
  expect(await number('select count(distinct placement) from banners where shop_id = 1')).toBe(5)
  for (const table of ['favourites', 'viewed'])
    expect(await number(`select count(distinct buyer_id) from ${table} where shop_id = 1`)).toBeGreaterThan(1)
  expect(await number('select count(distinct status) from orders where shop_id = 1')).toBe(9)
  expect(await number('select count(distinct online_pay_status) from orders where shop_id = 1')).toBe(4)
  expect(
    await number(
      "select count(*) from orders where shop_id = 1 and created_at < now() - interval '23 months'",
    ),
  ).toBeGreaterThan(0)
})

test('every pick-up order says where, every delivered one its address', async () => {
  expect(
    await number(`select count(*) from orders where is_pickup and trade_point_name is null
      and exists (select from trade_points point where point.shop_id = orders.shop_id)`),
  ).toBe(0)
  expect(await number('select count(*) from orders where not is_pickup and address is null')).toBe(0)
})

test('loyalty operations of all four kinds in two years: never below zero, and the balance is their sum', async () => {
  const kinds = await number('select count(distinct type) from loyalty_operations where shop_id = 1')
  expect(kinds).toBe(4)
  expect(
    await number(`select count(*) from (
      select sum(points) over (partition by shop_id, client_id order by created_at, id) as balance
      from loyalty_operations) as lines where balance < 0`),
  ).toBe(0)
  expect(
    await number(`select count(*) from clients where loyalty_balance <> (
      select coalesce(sum(points), 0) from loyalty_operations o where o.shop_id = clients.shop_id and o.client_id = clients.id)`),
  ).toBe(0)
  expect(
    await number(`select count(*) from orders where shop_id = 1 and is_loyalty and loyalty_sum <> (
      select -sum(points) from loyalty_operations o where o.shop_id = orders.shop_id and o.order_id = orders.id
        and o.type = 'loyalty-minus')`),
  ).toBe(0)
})

test('pick-up points with hours, some with other hours just now or soon; delivery zones where the shop delivers', async () => {
  expect(await number("select count(*) from trade_points where work_schedule = ''")).toBe(0)
  expect(
    await number('select count(*) from trade_points where now()::date between date_start and date_end'),
  ).toBeGreaterThan(0)
  expect(await number('select count(*) from trade_points where date_start > now()')).toBeGreaterThan(0)
  expect(
    await column(`select link from shops where (selfdelivery_only or not exists (select from trade_points where shop_id = shops.id)) =
      exists (select from delivery_zones zone where zone.shop_id = shops.id)`),
  ).toEqual([])
})

test('brands, analogs, expendables, documents, content pages and feedback types in every shop', async () => {
  const tables = ['brands', 'kind_expendables', 'stored_files', 'content_pages', 'feedback_types']
  for (const table of tables) {
    const shops = await number(`select count(distinct shop_id) from ${table}`)
    expect([table, shops]).toEqual([table, 7])
  }
  expect(
    await number(`select count(*) from (select from products where shop_id = 1
      group by kind_id, analog_parts having count(distinct brand_id) > 1) as same`),
  ).toBeGreaterThan(0)
})
