import type pg from 'pg'

/** Further than any id of the demonstration. */
const STRIDE = 10_000_000

/**
 * Makes a shop's products more by copies of them with other codes, prices, popularity and stock, in SQL alone.
 * @param present how many there are
 * @param target at most 1,000,000: codes have six digits
 */
export async function multiplyProducts(pool: pg.Pool, present: number, target: number): Promise<void> {
  const client = await pool.connect()
  try {
    await client.query('begin')
    await client.query('set local statement_timeout = 0')
    await client.query(`set local maintenance_work_mem = '512MB'`)
    // What triggers would make of each product is copied, too.
    await client.query('set local session_replication_role = replica')
    await client.query(`create temp table made on commit drop as ${SOURCES}`, [target, STRIDE, present])
    await client.query('create unique index on made (source_id, id)')
    await client.query('analyze made')
    const indexes = await dropIndexes(client, Object.keys(COPIED))
    for (const [table, changed] of Object.entries(COPIED))
      await client.query(await copyOf(client, table, changed))
    for (const definition of indexes) await client.query(definition)
    await client.query(
      `update sections set product_count = (select count(*) from products p
         where p.shop_id = 1 and p.section_ord between sections.ord and sections.ord_end) where shop_id = 1`,
    )
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
  with source as (select id as source_id, row_number() over (order by id) - 1 as n from products where shop_id = 1),
    free as (
      select code1c, row_number() over (order by code1c) - 1 as n
      from (select lpad(code::text, 6, '0') as code1c from generate_series(0, 999999) as code
        except select code1c from products where shop_id = 1) as codes)
  select source_id, source_id + ($2::int * (1 + free.n / $3::int))::int as id, free.code1c
  from free join source on source.n = free.n % $3::int
  where free.n < $1::int - $3::int`

const NAME = `p.name || ' ' || made.code1c`
const PRICE = 'p.price * (80 + made.id % 40) / 100'
const POPULARITY = '((p.popularity + made.id::bigint * 7919) % 10000)::int'
const REMAIN = '((p.remain + made.id::bigint * 31) % 400)::int'

/** Tables with their columns that differ from the copied row; `p` is the product that is copied. */
const COPIED: Record<string, Record<string, string>> = {
  product_properties: { product_id: 'made.id' },
  search_documents: {
    product_id: 'made.id',
    popularity: POPULARITY,
    words: `source.words || array_to_tsvector(array['#' || made.code1c, '~' || reverse(made.code1c)])`,
  },
  listing: {
    ...{ product_id: 'made.id', popularity: POPULARITY, price: PRICE, name: NAME },
    in_stock: `${REMAIN} > 0`,
  },
  listing_stock: { product_id: 'made.id', remain: REMAIN },
  // Last: the others read the products that are copied.
  products: {
    ...{ id: 'made.id', code1c: 'made.code1c', name: NAME, price: PRICE, old_price: 'null' },
    ...{ popularity: POPULARITY, remain: REMAIN },
  },
}

/** Indexes are made faster for all rows at once. Returns what makes them again. */
async function dropIndexes(client: pg.ClientBase, tables: readonly string[]): Promise<string[]> {
  const { rows } = await client.query<{ name: string; definition: string }>(
    `select index.indexrelid::regclass::text as name, pg_get_indexdef(index.indexrelid) as definition
     from pg_index index where index.indrelid::regclass::text = any($1)
       and not exists (select from pg_constraint where conindid = index.indexrelid)`,
    [tables],
  )
  for (const { name } of rows) await client.query(`drop index ${name}`)
  return rows.map(({ definition }) => definition)
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
    from made
    join products p on p.shop_id = 1 and p.id = made.source_id
    join ${table} source on source.shop_id = 1 and source.${key} = made.source_id
    ${table === 'listing' ? 'order by source.section_ord, made.id' : ''}`
}
