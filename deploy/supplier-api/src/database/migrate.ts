import { readdir, readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type pg from 'pg'

const FOLDER = fileURLToPath(new URL('../../migrations/', import.meta.url))
/** Any number that only these migrations use. */
const LOCK = 7_402_015

/**
 * Brings the database to the newest schema. Safe when several processes start at once: one migrates, the others wait.
 * @returns names of the migrations that were applied
 * @throws when a migration fails; everything before it stays, nothing of it does
 */
export async function migrate(pool: pg.Pool): Promise<string[]> {
  const files = (await readdir(FOLDER)).filter((file) => file.endsWith('.sql')).sort()
  const client = await pool.connect()
  try {
    await client.query('set statement_timeout = 0')
    await client.query('select pg_advisory_lock($1)', [LOCK])
    await client.query(
      'create table if not exists migrations (name text primary key, applied_at timestamptz not null default now())',
    )
    const known = await client.query<{ name: string }>('select name from migrations')
    const done = new Set(known.rows.map((row) => row.name))
    const missing = files.filter((file) => !done.has(file))
    for (const file of missing) await apply(client, file)
    return missing
  } finally {
    await client.query('select pg_advisory_unlock($1)', [LOCK]).catch(() => undefined)
    // Closed, not returned to the pool: its statement_timeout is off.
    client.release(true)
  }
}

async function apply(client: pg.PoolClient, file: string): Promise<void> {
  const statements = await readFile(`${FOLDER}${file}`, 'utf8')
  await client.query('begin')
  try {
    await client.query(statements)
    await client.query('insert into migrations (name) values ($1)', [file])
    await client.query('commit')
  } catch (cause) {
    await client.query('rollback')
    const reason = cause instanceof Error ? cause.message : String(cause)
    throw new Error(`Migration ${file} failed and was undone: ${reason}`, { cause })
  }
}
