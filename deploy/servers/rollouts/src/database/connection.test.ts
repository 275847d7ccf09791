import { afterTestFile } from '@prilavok/build/testing/after-test-file'
import { sql } from 'kysely'
import { testRegistry } from '../testing/test-registry'
import { connectRollouts, inSchema } from './connection'

const ADDRESS = 'postgres://user:secret@127.0.0.1:1/shop'

test('a schema is a part of the address, in place of one that it names', () => {
  expect(inSchema(ADDRESS, 'other')).toBe(`${ADDRESS}?schema=other`)
  expect(inSchema(`${ADDRESS}?schema=other`, 'third')).toBe(`${ADDRESS}?schema=third`)
})

test('the schema is the one that the address names, and PostgreSQL is not told of it', async () => {
  const plain = connectRollouts(ADDRESS)
  const named = connectRollouts(inSchema(ADDRESS, 'other'))
  afterTestFile(plain.close)
  afterTestFile(named.close)
  expect([plain.schema, named.schema]).toEqual(['rollouts', 'other'])
  expect(named.pool.options.connectionString).toBe(ADDRESS)
  expect(named.db.selectFrom('rules').select('shop').compile().sql).toBe('select "shop" from "other"."rules"')
})

test('limits are as asked for, else those of a server', () => {
  const { pool, close } = connectRollouts(ADDRESS)
  afterTestFile(close)
  expect(pool.options).toMatchObject({
    max: 4,
    connectionTimeoutMillis: 5000,
    statement_timeout: 30_000,
    query_timeout: 32_000,
  })
  const small = connectRollouts(ADDRESS, { maximum: 1, connectTimeout: 200, statementTimeout: 100 })
  afterTestFile(small.close)
  expect(small.pool.options).toMatchObject({
    max: 1,
    connectionTimeoutMillis: 200,
    statement_timeout: 100,
    query_timeout: 2100,
  })
})

test('large numbers are numbers, other types as ever; it is closed once', async () => {
  const { databaseUrl } = await testRegistry()
  const { db, pool, close } = connectRollouts(databaseUrl)
  const { rows } = await sql`select 5::int8 as big, true as yes, 'x' as text`.execute(db)
  expect(rows).toEqual([{ big: 5, yes: true, text: 'x' }])
  const name = await pool.query('show application_name')
  expect(name.rows).toEqual([{ application_name: 'prilavok-rollouts' }])
  await close()
  await close()
  await expect(pool.query('select 1')).rejects.toThrow()
})
