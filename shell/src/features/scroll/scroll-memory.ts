/** How far each entry of the history was scrolled, for the life of the page. */
export interface ScrollMemory {
  remember(key: string, top: number): void
  recall(key: string): number
}

/** Entries remembered; beyond that the oldest goes. */
const MAX_ENTRIES = 50

export function createScrollMemory(): ScrollMemory {
  const tops = new Map<string, number>()
  return {
    remember(key, top) {
      tops.delete(key)
      tops.set(key, top)
      const [oldest] = tops.keys()
      if (tops.size > MAX_ENTRIES && oldest !== undefined) tops.delete(oldest)
    },
    recall: (key) => tops.get(key) ?? 0,
  }
}
