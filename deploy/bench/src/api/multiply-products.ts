import { refreshVocabulary } from '@prilavok/supplier-api/search/vocabulary/refresh-vocabulary'
import type pg from 'pg'

/** Further than any id of the demonstration. */
const STRIDE = 10_000_000

/**
 * Makes a shop's products more by copies of them with other codes, prices, places and stock, in SQL alone.
 * @param wanted at most 1,000,000: codes have six digits
 */
export async function multiplyProducts(pool: pg.Pool, wanted: number): Promise<void> {
  const client = await pool.connect()
  try {
    await client.query('begin')
    await client.query('set local statement_timeout = 0')
    await client.query('set local maintenance_work_mem = "512MB"')
    await client.query(SOURCES, [wanted, STRIDE])
    await client.query(await copyOf(client, 'products', CHANGED))
    await client.query(await copyOf(client, 'product_properties', { product_id: 'made.id' }))
    await client.query(
      `update sections set product_count = (select count(*) from products p
         where p.shop_id = 1 and p.section_ord between sections.ord and sections.ord_end) where shop_id = 1`,
    )
    await refreshVocabulary(client, 1)
    await client.query('commit')
    await client.query('vacuum (analyze)')
  } catch (cause) {
    await client.query('rollback').catch(() => undefined)
    throw cause
  } finally {
    client.release(true)
  }
}

/** One row for each product to make: the product it is a copy of, its id, a code that is free. */
const SOURCES = `
  create temp table made on commit drop as
  with source as (select id as source_id, row_number() over (order by id) - 1 as n, count(*) over () as total
      from products where shop_id = 1),
    free as (select lpad(code::text, 6, '0') as code1c, row_number() over (order by code) - 1 as n
      from generate_series(0, 999999) as code
      where not exists (select from products p where p.shop_id = 1 and p.code1c = lpad(code::text, 6, '0')))
  select source_id, source_id + ($2::int * (1 + free.n / total))::int as id, free.code1c
  from free join source on source.n = free.n % total
  where free.n < $1 - total`

/** Columns of the copies that differ from their source. */
const CHANGED: Record<string, string> = {
  id: 'made.id',
  code1c: 'made.code1c',
  name: `source.name || ' ' || made.code1c`,
  price: 'source.price * (80 + made.id % 40) / 100',
  old_price: 'null',
  popularity: '((source.popularity + made.id::bigint * 7919) % 10000)::int',
  remain: '((source.remain + made.id::bigint * 31) % 400)::int',
}

/** A copying statement over all columns that a table has now. */
async function copyOf(
  client: pg.ClientBase,
  table: string,
  changed: Record<string, string>,
): Promise<string> {
  const { rows } = await client.query<{ name: string }>(
    `select attname as name from pg_attribute
     where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = '' order by attnum`,
    [table],
  )
  const names = rows.map(({ name }) => name)
  const key = table === 'products' ? 'id' : 'product_id'
  return `insert into ${table} (${names.join(', ')})
    select ${names.map((name) => changed[name] ?? `source.${name}`).join(', ')}
    from made join ${table} source on source.shop_id = 1 and source.${key} = made.source_id`
}
