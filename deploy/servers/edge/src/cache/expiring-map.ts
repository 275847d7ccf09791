/** Values that are remembered for a while. When there are too many, those that were set first go first. */
export interface ExpiringMap<Value> {
  get(key: string): Value | undefined
  set(key: string, value: Value): void
  remove(key: string): void
}

interface Limits {
  /** Values that are remembered. */
  max: number
  /** Milliseconds for which one is remembered. */
  ttl: number
  now?: () => number
}

export function createExpiringMap<Value>({ max, ttl, now = Date.now }: Limits): ExpiringMap<Value> {
  const entries = new Map<string, { value: Value; until: number }>()
  return {
    get(key) {
      const entry = entries.get(key)
      return entry && entry.until > now() ? entry.value : undefined
    },
    set(key, value) {
      entries.delete(key)
      entries.set(key, { value, until: now() + ttl })
      const [oldest] = entries.keys()
      if (entries.size > max && oldest !== undefined) entries.delete(oldest)
    },
    remove: (key) => void entries.delete(key),
  }
}
