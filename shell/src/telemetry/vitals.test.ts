import { measureVitals } from './vitals'

type Entry = Record<string, unknown>

/** A browser that knows these kinds of entries. */
function openPage(
  supportedEntryTypes: string[],
  { visibility = 'visible', hiddenAt = [] as number[], interactions = 0 } = {},
) {
  const listeners = new Map<string, (entry: Entry) => void>()
  class PerformanceObserver {
    static readonly supportedEntryTypes = supportedEntryTypes
    constructor(private readonly callback: (list: { getEntries(): Entry[] }) => void) {}
    observe({ type }: { type: string }) {
      listeners.set(type, (entry) => this.callback({ getEntries: () => [entry] }))
    }
  }
  const document = Object.assign(new EventTarget(), { visibilityState: visibility })
  const performance = {
    ...(interactions > 0 ? { interactionCount: interactions } : {}),
    getEntriesByType: () => [
      { name: 'visible', startTime: 1 },
      ...hiddenAt.map((startTime) => ({ name: 'hidden', startTime })),
    ],
  }
  const vitals = measureVitals({ PerformanceObserver, document, performance } as unknown as typeof window)
  return {
    vitals,
    listeners,
    see: (type: string, entry: Entry) => listeners.get(type)?.(entry),
    become(visibilityState: string, timeStamp: number) {
      document.visibilityState = visibilityState
      const event = new Event('visibilitychange')
      Object.defineProperty(event, 'timeStamp', { value: timeStamp })
      document.dispatchEvent(event)
    },
  }
}
const ALL = ['largest-contentful-paint', 'layout-shift', 'event', 'first-input', 'visibility-state']
/** Number of an interaction in a browser that counts in steps of seven. */
const idOf = (interaction: number) => 1000 + interaction * 7

test('the last largest paint counts; values are given once', () => {
  const { vitals, see } = openPage(ALL)
  see('largest-contentful-paint', { startTime: 800.4 })
  see('largest-contentful-paint', { startTime: 1200.6 })
  expect(vitals.take()).toEqual([{ kind: 'lcp', value: 1201 }])
  expect(vitals.take()).toEqual([])
})

test('a page that is opened in the background has no largest paint, also where the browser keeps no record', () => {
  const { vitals, see, become } = openPage(['largest-contentful-paint'], { visibility: 'hidden' })
  become('visible', 60_000)
  see('largest-contentful-paint', { startTime: 60_200 })
  expect(vitals.take()).toEqual([])
})

test('what was in the background before measuring began is known by the browser', () => {
  const { vitals, see } = openPage(ALL, { hiddenAt: [500, 2000] })
  see('largest-contentful-paint', { startTime: 400 })
  see('largest-contentful-paint', { startTime: 1500 })
  expect(vitals.take()).toEqual([{ kind: 'lcp', value: 400 }])
})

test('a paint after the page was first in the background does not count; one before it does', () => {
  const { vitals, see, become } = openPage(ALL)
  become('hidden', 900)
  become('visible', 30_000)
  become('hidden', 40_000)
  see('largest-contentful-paint', { startTime: 800 })
  see('largest-contentful-paint', { startTime: 900 })
  see('largest-contentful-paint', { startTime: 31_000 })
  expect(vitals.take()).toEqual([{ kind: 'lcp', value: 800 }])
})

test('of the shifts the worst session counts, without those that follow an input', () => {
  const { vitals, see } = openPage(ALL)
  const shift = (startTime: number, value: number, hadRecentInput = false) =>
    see('layout-shift', { startTime, value, hadRecentInput })
  shift(100, 0.05)
  shift(900, 0.1)
  shift(950, 0.9, true)
  shift(3000, 0.12)
  expect(vitals.take()).toEqual([{ kind: 'cls', value: 150 }])
})

test('a session of shifts ends after five seconds', () => {
  const { vitals, see } = openPage(ALL)
  for (let startTime = 100; startTime <= 6500; startTime += 800)
    see('layout-shift', { startTime, value: 0.01, hadRecentInput: false })
  expect(vitals.take()).toEqual([{ kind: 'cls', value: 70 }])
})

test.each([
  ['less than a second apart are one session', [100, 1099], 20],
  ['a second apart are two', [100, 1100], 10],
  [
    'within five seconds of the first one are one session',
    [900, 1700, 2500, 3300, 4100, 4900, 5700, 5899],
    80,
  ],
  ['five seconds after the first one begin another', [900, 1700, 2500, 3300, 4100, 4900, 5700, 5900], 70],
])('shifts %s', (_which, times, value) => {
  const { vitals, see } = openPage(ALL)
  for (const startTime of times) see('layout-shift', { startTime, value: 0.01, hadRecentInput: false })
  expect(vitals.take()).toEqual([{ kind: 'cls', value }])
})

test('the longest interaction counts, events of no interaction do not', () => {
  const { vitals, see } = openPage(ALL)
  see('event', { interactionId: 0, duration: 900 })
  see('event', { interactionId: idOf(0), duration: 400 })
  see('event', { interactionId: idOf(0), duration: 60 })
  see('event', { interactionId: idOf(48), duration: 48 })
  expect(vitals.take()).toEqual([{ kind: 'inp', value: 400 }])
})

test('of fifty interactions the longest is left out, also when most were too short to be told of', () => {
  const { vitals, see } = openPage(ALL)
  see('event', { interactionId: idOf(0), duration: 400 })
  see('event', { interactionId: idOf(49), duration: 56 })
  expect(vitals.take()).toEqual([{ kind: 'inp', value: 56 }])
})

test('the count of the browser goes before the numbers of the interactions', () => {
  const inpAt = (interactions: number) => {
    const { vitals, see } = openPage(ALL, { interactions })
    for (const [at, duration] of [400, 300, 200].entries())
      see('event', { interactionId: idOf(at), duration })
    return vitals.take()
  }
  expect(inpAt(49)).toEqual([{ kind: 'inp', value: 400 }])
  expect(inpAt(100)).toEqual([{ kind: 'inp', value: 200 }])
  expect(inpAt(500)).toEqual([{ kind: 'inp', value: 200 }])
})

test('the first input counts however short it was', () => {
  const { vitals, see } = openPage(ALL)
  see('first-input', { interactionId: idOf(0), duration: 16 })
  expect(vitals.take()).toEqual([{ kind: 'inp', value: 16 }])
})

test('a browser without a kind of entry reports nothing of it', () => {
  expect([...openPage(['layout-shift']).listeners.keys()]).toEqual(['layout-shift'])
  expect(
    measureVitals({
      document,
      performance: { getEntriesByType: () => [] },
    } as unknown as typeof window).take(),
  ).toEqual([])
})
