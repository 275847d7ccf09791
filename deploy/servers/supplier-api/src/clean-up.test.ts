import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestDatabase } from '@prilavok/embedded-postgres/testing/test-database'
import { removeOldBasketKeys } from './checkout/basket/addition-keys'
import { removeOldRemovedRows } from './checkout/basket/removed-rows'
import { removeOldOrderKeys } from './checkout/orders/order-keys'
import { cleanUpTasks } from './clean-up'
import { removeOldTokens } from './customers/token/remove-old-tokens'
import { removeOldVisitors } from './customers/token/remove-old-visitors'
import { type Connection, connect } from './platform/database/connection'
import { openFileStore } from './platform/files/open-file-store'
import { addJob } from './platform/jobs/add-job'
import { runDueJobs } from './platform/jobs/run-jobs'
import { testDatabase } from './testing/test-database'

let folder: string
let database: TestDatabase
let connection: Connection
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'prilavok clean-up '))
  database = await testDatabase()
  connection = connect(database.url, 4)
})
afterAll(async () => {
  await connection.close()
  await database.drop()
  await rm(folder, { recursive: true })
})

/** A visitor who was last seen so many days ago; the buyer's id. */
async function visitor(days: number): Promise<number> {
  const { rows } = await connection.pool.query<{ buyer_id: string }>(
    `insert into visitors (shop_id, code_hash, seen_at)
     values (1, decode(md5(random()::text), 'hex'), now() - make_interval(days => $1)) returning buyer_id`,
    [days],
  )
  return Number(rows[0]?.buyer_id)
}

const give = (table: string, columns: string, values: string, buyer: number) =>
  connection.pool.query(`insert into ${table} (shop_id, buyer_id, ${columns}) values (1, $1, ${values})`, [
    buyer,
  ])
const count = async (table: string) =>
  Number((await connection.pool.query<{ count: string }>(`select count(*) from ${table}`)).rows[0]?.count)

test('visitors who left nothing are forgotten after 30 days, however many; the others are kept', async () => {
  await connection.pool.query(
    `insert into visitors (shop_id, code_hash, seen_at)
     select 1, decode(md5(n::text), 'hex'), now() - interval '40 days' from generate_series(1, 2500) n`,
  )
  const product = '(select min(id) from products where shop_id = 1)'
  const commented = await visitor(31)
  await give('baskets', 'basket, comment', "'main', 'Позвонить'", commented)
  const expired = await visitor(31)
  await give('access_tokens', 'token_hash, expires_at', "'expired', now()", expired)
  const remaining = [
    await visitor(29),
    await visitor(31),
    await visitor(31),
    await visitor(31),
    await visitor(31),
  ]
  const [, withBasket = 0, withFavourite = 0, withViewed = 0, withToken = 0] = remaining
  await give('basket_rows', 'basket, product_id, quantity', `'main', ${product}, 1`, withBasket)
  await give('favourites', 'product_id', product, withFavourite)
  await give('viewed', 'product_id', product, withViewed)
  await give('access_tokens', 'token_hash, expires_at', "'valid', now() + interval '1 day'", withToken)

  await removeOldVisitors(connection.db)

  const left = await connection.db.selectFrom('visitors').select('buyer_id').orderBy('buyer_id').execute()
  expect(left.map((visitor) => visitor.buyer_id)).toEqual(remaining)
  expect(await count('baskets')).toBe(0)
})

test('a visitor whose cookie has ended is forgotten with what was kept', async () => {
  const product = '(select min(id) from products where shop_id = 1)'
  const gone = await visitor(401)
  await give('basket_rows', 'basket, product_id, quantity', `'main', ${product}, 1`, gone)
  await give('favourites', 'product_id', product, gone)
  await give('viewed', 'product_id', product, gone)
  await removeOldVisitors(connection.db)
  for (const table of ['visitors', 'basket_rows', 'favourites', 'viewed']) {
    const { rows } = await connection.pool.query(`select from ${table} where buyer_id = $1`, [gone])
    expect([table, rows]).toEqual([table, []])
  }
})

test('a login is forgotten when its last token has ended, after a year at the earliest', async () => {
  const families = async () =>
    (await connection.pool.query<{ id: string }>('select id from token_families')).rows.map(({ id }) => id)
  const before = await families()
  const { rows } = await connection.pool.query<{ id: string }>(
    `insert into token_families (shop_id, client_id, created_at)
     select 1, client.id, now() - make_interval(days => days)
     from (select min(id) as id from clients where shop_id = 1) client, unnest(array[300, 366, 500]) days
     returning id`,
  )
  const [young, ended, inUse] = rows.map(({ id }) => id)
  await connection.pool.query(
    `insert into refresh_tokens (shop_id, token_hash, family_id, expires_at)
     values (1, '\\x01', $1, now() + interval '9 days'), (1, '\\x02', $2, now() - interval '2 days')`,
    [inUse, ended],
  )
  await removeOldTokens(connection.db)
  expect((await families()).sort()).toEqual([...before, young, inUse].sort())
})

test('tokens that ended yesterday and exchanges of a month ago are forgotten, logins stay', async () => {
  await connection.pool.query(
    `with family as (
       insert into token_families (shop_id, client_id) select 1, min(id) from clients where shop_id = 1 returning id)
     insert into refresh_tokens (shop_id, token_hash, family_id, expires_at)
     select 1, 'valid', id, now() + interval '9 days' from family`,
  )
  await connection.pool.query(
    `insert into refresh_tokens (shop_id, token_hash, family_id, expires_at, used_at)
     select shop_id, decode(md5(n::text), 'hex'), family_id, expires_at, now() - make_interval(days => n % 2 * 2 + 29)
     from (select * from refresh_tokens where used_at is null limit 1) present, generate_series(1, 2400) n`,
  )
  await connection.pool.query(
    `insert into access_tokens (shop_id, token_hash, buyer_id, expires_at)
     select 1, decode(md5(n::text), 'hex'), n, now() - make_interval(hours => n % 2 * 2 + 23) from generate_series(1, 10) n`,
  )
  await removeOldTokens(connection.db)
  const { rows } = await connection.pool.query('select from refresh_tokens where used_at is not null')
  expect(rows).toHaveLength(1200)
  expect(
    (await connection.pool.query("select from access_tokens where expires_at < now() - interval '1 hour'"))
      .rows,
  ).toHaveLength(5)
  expect(await count("refresh_tokens where token_hash = 'valid'")).toBe(1)
})

test('every hour each step is done, and one that fails keeps no other from it', async () => {
  await connection.pool.query(
    `insert into order_keys (shop_id, client_id, key, order_id, created_at)
     select shop_id, client_id, 'an-old-order-key', id, now() - interval '31 days' from orders order by shop_id, id limit 1`,
  )
  await connection.pool.query(
    `insert into stored_files (shop_id, kind, key, name, type, expires_at)
     values (1, 'download', '1/download/old', 'a.pdf', 'application/pdf', now() - interval '1 second')`,
  )
  await connection.pool.query('alter table visitors rename to missing_visitors')
  const tasks = cleanUpTasks(connection.db, await openFileStore({ folder, s3: null }))
  for (const { name } of tasks) await addJob(connection.db, { task: name })
  const failed: (string | undefined)[] = []
  await runDueJobs({ databaseUrl: database.url, tasks, log: { warn: ({ task }) => failed.push(task) } })
  await connection.pool.query('alter table missing_visitors rename to visitors')
  expect(failed).toEqual(['remove-old-visitors'])
  expect(await count('order_keys')).toBe(0)
  expect(await count('stored_files where expires_at < now()')).toBe(0)
  const files = 'remove-expired-files'
  expect(tasks.map(({ name, cron }) => [name, cron])).toEqual(
    tasks.map(({ name }) => [name, name === files ? '*/10 * * * *' : '7 * * * *']),
  )
  expect(tasks.map(({ name }) => name)).toContain(files)
})

test('keys of additions to baskets are forgotten after two days', async () => {
  await connection.pool.query(
    `insert into basket_keys (shop_id, buyer_id, key, fingerprint, applied, warnings, created_at)
     select 1, 7, 'addition-' || n, '', 1, '[]', now() - make_interval(days => n % 2 * 2 + 1)
     from generate_series(1, 20) n`,
  )
  await removeOldBasketKeys(connection.db)
  expect(await count('basket_keys')).toBe(10)
})

test('rows that were removed from baskets are forgotten after two hours', async () => {
  await connection.pool.query(
    `insert into removed_basket_rows (shop_id, buyer_id, basket, product_id, quantity, created_at, removed_at)
     select 1, 7, 'main', n, 1, now(), now() - make_interval(hours => n % 2 * 2 + 1) from generate_series(1, 20) n`,
  )
  await removeOldRemovedRows(connection.db)
  expect(await count('removed_basket_rows')).toBe(10)
})

test('keys of orders are forgotten after 30 days, the orders stay', async () => {
  await connection.pool.query(
    `insert into order_keys (shop_id, client_id, key, order_id, created_at)
     select shop_id, client_id, 'order-key-' || n, id, now() - make_interval(days => n % 2 * 2 + 29)
     from (select * from orders order by shop_id, id limit 1) first, generate_series(1, 3000) n`,
  )
  const orders = await count('orders')
  await removeOldOrderKeys(connection.db)
  expect(await count('order_keys')).toBe(1500)
  expect(await count('orders')).toBe(orders)
})
