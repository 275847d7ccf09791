import { emptyDatabase, type TestDatabase } from '@prilavok/embedded-postgres/testing/test-database'
import { Kysely, PostgresDialect, sql } from 'kysely'
import { connect } from './connection'
import { LIFT_DEADLINE } from './deadline'
import { withPreparedStatements } from './prepared-statement'

/** Milliseconds: longer than other statements take on a busy machine. */
const LIMIT = 2000

let database: TestDatabase
beforeAll(async () => {
  database = await emptyDatabase()
})
afterAll(() => database.drop())

function impatient(limit: number) {
  const { pool, close } = connect(database.url, 1)
  const db = new Kysely<Record<string, never>>({
    dialect: new PostgresDialect({ pool: withPreparedStatements(pool, limit) }),
  })
  return { db, pool, close }
}

test('a database that falls silent is not waited for, and its connection is closed: the next one answers', async () => {
  const { db, pool, close } = impatient(LIMIT)
  const silent = db.transaction().execute((trx) => sql`select pg_sleep(25)`.execute(trx))
  await expect(silent).rejects.toMatchObject({ code: 'ETIMEDOUT' })
  expect(pool.totalCount).toBe(0)
  const { rows } = await sql<{ one: number }>`select 1 as one`.execute(db)
  expect(rows).toEqual([{ one: 1 }])
  await close()
})

test('a transaction that lifts the limit of the server waits as long as it takes, the next one does not', async () => {
  const { db, close } = impatient(LIMIT)
  const nap = sql<{ woke: boolean }>`select pg_sleep(3) is not null as woke`
  const long = await db.transaction().execute(async (trx) => {
    await sql.raw(LIFT_DEADLINE).execute(trx)
    return nap.execute(trx)
  })
  expect(long.rows).toEqual([{ woke: true }])
  await expect(nap.execute(db)).rejects.toMatchObject({ code: 'ETIMEDOUT' })
  await close()
})

test('connections that were used without the query builder are closed, too: nothing holds the process', async () => {
  const { pool, close } = connect(database.url, 1)
  await pool.query('select 1')
  await close()
  expect(pool.ended).toBe(true)
})
