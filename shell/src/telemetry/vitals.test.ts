import { measureVitals } from './vitals'

type Entry = Record<string, unknown>

/** A browser that knows these kinds of entries. */
function openPage(supportedEntryTypes: string[]) {
  const listeners = new Map<string, (entry: Entry) => void>()
  class PerformanceObserver {
    static readonly supportedEntryTypes = supportedEntryTypes
    constructor(private readonly callback: (list: { getEntries(): Entry[] }) => void) {}
    observe({ type }: { type: string }) {
      listeners.set(type, (entry) => this.callback({ getEntries: () => [entry] }))
    }
  }
  const vitals = measureVitals({ PerformanceObserver } as unknown as typeof window)
  return { vitals, listeners, see: (type: string, entry: Entry) => listeners.get(type)?.(entry) }
}
const ALL = ['largest-contentful-paint', 'layout-shift', 'event']

test('the last largest paint counts; values are given once', () => {
  const { vitals, see } = openPage(ALL)
  see('largest-contentful-paint', { startTime: 800.4 })
  see('largest-contentful-paint', { startTime: 1200.6 })
  expect(vitals.take()).toEqual([{ kind: 'lcp', value: 1201 }])
  expect(vitals.take()).toEqual([])
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

test('the longest interaction counts; of fifty one is left out', () => {
  const { vitals, see } = openPage(ALL)
  see('event', { interactionId: 0, duration: 900 })
  see('event', { interactionId: 1, duration: 400 })
  see('event', { interactionId: 1, duration: 60 })
  for (let interactionId = 2; interactionId < 50; interactionId += 1)
    see('event', { interactionId, duration: 48 })
  const few = openPage(ALL)
  few.see('event', { interactionId: 1, duration: 400 })
  expect(few.vitals.take()).toEqual([{ kind: 'inp', value: 400 }])
  see('event', { interactionId: 50, duration: 56 })
  expect(vitals.take()).toEqual([{ kind: 'inp', value: 56 }])
})

test('a browser without a kind of entry reports nothing of it', () => {
  expect([...openPage(['layout-shift']).listeners.keys()]).toEqual(['layout-shift'])
  expect(measureVitals({} as typeof window).take()).toEqual([])
})
