const HOUR_MS = 3_600_000
/** Of memory, about 100 MB. Who has more addresses than this at hand is not stopped by counting them. */
const MAX_ENTRIES = 500_000

/** What one address may add within an hour. */
export interface AddressLimits {
  /** Counts one more thing of the network (`networkOf`), unless it has as many as it may have. */
  take(network: string, thing: string, most: number): boolean
  /** Whether the network has as many of it as it may have. */
  isUsedUp(network: string, thing: string, most: number): boolean
}

/** Counts by address and thing, anew each hour. When there are too many of them, the oldest are forgotten. */
export function createAddressLimits(now: () => number = Date.now): AddressLimits {
  const counts = new Map<string, number>()
  let until = 0
  const countOf = (key: string): number => {
    if (now() >= until) {
      counts.clear()
      until = now() + HOUR_MS
    }
    return counts.get(key) ?? 0
  }
  const keyOf = (network: string, thing: string) => `${network} ${thing}`
  return {
    isUsedUp: (network, thing, most) => countOf(keyOf(network, thing)) >= most,
    take(network, thing, most) {
      const key = keyOf(network, thing)
      const count = countOf(key)
      if (count >= most) return false
      if (count === 0 && counts.size >= MAX_ENTRIES) {
        const [oldest = ''] = counts.keys()
        counts.delete(oldest)
      }
      counts.set(key, count + 1)
      return true
    },
  }
}
