/** One report of a page about a part: a load, a failure. */
export interface BeaconEvent {
  part: string
  version: string
  kind: string
}

export interface BeaconCounts {
  add(events: readonly BeaconEvent[]): void
  /** What was counted since the last call, by `part@version kind`. */
  take(): Record<string, number>
}

/** Whoever invents names cannot fill the memory. */
const MAX_KEYS = 1000
const WORD = /^[\w.@+-]{1,64}$/

/** The events in a beacon's body; what does not look like one is left out. */
export function parseBeacon(body: unknown): BeaconEvent[] {
  const items: unknown[] = Array.isArray(body) ? body : [body]
  return items.flatMap((item) => {
    const { part, version, kind } = (item ?? {}) as Record<string, unknown>
    const words = [part, version, kind].map((word) =>
      typeof word === 'string' && WORD.test(word) ? word : undefined,
    )
    const [a, b, c] = words
    return a && b && c ? [{ part: a, version: b, kind: c }] : []
  })
}

export function createBeaconCounts(): BeaconCounts {
  const counts = new Map<string, number>()
  return {
    add(events) {
      for (const { part, version, kind } of events) {
        const key = `${part}@${version} ${kind}`
        if (counts.has(key) || counts.size < MAX_KEYS) counts.set(key, (counts.get(key) ?? 0) + 1)
      }
    },
    take() {
      const taken = Object.fromEntries(counts)
      counts.clear()
      return taken
    },
  }
}
