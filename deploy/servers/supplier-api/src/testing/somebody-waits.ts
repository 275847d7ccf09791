import { setTimeout } from 'node:timers/promises'
import type pg from 'pg'

const TIMEOUT_MS = 20_000

/**
 * Until so many connections to the database of `pool`, which no other test uses, wait for a lock.
 * @throws when they do not
 */
export async function somebodyWaits(pool: pg.Pool, count = 1): Promise<void> {
  for (const end = Date.now() + TIMEOUT_MS; Date.now() < end; await setTimeout(5)) {
    const { rows } = await pool.query(
      "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
    )
    if (rows.length >= count) return
  }
  throw new Error('Nobody waits for a lock')
}
