import type { TokenAnswer } from '@prilavok/shared-kernel/contract'
import { GREEN, startTestApi, type TestApi } from '../testing/start-test-api'
import { removeOldOrderKeys, removeOldVisitors } from './clean-up'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi(20)
}, 60_000)
afterAll(() => api.close())

/** A guest who was last seen so many days ago; the buyer's id. */
async function guest(days: number): Promise<number> {
  const { rows } = await api.pool.query<{ buyer_id: string }>(
    `insert into visitors (shop_id, code_hash, seen_at)
     values (1, decode(md5(random()::text), 'hex'), now() - make_interval(days => $1)) returning buyer_id`,
    [days],
  )
  return Number(rows[0]?.buyer_id)
}

const give = (table: string, columns: string, values: string, buyer: number) =>
  api.pool.query(`insert into ${table} (shop_id, buyer_id, ${columns}) values (1, $1, ${values})`, [buyer])
const count = async (table: string) =>
  Number((await api.pool.query<{ count: string }>(`select count(*) from ${table}`)).rows[0]?.count)

test('guests who left nothing are forgotten after 30 days, however many; the others are kept', async () => {
  await api.pool.query(
    `insert into visitors (shop_id, code_hash, seen_at)
     select 1, decode(md5(n::text), 'hex'), now() - interval '40 days' from generate_series(1, 2500) n`,
  )
  const product = '(select min(id) from products where shop_id = 1)'
  const commented = await guest(31)
  await give('baskets', 'basket, comment', "'main', 'Позвонить'", commented)
  const expired = await guest(31)
  await give('access_tokens', 'token_hash, expires_at', "'expired', now()", expired)
  const kept = [await guest(29), await guest(31), await guest(31), await guest(31), await guest(31)]
  const [, withBasket = 0, withFavourite = 0, withViewed = 0, withToken = 0] = kept
  await give('basket_rows', 'basket, product_id, quantity', `'main', ${product}, 1`, withBasket)
  await give('favourites', 'product_id', product, withFavourite)
  await give('viewed', 'product_id', product, withViewed)
  await give('access_tokens', 'token_hash, expires_at', "'valid', now() + interval '1 day'", withToken)

  await removeOldVisitors(api.db)

  const left = await api.db.selectFrom('visitors').select('buyer_id').orderBy('buyer_id').execute()
  expect(left.map((visitor) => visitor.buyer_id)).toEqual(kept)
  expect(await count('baskets')).toBe(0)
})

test('a guest who comes back after being forgotten is a new one', async () => {
  const first = await api.token(GREEN, { grant_type: 'client_credentials' })
  const cookie = String(first.headers['set-cookie']).split(';')[0]
  await api.pool.query("update visitors set seen_at = now() - interval '31 days'")
  await api.pool.query('update access_tokens set expires_at = now()')
  await removeOldVisitors(api.db)
  const again = await api.token(GREEN, { grant_type: 'client_credentials' }, cookie)
  const { access_token: token } = again.json<TokenAnswer>()
  expect((await api.get(token, '/v3/api/personal/info/')).statusCode).toBe(200)
})

test('keys of orders are forgotten after 30 days, the orders stay', async () => {
  await api.pool.query(
    `insert into order_keys (shop_id, client_id, key, order_id, created_at)
     select shop_id, client_id, 'order-key-' || n, id, now() - make_interval(days => n % 2 * 2 + 29)
     from (select * from orders order by shop_id, id limit 1) first, generate_series(1, 3000) n`,
  )
  const orders = await count('orders')
  await removeOldOrderKeys(api.db)
  expect(await count('order_keys')).toBe(1500)
  expect(await count('orders')).toBe(orders)
})
