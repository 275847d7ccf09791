import { REASONED_KINDS, type ReasonedKind, type ReasonSum } from '@prilavok/rollouts/model/failure-reason'
import type { BeaconEvent } from '@prilavok/shared-kernel/contract'

/** Different reasons between two handings over. Reports beyond them still count, their reasons are not told. */
const MAX_REASONS = 500
const REASONED: ReadonlySet<string> = new Set(REASONED_KINDS)
const isReasoned = (kind: string): kind is ReasonedKind => REASONED.has(kind)

/** Reasons of failures that pages reported, on their way to the database. */
export interface ReasonSums {
  add(shop: string, event: BeaconEvent): void
  /** What there is; it is forgotten here. */
  take(): ReasonSum[]
}

/** @param now milliseconds since 1970 */
export function createReasonSums(now: () => number = Date.now): ReasonSums {
  let sums = new Map<string, ReasonSum>()
  return {
    add(shop, { part, version, kind, reason }) {
      if (!reason || !isReasoned(kind)) return
      const key = `${shop} ${part} ${version} ${kind} ${reason}`
      const known = sums.get(key)
      if (known) known.reports++
      else if (sums.size < MAX_REASONS)
        sums.set(key, { shop, part, version, kind, reason, reports: 1, at: now() })
    },
    take() {
      const taken = [...sums.values()]
      sums = new Map()
      return taken
    },
  }
}
