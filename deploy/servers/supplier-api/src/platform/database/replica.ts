import { AsyncLocalStorage } from 'node:async_hooks'
import type pg from 'pg'

/** Milliseconds in which a replica that did not answer is not asked again. */
const REST_MS = 5000

const stale = new AsyncLocalStorage<true>()

/** Runs what may be answered by a replica, a moment behind. Transactions inside it must not write. */
export const readStale = (work: () => void): void => stale.run(true, work)

/**
 * One pool out of two: reads that may be stale go to the replica, everything else to the primary. Without the replica the
 * primary answers alone.
 */
export function withReplica(primary: pg.Pool, replica: pg.Pool) {
  let restsUntil = 0
  async function connect(): Promise<pg.PoolClient> {
    if (!stale.getStore() || Date.now() < restsUntil) return primary.connect()
    try {
      return await replica.connect()
    } catch {
      restsUntil = Date.now() + REST_MS
      return primary.connect()
    }
  }
  return {
    connect,
    end: async () => {
      await Promise.all([primary.end(), replica.end()])
    },
  }
}
