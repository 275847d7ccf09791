/** How far each entry of the history was scrolled, for the life of the page. */
export interface ScrollMemory {
  remember(key: string, top: number): void
  recall(key: string): number
}

/** Entries kept; the oldest are forgotten. */
const MOST = 50

export function createScrollMemory(): ScrollMemory {
  const tops = new Map<string, number>()
  return {
    remember(key, top) {
      tops.delete(key)
      tops.set(key, top)
      const [oldest] = tops.keys()
      if (tops.size > MOST && oldest !== undefined) tops.delete(oldest)
    },
    recall: (key) => tops.get(key) ?? 0,
  }
}
