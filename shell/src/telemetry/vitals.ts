/**
 * Web Vitals as https://web.dev/articles/vitals defines them: so much of them as beacons need, in a third of the bytes of `web-vitals`.
 * Browsers without a kind of entry report nothing of it.
 */
export interface Vitals {
  /** LCP and INP in ms, CLS in thousandths; nothing when they were taken before: each counts once a page view. */
  take(): { kind: 'lcp' | 'inp' | 'cls'; value: number }[]
}

interface LayoutShift extends PerformanceEntry {
  value: number
  hadRecentInput: boolean
}
interface Interaction extends PerformanceEntry {
  interactionId?: number
}

/** Shifts belong together while they are less than this apart… */
const GAP_MS = 1000
/** …and begin within this time. */
const WINDOW_MS = 5000
/** Of the longest interactions one in so many is left out. */
const INTERACTIONS_PER_OUTLIER = 50
const SHORTEST_INTERACTION_MS = 40

export function measureVitals(page: Window & typeof globalThis): Vitals {
  const values = new Map<'lcp' | 'inp' | 'cls', number>()
  let isTaken = false
  const observe = <Entry extends PerformanceEntry>(
    type: string,
    see: (entry: Entry) => void,
    options: PerformanceObserverInit = {},
  ) => {
    if (!page.PerformanceObserver?.supportedEntryTypes?.includes(type)) return
    const observer = new page.PerformanceObserver((list) => (list.getEntries() as Entry[]).forEach(see))
    observer.observe({ type, buffered: true, ...options })
  }
  // The browser itself ends the largest paint with the first input.
  observe('largest-contentful-paint', ({ startTime }) => values.set('lcp', Math.round(startTime)))

  const shifts = { first: 0, last: 0, sum: 0 }
  observe<LayoutShift>('layout-shift', ({ hadRecentInput, startTime, value }) => {
    if (hadRecentInput) return
    const isApart = startTime - shifts.last > GAP_MS || startTime - shifts.first > WINDOW_MS
    if (isApart) Object.assign(shifts, { first: startTime, sum: 0 })
    shifts.last = startTime
    shifts.sum += value
    values.set('cls', Math.max(values.get('cls') ?? 0, Math.round(shifts.sum * 1000)))
  })

  const longest = new Map<number, number>()
  observe<Interaction>(
    'event',
    ({ interactionId, duration }) => {
      if (!interactionId) return
      longest.set(interactionId, Math.max(longest.get(interactionId) ?? 0, duration))
      const durations = [...longest.values()].sort((one, other) => other - one)
      values.set('inp', durations[Math.floor(durations.length / INTERACTIONS_PER_OUTLIER)] ?? 0)
    },
    { durationThreshold: SHORTEST_INTERACTION_MS } as PerformanceObserverInit,
  )
  return {
    take() {
      if (isTaken) return []
      isTaken = true
      return [...values].map(([kind, value]) => ({ kind, value }))
    },
  }
}
