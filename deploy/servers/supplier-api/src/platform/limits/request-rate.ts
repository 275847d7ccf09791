import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Database } from '../database/connection'

/** Seconds that requests are counted over. */
export const WINDOW_SECONDS = 10
/** A process tells the others of its count each time it has grown by this share of what is allowed. */
const STEP = 1 / 20

const windowOf = (milliseconds: number): number => Math.floor(milliseconds / (WINDOW_SECONDS * 1000))

interface Count {
  /** Requests of all processes that this one knows of. */
  known: number
  /** Own ones that the others do not know of yet. */
  own: number
  isTold: boolean
}

/**
 * Counts requests of whoever asks, together with the other processes on the database. Only who asks much costs a statement
 * now and then; so a limit may be passed by a twentieth for each process.
 * @param perSecond allowed on average of `WINDOW_SECONDS`; 0 allows any number
 * @param onError told when counts cannot be exchanged; each process then counts alone
 * @returns whether one more request of `who` is allowed
 */
export function limitRate(
  db: Database,
  perSecond: number,
  onError: (cause: unknown) => void,
  clock: () => number = Date.now,
): (who: string) => boolean {
  const most = perSecond * WINDOW_SECONDS
  const step = Math.max(1, Math.floor(most * STEP))
  let window = 0
  let counts = new Map<string, Count>()

  function tell(who: string, count: Count): void {
    const told = count.own
    count.isTold = true
    exchange(db, who, window, told)
      .then((all) => {
        count.known = all
        count.own -= told
      }, onError)
      .finally(() => {
        count.isTold = false
      })
  }

  return (who) => {
    if (perSecond === 0) return true
    const now = windowOf(clock())
    if (now !== window) {
      window = now
      counts = new Map()
    }
    const count = counts.get(who) ?? { known: 0, own: 0, isTold: false }
    counts.set(who, count)
    count.own += 1
    if (count.own >= step && !count.isTold) tell(who, count)
    return count.known + count.own <= most
  }
}

/** @returns requests of all processes in this window */
async function exchange(db: Database, who: string, window: number, more: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    insert into request_counts as known (who, period, count)
    values (${createHash('sha256').update(who).digest()}, ${window}, ${more})
    on conflict (who, period) do update set count = known.count + excluded.count
    returning count`.execute(db)
  return rows[0]?.count ?? more
}

/** Forgets counts of windows that have ended. */
export async function removeOldRequestCounts(db: Database, now = Date.now()): Promise<void> {
  await sql`delete from request_counts where period < ${windowOf(now) - 1}`.execute(db)
}
