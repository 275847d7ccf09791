import pg from 'pg'

const quoted = pg.escapeIdentifier

/** Names that are told apart by all shops together: their tables are small and stay whole. */
const WHOLE = ['shops', 'shop_domains', 'oauth_clients']

interface Definition {
  table: string
  name: string
  definition: string
}

/**
 * Turns every table of the shops into one that is partitioned by shop_id, with what it holds: what a supplier of large
 * databases would do in a maintenance window. Nothing of the code changes. PostgreSQL 17 or newer (identity columns).
 * @param count partitions of each table, by hash
 * @returns the tables
 */
export async function partitionByShop(pool: pg.Pool, count: number): Promise<string[]> {
  const client = await pool.connect()
  try {
    await client.query('set statement_timeout = 0')
    await client.query('begin')
    const tables = await tablesOfShops(client)
    const keys = await foreignKeys(client, tables)
    const triggers = await triggersOf(client, tables)
    const functions = await functionsOfRows(client, tables)
    for (const { table, name } of triggers)
      await client.query(`drop trigger ${quoted(name)} on ${quoted(table)}`)
    for (const { name } of functions) await client.query(`drop function ${name}`)
    for (const { table, name } of keys)
      await client.query(`alter table ${quoted(table)} drop constraint ${quoted(name)}`)
    for (const table of tables) await partition(client, table, count)
    for (const { table, name, definition } of keys)
      await client.query(`alter table ${quoted(table)} add constraint ${quoted(name)} ${definition}`)
    for (const { definition } of [...functions, ...triggers]) await client.query(definition)
    await client.query('commit')
    await client.query(`vacuum (analyze) ${tables.map(quoted).join(', ')}`)
    return tables
  } catch (cause) {
    await client.query('rollback').catch(() => undefined)
    throw cause
  } finally {
    client.release(true)
  }
}

/** A partitioned table cannot be unlogged; the few that are hold counts alone. */
async function tablesOfShops(client: pg.ClientBase): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select relname as name from pg_class
     where relnamespace = current_schema()::regnamespace and relkind = 'r' and relpersistence = 'p' and relname <> all($1)
       and exists (select from pg_attribute where attrelid = pg_class.oid and attname = 'shop_id') order by 1`,
    [WHOLE],
  )
  return rows.map(({ name }) => name)
}

async function foreignKeys(client: pg.ClientBase, tables: readonly string[]): Promise<Definition[]> {
  const { rows } = await client.query<Definition>(
    `select conrelid::regclass::text as "table", conname as name, pg_get_constraintdef(oid) as definition
     from pg_constraint where contype = 'f'
       and (conrelid = any($1::text[]::regclass[]) or confrelid = any($1::text[]::regclass[]))`,
    [tables],
  )
  return rows
}

/** Functions that take a row of a table as it is now. */
async function functionsOfRows(
  client: pg.ClientBase,
  tables: readonly string[],
): Promise<Pick<Definition, 'name' | 'definition'>[]> {
  const { rows } = await client.query<Pick<Definition, 'name' | 'definition'>>(
    `select oid::regprocedure::text as name, pg_get_functiondef(oid) as definition from pg_proc
     where pronamespace = current_schema()::regnamespace
       and proargtypes::oid[] && (select array_agg(reltype) from pg_class where oid = any($1::text[]::regclass[]))`,
    [tables],
  )
  return rows
}

async function triggersOf(client: pg.ClientBase, tables: readonly string[]): Promise<Definition[]> {
  const { rows } = await client.query<Definition>(
    `select tgrelid::regclass::text as "table", tgname as name, pg_get_triggerdef(oid) as definition
     from pg_trigger where not tgisinternal and tgrelid = any($1::text[]::regclass[])`,
    [tables],
  )
  return rows
}

async function partition(client: pg.ClientBase, table: string, count: number): Promise<void> {
  const old = quoted(`${table}_whole`)
  const own = quoted(table)
  await client.query(`alter table ${own} rename to ${old}`)
  await client.query(`create table ${own} (like ${old} including all) partition by hash (shop_id)`)
  for (let rest = 0; rest < count; rest += 1) {
    await client.query(
      `create table ${quoted(`${table}_${rest}`)} partition of ${own} for values with (modulus ${count}, remainder ${rest})`,
    )
  }
  const columns = await storedColumns(client, table)
  const list = columns.map(quoted).join(', ')
  await client.query(`insert into ${own} (${list}) overriding system value select ${list} from ${old}`)
  await keepCounting(client, table)
  await client.query(`drop table ${old}`)
}

async function storedColumns(client: pg.ClientBase, table: string): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select attname as name from pg_attribute
     where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = '' order by attnum`,
    [table],
  )
  return rows.map(({ name }) => name)
}

/** Identity columns go on where they were. */
async function keepCounting(client: pg.ClientBase, table: string): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    `select attname as name from pg_attribute where attrelid = $1::regclass and attidentity <> ''`,
    [table],
  )
  for (const { name } of rows) {
    await client.query(
      `select setval(pg_get_serial_sequence($1, $2), greatest(1, (select max(${quoted(name)}) from ${quoted(table)})))`,
      [table, name],
    )
  }
}
