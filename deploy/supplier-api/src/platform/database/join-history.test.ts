import { emptyDatabase, type TestDatabase } from '@prilavok/embedded-postgres/testing/test-database'
import { type Connection, connect } from './connection'
import { migrate } from './migrate'
import { readMigrations } from './migrations'

let database: TestDatabase
let connection: Connection
beforeEach(async () => {
  database = await emptyDatabase()
  connection = connect(database.url, 2)
  await migrate(connection.pool)
  await connection.pool.query("insert into shops (id, name, link) values (1, 'Магазин', 'shop')")
}, 60_000)
afterEach(async () => {
  await connection.close()
  await database.drop()
})

/** As it was noted before the first release. */
async function note(...names: string[]): Promise<void> {
  await connection.pool.query('delete from migrations')
  await connection.pool.query('insert into migrations (name) select unnest($1::text[])', [names])
}

test('a database from before the first release keeps its data and gets the migrations of now', async () => {
  const names = (await readMigrations()).map(({ name }) => name)
  await note('0001_shops.sql', '0002_clients.sql', '0095_search_synonyms.sql')
  expect(await migrate(connection.pool)).toEqual(names.filter((name) => name >= '0016'))
  const { rows } = await connection.pool.query<{ name: string }>('select name from migrations order by name')
  expect(rows.map(({ name }) => name)).toEqual(names)
  expect((await connection.pool.query('select name from shops')).rows).toEqual([{ name: 'Магазин' }])
  expect(await migrate(connection.pool)).toEqual([])
}, 60_000)

test('one that stopped on the way is left as it is, and it is said what to do', async () => {
  await note('0001_shops.sql', '0002_clients.sql', '0003_catalogue.sql')
  await expect(migrate(connection.pool)).rejects.toThrow(
    /lacks migration 0095.*Nothing was changed.*below \.data\//,
  )
  expect((await connection.pool.query('select name from shops')).rowCount).toBe(1)
  expect((await connection.pool.query('select from migrations')).rowCount).toBe(3)
}, 60_000)
