import { sql } from 'kysely'
import type { Database } from '../database/connection'

/**
 * Does a work unless another process is at it: what takes longer than the time to the next look is found due again meanwhile. A
 * process that is killed leaves nothing locked, as the queue of a killed worker would stay for hours (ADR 44).
 * @param lock a number that only this work uses, and the shop that it is about, or 0
 * @param work given the connection that holds the lock, which goes with it
 */
export const runAlone = (
  db: Database,
  [key, shopId]: readonly [key: number, shopId: number],
  work: (connection: Database) => Promise<unknown>,
): Promise<void> =>
  db.connection().execute(async (connection) => {
    const { rows } = await sql<{ free: boolean }>`
      select pg_try_advisory_lock(${key}::integer, ${shopId}::integer) as free`.execute(connection)
    if (!rows[0]?.free) return
    try {
      await work(connection)
    } finally {
      await sql`select pg_advisory_unlock(${key}::integer, ${shopId}::integer)`.execute(connection)
    }
  })
