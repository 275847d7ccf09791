import { readFile } from 'node:fs/promises'
import { emptyDatabase, type TestDatabase } from '@prilavok/embedded-postgres/testing/test-database'
import { type Connection, connect } from './connection'
import { migrate } from './migrate'
import { TYPES_FILE, typesText } from './testing/generate-types'

let database: TestDatabase
let connection: Connection
beforeAll(async () => {
  database = await emptyDatabase()
  connection = connect(database.url, 2)
  await migrate(connection.pool)
})
afterAll(async () => {
  await connection.close()
  await database.drop()
})

/** Tables that are nobody's rows: they stay whole, on every node of a distributed database. */
const COMMON: Record<string, string> = {
  shops: 'the list of tenants itself: its key is what others are distributed by',
  migrations: 'of the database',
  demo_loads: 'of the database',
  default_search_synonyms: 'what a new shop copies',
  request_counts: 'counts of addresses and sessions of all shops; not logged, gone after seconds',
}

/** Keys and indexes that do not begin with the shop, and why that is no hot query of a shop. */
const ACROSS_SHOPS: Record<string, string> = {
  oauth_clients_client_id_key:
    'a token call names the client before its shop is known; a few rows for each shop',
  shop_domains_domain_key: 'a domain belongs to one shop alone',
}

/** Foreign keys whose table is read through when the row that they name is removed: within one shop, and seldom. */
const SEARCHED: Record<string, string> = {
  kind_expendables_shop_id_expendable_kind_id_fkey: 'some hundred rows',
  products_shop_id_section_id_fkey:
    'an empty section is removed by hand; sections are found by their place in the tree',
  search_phrase_starts_shop_id_phrase_id_fkey: 'made anew as a whole',
  search_phrases_shop_id_section_id_fkey: 'made anew as a whole',
}

/** Clean-up and work queues look for old or due rows of all shops. */
const QUEUES = /_(expiry|age|old|seen|due|waiting|ends|pending|pay_until)$/

interface Index {
  table: string
  name: string
  columns: string[]
  is_key: boolean
}

const indexes = async () =>
  (
    await connection.pool.query<Index>(
      `select tables.relname as "table", class.relname as name, index.indisunique as is_key,
         array(select coalesce(attname::text, 'an expression')
           from unnest(index.indkey::smallint[]) with ordinality as keys (number, place)
           left join pg_attribute on attrelid = index.indrelid and attnum = keys.number and attnum > 0
           order by place) as columns
       from pg_index index
       join pg_class class on class.oid = index.indexrelid
       join pg_class tables on tables.oid = index.indrelid
       where tables.relnamespace = current_schema()::regnamespace order by 1, 2`,
    )
  ).rows.filter(({ table }) => COMMON[table] === undefined)

test('the first column of every table of the shops is shop_id, and it goes with its shop', async () => {
  const { rows } = await connection.pool.query<{ table: string; first: string; goes: boolean }>(
    `with recursive goes as (
       select 'shops'::regclass::oid as id
       union select conrelid from pg_constraint join goes on confrelid = goes.id where contype = 'f' and confdeltype = 'c')
     select table_name as "table",
       (array_agg(column_name::text order by ordinal_position))[1] as first,
       exists (select from goes where id = table_name::regclass) as goes
     from information_schema.columns where table_schema = current_schema() group by table_name order by 1`,
  )
  expect(rows.length).toBeGreaterThan(40)
  const wrong = rows.filter(
    ({ table, first, goes }) => COMMON[table] === undefined && (first !== 'shop_id' || !goes),
  )
  expect(wrong).toEqual([])
})

test('every primary key and unique constraint begins with shop_id: partitions and nodes can keep them', async () => {
  const wrong = (await indexes()).filter(
    ({ name, columns, is_key }) => is_key && columns[0] !== 'shop_id' && ACROSS_SHOPS[name] === undefined,
  )
  expect(wrong).toEqual([])
})

test('every index that serves a shop begins with shop_id', async () => {
  const wrong = (await indexes()).filter(
    ({ name, columns, is_key }) =>
      !is_key && columns[0] !== 'shop_id' && !QUEUES.test(name) && ACROSS_SHOPS[name] === undefined,
  )
  expect(wrong).toEqual([])
})

test('every foreign key between tables of the shops carries shop_id on both sides', async () => {
  const { rows } = await connection.pool.query<{
    name: string
    own: string[]
    other: string[]
    target: string
  }>(
    `select conname as name, confrelid::regclass::text as target,
       array(select attname::text from unnest(conkey) with ordinality k (n, place)
         join pg_attribute on attrelid = conrelid and attnum = n order by place) as own,
       array(select attname::text from unnest(confkey) with ordinality k (n, place)
         join pg_attribute on attrelid = confrelid and attnum = n order by place) as other
     from pg_constraint where contype = 'f' and connamespace = current_schema()::regnamespace`,
  )
  expect(rows.length).toBeGreaterThan(50)
  const wrong = rows.filter(({ own, other, target }) =>
    target === 'shops'
      ? own.join() !== 'shop_id'
      : own.indexOf('shop_id') === -1 || own.indexOf('shop_id') !== other.indexOf('shop_id'),
  )
  expect(wrong).toEqual([])
})

test('every foreign key is found by an index: removing a row reads no whole table', async () => {
  const { rows } = await connection.pool.query<{ name: string }>(
    `select conname as name from pg_constraint con
     where contype = 'f' and connamespace = current_schema()::regnamespace and confrelid <> 'shops'::regclass
       and not exists (select from pg_index index where index.indrelid = con.conrelid and (index.indpred is null or pg_get_expr(index.indpred, index.indrelid) = '(' || (
           select attname from pg_attribute where attrelid = con.conrelid and attnum = con.conkey[cardinality(con.conkey)]
         ) || ' IS NOT NULL)')
         and (index.indkey::smallint[])[0:cardinality(con.conkey) - 1] @> con.conkey)`,
  )
  expect(rows.map(({ name }) => name).sort()).toEqual(Object.keys(SEARCHED).sort())
})

test('the types of the tables are those of the database (`npm run schema` in deploy/servers/supplier-api writes them)', async () => {
  expect(await typesText(connection.db)).toBe(await readFile(TYPES_FILE, 'utf8'))
})
