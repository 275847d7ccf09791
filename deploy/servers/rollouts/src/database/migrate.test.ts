import { afterTestFile } from '@prilavok/build/testing/after-test-file'
import { emptyDatabase } from '@prilavok/embedded-postgres/testing/test-database'
import { connectRollouts, inSchema } from './connection'
import { migrateRollouts } from './migrate'

async function open(schema?: string) {
  const database = await emptyDatabase()
  afterTestFile(database.drop)
  const connection = connectRollouts(schema ? inSchema(database.url, schema) : database.url)
  afterTestFile(connection.close)
  return { url: database.url, connection }
}

test('migrations are applied in order, once, by whoever comes first', async () => {
  const { url, connection } = await open()
  const second = connectRollouts(url)
  afterTestFile(second.close)
  const applied = await Promise.all([connection, second].map(migrateRollouts))
  const names = applied.flat()
  expect(names[0]).toBe('0001-registry')
  expect(names).toEqual([...new Set(names)].sort())
  expect(names.length).toBeGreaterThanOrEqual(5)
  expect(await migrateRollouts(connection)).toEqual([])
})

test('tables lie in the schema of the connection alone, those of the migrations too', async () => {
  const { connection } = await open('other')
  await migrateRollouts(connection)
  const { rows } = await connection.pool.query(
    `select distinct table_schema from information_schema.tables
     where table_schema not in ('pg_catalog', 'information_schema')`,
  )
  expect(rows).toEqual([{ table_schema: 'other' }])
})

test('a database that is newer than the code is left alone', async () => {
  const { connection } = await open()
  await migrateRollouts(connection)
  await connection.pool.query(
    `insert into rollouts.kysely_migration (name, timestamp) values ('9999-later', '2999-01-01')`,
  )
  await expect(migrateRollouts(connection)).rejects.toThrow('9999-later')
})
