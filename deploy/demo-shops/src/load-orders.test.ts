import { startTestApi, type TestApi } from '@prilavok/supplier-api/testing/start-test-api'
import { loadOrderHistory } from './load-order-history'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
})
afterAll(() => api.close())

const rowsOf = async <Row extends object>(text: string) => (await api.pool.query<Row>(text)).rows

test('the full client has two years of orders in every status and state of payment', async () => {
  const orders = await rowsOf<{ status: string; pay: string | null; count: number; days: number }>(
    `select o.status, o.online_pay_status as pay, count(*)::int as count,
       max(extract(day from now() - o.created_at))::int as days
     from orders o join clients c on c.shop_id = o.shop_id and c.id = o.client_id
     where o.shop_id = 1 and c.email = 'client@example.com' group by 1, 2`,
  )
  expect(orders.reduce((sum, { count }) => sum + count, 0)).toBeGreaterThanOrEqual(60)
  expect(Math.max(...orders.map(({ days }) => days))).toBeGreaterThan(680)
  expect(new Set(orders.map(({ status }) => status)).size).toBe(9)
  expect(new Set(orders.map(({ pay }) => pay))).toEqual(
    new Set([null, 'PAID', 'PROCESSING', 'TO_PAYMENT', 'NOT_PAID']),
  )
})

test('orders are made on working days, numbered as they came, and their sums fit their rows and payments', async () => {
  const odd = await rowsOf(
    `select o.number from orders o
     left join lateral (select sum(row.sum) as sum, count(*) as count from order_rows row
       where row.shop_id = o.shop_id and row.order_id = o.id and row.offer_id is null) as rows on true
     where rows.sum <> o.products_sum or rows.count <> o.position_count
       or o.position_sum <> o.products_sum + o.delivery_price
       or extract(isodow from o.created_at at time zone 'Europe/Moscow') > 5
       or o.created_at > now()
       or exists (select from orders later where later.shop_id = o.shop_id and later.number < o.number
         and later.created_at > o.created_at)
       or exists (select from payments p where p.shop_id = o.shop_id and p.order_id = o.id and p.amount <> o.position_sum)
       or (o.online_pay_status = 'PAID') <> exists (select from payments p where p.shop_id = o.shop_id
         and p.order_id = o.id and p.status = 'succeeded')`,
  )
  expect(odd).toEqual([])
})

test('no order is smaller than its shop takes', async () => {
  const small = await rowsOf(
    `select o.number from orders o join shops s on s.id = o.shop_id
     where not o.is_loyalty and o.products_sum < s.min_order_sum`,
  )
  expect(small).toEqual([])
})

test('every shop has orders of several clients', async () => {
  const shops = await rowsOf<{ clients: number }>(
    'select count(distinct client_id)::int as clients from orders group by shop_id',
  )
  expect(shops.length).toBeGreaterThanOrEqual(6)
  for (const { clients } of shops) expect(clients).toBeGreaterThanOrEqual(3)
})

test('an order of today has come into its statuses one after another', async () => {
  const client = await api.pool.connect()
  try {
    await client.query('begin')
    await client.query('delete from order_status_changes where shop_id = 1')
    const { rows } = await client.query<{ id: number }>(
      `update orders set created_at = now() - interval '5 minutes' where shop_id = 1 and id = (
         select min(id) from orders where shop_id = 1 and status = 'completed' and online_pay_status = 'PAID')
       returning id`,
    )
    await loadOrderHistory(client, 1)
    const history = await client.query<{ status: string; ahead: boolean }>(
      `select status, changed_at > now() as ahead from order_status_changes where shop_id = 1 and order_id = $1
       order by changed_at`,
      [rows[0]?.id],
    )
    expect(history.rows).toEqual(
      ['online-not-paid', 'online-paid', 'in-progress', 'completed'].map((status) => ({
        status,
        ahead: false,
      })),
    )
  } finally {
    await client.query('rollback')
    client.release()
  }
})
