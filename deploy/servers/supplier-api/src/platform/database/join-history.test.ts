import { readFile } from 'node:fs/promises'
import { emptyDatabase, type TestDatabase } from '@prilavok/embedded-postgres/testing/test-database'
import { type Connection, connect } from './connection'
import { migrate } from './migrate'
import { readMigrations } from './migrations'
import { OLD_FIRST, OLD_MIGRATIONS } from './old-migrations'
import { SCHEMA_FILE, schemaText } from './testing/schema-text'

const BACK = new URL('./testing/before-similar-words.sql', import.meta.url)

let database: TestDatabase
let connection: Connection
beforeEach(async () => {
  database = await emptyDatabase()
  connection = connect(database.url, 2)
  await migrate(connection.pool, await baseline())
  await connection.pool.query(await readFile(BACK, 'utf8'))
  await connection.pool.query("insert into shops (id, name, link) values (1, 'Магазин', 'shop')")
}, 60_000)
afterEach(async () => {
  await connection.close()
  await database.drop()
})

/** 0001–0015: what they make is, but for `BACK`, what the old ones made. */
const baseline = async () => (await readMigrations()).filter(({ name }) => name < '0016')

/** As it was noted before the first release. */
async function note(names: readonly string[], checksum: string | null = null): Promise<void> {
  await connection.pool.query('delete from migrations')
  await connection.pool.query('insert into migrations (name, checksum) select unnest($1::text[]), $2', [
    names,
    checksum,
  ])
}

const shops = async () => (await connection.pool.query('select name from shops')).rows
const noted = async () =>
  (await connection.pool.query<{ name: string }>('select name from migrations order by name')).rows.map(
    ({ name }) => name,
  )

test('a database from before the first release keeps its data and gets the schema of now, once', async () => {
  expect(OLD_MIGRATIONS).toHaveLength(65)
  await note(OLD_MIGRATIONS)
  const names = (await readMigrations()).map(({ name }) => name)
  expect(await migrate(connection.pool)).toEqual(names.filter((name) => name >= '0016'))
  expect(await noted()).toEqual(names)
  expect(await schemaText(connection.pool)).toBe(await readFile(SCHEMA_FILE, 'utf8'))
  expect(await shops()).toEqual([{ name: 'Магазин' }])
  expect(await migrate(connection.pool)).toEqual([])
}, 60_000)

test.each([
  [
    'all but one',
    OLD_MIGRATIONS.filter((name) => !name.startsWith('0091_')),
    null,
    '0091_numbers_of_older_processes.sql',
  ],
  ['the first alone', [OLD_FIRST.name], OLD_FIRST.checksum, '0002_clients.sql, 0003_catalogue.sql, '],
  ['the first alone, without a checksum', [OLD_FIRST.name], null, '0002_clients.sql, 0003_catalogue.sql, '],
])(
  'one that has %s is left as it is, and it is said what it lacks and what to do',
  async (_what, names, checksum, lacks) => {
    await note(names, checksum)
    const { message } = await migrate(connection.pool).then(
      () => new Error('migrated'),
      (cause: Error) => cause,
    )
    expect(message).toContain(`it lacks ${lacks}`)
    expect(message).toMatch(/Nothing was changed.*below \.data\//)
    expect(await shops()).toHaveLength(1)
    expect(await noted()).toEqual([...names].sort())
  },
  60_000,
)
