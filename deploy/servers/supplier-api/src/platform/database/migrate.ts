import { Logger, runMigrations } from 'graphile-worker'
import type pg from 'pg'
import { type Migration, missingMigrations, readMigrations } from './migrations'
import { testRussian } from './test-russian'

/** Any number that only these migrations use. */
const LOCK = 7_402_015
/** A migration that cannot get its lock would make everybody behind it wait too: it gives up and tries again. */
const LOCK_TIMEOUT = '2s'
const ATTEMPTS = 15
const SILENT = new Logger(() => () => undefined)

/**
 * Brings the database to the newest schema, forward only, and that of the queue of jobs (`graphile_worker`) with it. Safe when several
 * processes start at once: one migrates, the others wait.
 * @param pool of two connections at least
 * @param migrations @default those of this code
 * @returns names of the migrations that were applied
 * @throws when the database cannot work with Russian text, is newer than the code or was made by other migrations, or when one fails;
 * everything before that one stays, nothing of it does
 */
export async function migrate(pool: pg.Pool, migrations?: readonly Migration[]): Promise<string[]> {
  const files = migrations ?? (await readMigrations())
  const client = await pool.connect()
  try {
    await client.query('set statement_timeout = 0')
    await client.query('select pg_advisory_lock($1)', [LOCK])
    await client.query(
      'create table if not exists migrations (name text primary key, applied_at timestamptz not null default now(), checksum text not null)',
    )
    await testRussian(client)
    const missing = await missingMigrations(client, files)
    await client.query(`set lock_timeout = '${LOCK_TIMEOUT}'`)
    // The queue of jobs has a schema and migrations of its own; ours may speak of it.
    await runMigrations({ pgPool: pool, logger: SILENT })
    for (const migration of missing) await applyPatiently(client, migration)
    return missing.map(({ name }) => name)
  } finally {
    await client.query('select pg_advisory_unlock($1)', [LOCK]).catch(() => undefined)
    // Closed, not returned to the pool: its time-outs are not the usual ones.
    client.release(true)
  }
}

async function applyPatiently(client: pg.PoolClient, migration: Migration): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await apply(client, migration)
    } catch (cause) {
      if (attempt < ATTEMPTS && (cause as { code?: string }).code === LOCK_NOT_AVAILABLE) continue
      const reason = cause instanceof Error ? cause.message : String(cause)
      throw new Error(`Migration ${migration.name} failed and was undone: ${reason}`, { cause })
    }
  }
}

const LOCK_NOT_AVAILABLE = '55P03'

async function apply(client: pg.PoolClient, { name, statements, checksum }: Migration): Promise<void> {
  await client.query('begin')
  try {
    await client.query(statements)
    await client.query('insert into migrations (name, checksum) values ($1, $2)', [name, checksum])
    await client.query('commit')
  } catch (cause) {
    await client.query('rollback')
    throw cause
  }
}
