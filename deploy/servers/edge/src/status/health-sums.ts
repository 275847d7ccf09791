import type { HealthKind, HealthSum } from '@prilavok/rollouts/model/health'
import { reasonOf } from '../errors'
import type { Log } from '../log'
import type { SumsKeeper } from './sums-keeper'

const MINUTE_MS = 60_000
/** Sums that are kept while the database is away: some hours of a busy edge, about 20 MB. */
const MAX_SUMS = 50_000

export type SummedVersion = Pick<HealthSum, 'shop' | 'part' | 'version'>

/** Sums of the reports by minute, on their way to the database. */
export interface HealthSums {
  /** @param weight how many page views one report stands for */
  add(of: SummedVersion, kind: HealthKind, options?: { bucket?: number; weight?: number }): void
  /** Hands over what there is. Never throws: what cannot be handed over is kept, as far as there is room. */
  flush(): Promise<void>
  /** Reports that were given up for lack of room. */
  readonly dropped: number
}

/** @param now milliseconds since 1970 */
export function createHealthSums(
  keeper: Pick<SumsKeeper, 'record'>,
  log: Log,
  now: () => number = Date.now,
): HealthSums {
  let sums = new Map<string, HealthSum>()
  let flushing: Promise<void> | undefined
  let dropped = 0
  let told = 0

  const merge = (sum: HealthSum) => {
    const key = `${sum.minute} ${sum.shop} ${sum.part} ${sum.version} ${sum.kind} ${sum.bucket}`
    const known = sums.get(key)
    if (known) {
      known.reports += sum.reports
      known.total += sum.total
    } else if (sums.size < MAX_SUMS) sums.set(key, sum)
    else dropped += sum.reports
  }
  const handOver = async () => {
    const taken = [...sums.values()]
    if (taken.length === 0) return
    sums = new Map()
    try {
      await keeper.record(taken)
    } catch (error) {
      for (const sum of taken) merge(sum)
      log.warn({ reason: reasonOf(error), kept: sums.size }, 'health is not recorded; it is kept for later')
    }
    if (dropped > told) log.error({ dropped: dropped - told }, 'reports of pages were given up')
    told = dropped
  }
  return {
    get dropped() {
      return dropped
    },
    add({ shop, part, version }, kind, { bucket = 0, weight = 1 } = {}) {
      const minute = Math.floor(now() / MINUTE_MS) * MINUTE_MS
      merge({ minute, shop, part, version, kind, bucket, reports: 1, total: weight })
    },
    flush() {
      flushing ??= handOver().finally(() => {
        flushing = undefined
      })
      return flushing
    },
  }
}
