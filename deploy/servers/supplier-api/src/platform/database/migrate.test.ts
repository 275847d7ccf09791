import { emptyDatabase, type TestDatabase } from '@prilavok/embedded-postgres/testing/test-database'
import { type Connection, connect } from './connection'
import { migrate } from './migrate'
import { type Migration, readMigrations } from './migrations'

const migration = (name: string, statements: string): Migration => ({
  name,
  statements,
  checksum: `${statements.length} ${statements}`,
})
const FIRST = migration('0001_first.sql', 'create table first (id integer primary key)')
const SECOND = migration('0002_second.sql', 'alter table first add column name text')

let database: TestDatabase
let connections: Connection[]
beforeEach(async () => {
  database = await emptyDatabase()
  connections = Array.from({ length: 5 }, () => connect(database.url, 2))
})
afterEach(async () => {
  await Promise.all(connections.map(({ close }) => close()))
  await database.drop()
})

const pool = (index = 0) => {
  const connection = connections[index]
  if (!connection) throw new Error('no such connection')
  return connection.pool
}
const applied = async () =>
  (await pool().query<{ name: string }>('select name from migrations order by name')).rows.map(
    (row) => row.name,
  )

test('five processes at once: each migration is applied once, and nobody goes on before the last', async () => {
  const seen = await Promise.all(
    connections.map(async (_, index) => {
      const names = await migrate(pool(index))
      return { names, tables: (await pool(index).query('select from shops')).rowCount }
    }),
  )
  const own = (await readMigrations()).map(({ name }) => name)
  expect(seen.flatMap(({ names }) => names)).toEqual(own)
  expect(await applied()).toEqual(own)
})

test('a database that is newer than the code is left alone', async () => {
  await migrate(pool(), [FIRST, SECOND])
  await expect(migrate(pool(), [FIRST])).rejects.toThrow('newer than this code: it has 0002_second.sql')
})

test('one of before the first release, or with a file that was changed, stops the start: it is said why and what to do', async () => {
  await migrate(pool(), [FIRST, SECOND])
  const changed = migration(FIRST.name, 'create table other ()')
  const third = migration('0003_third.sql', 'create table third ()')
  const { message } = await migrate(pool(), [changed, third]).then(
    () => new Error('migrated'),
    (cause: Error) => cause,
  )
  expect(message).toMatch(/^The database was made by other migrations .*: 0001_first.sql, 0002_second.sql\./)
  expect(message).toMatch(
    /before the first release.*remove its folder \(\.data, or DATA_DIR\) and start again/,
  )
  expect(await applied()).toEqual([FIRST.name, SECOND.name])
  await expect(pool().query('select from third')).rejects.toThrow('does not exist')
})

test('one that fails is undone whole; the ones before it stay', async () => {
  const broken = migration('0002_broken.sql', 'create table half (); select no_such_function()')
  await expect(migrate(pool(), [FIRST, broken])).rejects.toThrow('0002_broken.sql failed and was undone')
  expect(await applied()).toEqual([FIRST.name])
  await expect(pool().query('select from half')).rejects.toThrow('does not exist')
  expect(await migrate(pool(), [FIRST, SECOND])).toEqual([SECOND.name])
})

test('a migration that waits for a lock lets the others pass and is applied when the lock is gone', async () => {
  await migrate(pool(), [FIRST])
  const reader = await pool(1).connect()
  await reader.query('begin; select from first')
  const waiting = migrate(pool(), [FIRST, SECOND])
  const queued =
    'select from pg_locks lock join pg_database on oid = lock.database where not granted and datname = current_database()'
  while ((await pool(3).query(queued)).rowCount === 0) await new Promise(setImmediate)
  // An attempt gives up its place in the queue for the lock: a reader that came later gets through.
  await pool(2).query('select from first')
  await reader.query('commit')
  reader.release()
  expect(await waiting).toEqual([SECOND.name])
})
