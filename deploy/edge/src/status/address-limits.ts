import { networkOf } from '@prilavok/shared-kernel/contract/network-of'

const HOUR_MS = 3_600_000
/** Of memory, about 100 MB. Who has more addresses than this at hand is not stopped by counting them. */
const MAX_ENTRIES = 500_000

/** What one address may add within an hour. */
export interface AddressLimits {
  /** Counts one more thing of the address, unless it has as many as it may have. */
  take(address: string, thing: string, most: number): boolean
}

/** Counts by address and thing, anew each hour. When there are too many of them, the oldest are forgotten. */
export function createAddressLimits(now: () => number = Date.now): AddressLimits {
  const counts = new Map<string, number>()
  let until = 0
  return {
    take(address, thing, most) {
      if (now() >= until) {
        counts.clear()
        until = now() + HOUR_MS
      }
      const key = `${networkOf(address)} ${thing}`
      const count = counts.get(key) ?? 0
      if (count >= most) return false
      const [oldest] = counts.keys()
      if (count === 0 && counts.size >= MAX_ENTRIES && oldest !== undefined) counts.delete(oldest)
      counts.set(key, count + 1)
      return true
    },
  }
}
