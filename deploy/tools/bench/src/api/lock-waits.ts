import { setTimeout } from 'node:timers/promises'
import type pg from 'pg'

const EVERY_MS = 10

export interface LockWaits {
  /** Transactions that were seen to wait. */
  count: number
  /** Milliseconds of the longest one, from when it was first seen. */
  longest: number
}

/**
 * Looks every 10 ms at who waits for rows that a statement like `blocker` holds; shorter waits are missed.
 * @returns ends it
 */
export function watchLockWaits(pool: pg.Pool, blocker: string): () => Promise<LockWaits> {
  const waits = new Map<string, { since: number; last: number }>()
  let isOver = false
  async function look(): Promise<void> {
    const { rows } = await pool.query<{ wait: string }>(
      `select waiting.pid || ' ' || waiting.xact_start as wait from pg_stat_activity waiting
       where waiting.datname = current_database() and waiting.wait_event_type = 'Lock'
         and exists (select from pg_stat_activity other
           where other.pid = any(pg_blocking_pids(waiting.pid)) and strpos(other.query, $1) > 0)`,
      [blocker],
    )
    const now = performance.now()
    for (const { wait } of rows) waits.set(wait, { since: waits.get(wait)?.since ?? now, last: now })
  }
  const watching = (async () => {
    while (!isOver) await Promise.all([look(), setTimeout(EVERY_MS)])
  })()
  return async () => {
    isOver = true
    await watching
    return {
      count: waits.size,
      longest: Math.max(0, ...[...waits.values()].map((one) => one.last - one.since)),
    }
  }
}
