import { emptyDatabase, type TestDatabase } from '@prilavok/embedded-postgres/testing/test-database'
import { sql } from 'kysely'
import { type Connection, connect } from './connection'
import { tableOf } from './table-of'

let database: TestDatabase
let connection: Connection
beforeAll(async () => {
  database = await emptyDatabase()
  connection = connect(database.url, 1)
})
afterAll(async () => {
  await connection.close()
  await database.drop()
})

interface Line {
  text: string | null
  whole: number | null
  large?: number
  small: number
  yes: boolean | null
  /** No column. */
  other: object
}

const readBack = async (rows: readonly Line[]) =>
  (
    await sql`select * from ${tableOf('list', rows, { small: 'smallint', text: 'text', whole: 'int', large: 'bigint', yes: 'boolean' })}`.execute(
      connection.db,
    )
  ).rows

test('whatever a text is, the database has the same', async () => {
  const texts = [
    '',
    ' ',
    'NULL',
    'null',
    '"',
    '\\',
    '\\"',
    "'",
    '{1,2}',
    'а,б',
    'Ручка «Ёж» 9×9\u00a0см',
    '\n\t',
    '🖊',
    '$1',
  ]
  const rows = texts.map((text, small) => ({
    text,
    small,
    whole: 1,
    large: 2 ** 53 - 1,
    yes: true,
    other: {},
  }))
  expect(await readBack(rows)).toEqual(rows.map(({ other, ...row }) => row))
})

test('nothing is null, no rows are none, and the columns come in the order of the types', async () => {
  const [row] = await readBack([{ text: null, whole: null, small: -1, yes: false, other: {} }])
  expect(Object.entries(row ?? {})).toEqual([
    ['small', -1],
    ['text', null],
    ['whole', null],
    ['large', null],
    ['yes', false],
  ])
  expect(await readBack([])).toEqual([])
})
