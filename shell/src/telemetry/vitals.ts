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
/** No browser tells of shorter ones, but for the first: it counts however short it was. */
const SHORTEST_INTERACTION_MS = 40
/** Browsers without `interactionCount` number the interactions in steps of seven (as `web-vitals` counts them, too). */
const INTERACTION_ID_STEP = 7

type Page = Window & typeof globalThis

const knows = ({ PerformanceObserver }: Page, type: string): boolean =>
  PerformanceObserver?.supportedEntryTypes?.includes(type) ?? false

/**
 * When the page was first in the background, in ms of its life: what is painted later was waited for by nobody. Measuring begins late,
 * so that the browser's own record comes first; without one the state of now stands for it.
 */
function firstHidden(page: Page): { readonly at: number } {
  const { document, performance } = page
  const states = knows(page, 'visibility-state') ? performance.getEntriesByType('visibility-state') : []
  const recorded = states.find(({ name }) => name === 'hidden')
  const now = document.visibilityState === 'hidden' ? 0 : Number.POSITIVE_INFINITY
  const hidden = { at: recorded?.startTime ?? now }
  document.addEventListener('visibilitychange', ({ timeStamp }) => {
    if (document.visibilityState === 'hidden') hidden.at = Math.min(hidden.at, timeStamp)
  })
  return hidden
}

export function measureVitals(page: Page): Vitals {
  const values = new Map<'lcp' | 'inp' | 'cls', number>()
  let isTaken = false
  const observe = <Entry extends PerformanceEntry>(
    type: string,
    see: (entry: Entry) => void,
    options: PerformanceObserverInit = {},
  ) => {
    if (!knows(page, type)) return
    const observer = new page.PerformanceObserver((list) => (list.getEntries() as Entry[]).forEach(see))
    observer.observe({ type, buffered: true, ...options })
  }
  const hidden = firstHidden(page)
  // The browser itself ends the largest paint with the first input.
  observe('largest-contentful-paint', ({ startTime }) => {
    if (startTime < hidden.at) values.set('lcp', Math.round(startTime))
  })

  const shifts = { first: Number.NEGATIVE_INFINITY, last: Number.NEGATIVE_INFINITY, sum: 0 }
  observe<LayoutShift>('layout-shift', ({ hadRecentInput, startTime, value }) => {
    if (hadRecentInput) return
    const isApart = startTime - shifts.last >= GAP_MS || startTime - shifts.first >= WINDOW_MS
    if (isApart) Object.assign(shifts, { first: startTime, sum: 0 })
    shifts.last = startTime
    shifts.sum += value
    values.set('cls', Math.max(values.get('cls') ?? 0, Math.round(shifts.sum * 1000)))
  })

  const longest = new Map<number, number>()
  /** All of them, also those that are too short to be told of. */
  const interactionCount = () => {
    const { interactionCount: count } = page.performance as Performance & { interactionCount?: number }
    const ids = [...longest.keys()]
    return count ?? (Math.max(...ids) - Math.min(...ids)) / INTERACTION_ID_STEP + 1
  }
  const seeInteraction = ({ interactionId, duration }: Interaction) => {
    if (!interactionId) return
    longest.set(interactionId, Math.max(longest.get(interactionId) ?? 0, duration))
    const durations = [...longest.values()].sort((one, other) => other - one)
    const outliers = Math.floor(interactionCount() / INTERACTIONS_PER_OUTLIER)
    values.set('inp', durations[Math.min(outliers, durations.length - 1)] ?? 0)
  }
  observe<Interaction>('first-input', seeInteraction)
  observe<Interaction>('event', seeInteraction, {
    durationThreshold: SHORTEST_INTERACTION_MS,
  } as PerformanceObserverInit)
  return {
    take() {
      if (isTaken) return []
      isTaken = true
      return [...values].map(([kind, value]) => ({ kind, value }))
    },
  }
}
