import type { Beacon } from '@prilavok/shared-kernel/contract'
import { ApiError } from '@prilavok/shared-kernel/errors'
import { queryKeys } from '@prilavok/shared-kernel/queries'
import { shopPlan, testKernel } from '@prilavok/shared-kernel/testing'
import { createEarlyEvents } from './early-events'
import { startTelemetry } from './start-telemetry'
import { measureVitals } from './vitals'

describe('vitals', () => {
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

  test('the longest interaction counts, events of no interaction do not', () => {
    const { vitals, see } = openPage(ALL)
    see('event', { interactionId: 0, duration: 900 })
    see('event', { interactionId: idOf(0), duration: 400 })
    see('event', { interactionId: idOf(0), duration: 60 })
    see('event', { interactionId: idOf(48), duration: 48 })
    expect(vitals.take()).toEqual([{ kind: 'inp', value: 400 }])
  })
})

describe('start-telemetry', () => {
  const FLUSH_MS = 10_000

  beforeEach(() => {
    jest.useFakeTimers()
    jest.spyOn(Math, 'random').mockReturnValue(0.5)
  })
  afterEach(() => {
    jest.clearAllTimers()
    jest.useRealTimers()
    jest.restoreAllMocks()
  })

  const planned = (version: string) => ({ version, base: '/', entry: [], scripts: {}, fallbacks: [] })

  /** A page of the catalogue of which version 1.0.0 runs where 2.0.0 was planned, and what it reports. */
  function openPage(sample = 1) {
    const sent: Beacon[] = []
    const { navigator, document } = window
    const page = Object.assign(new EventTarget(), {
      document,
      navigator,
      location: { pathname: '/catalog-list' },
      fetch: async (_path: string, { body }: { body: string }) => {
        sent.push(JSON.parse(body))
        return { status: 204 }
      },
      setInterval: (work: () => void, ms: number) => setInterval(work, ms),
    }) as unknown as Window
    const kernel = testKernel({
      plan: shopPlan({ parts: { shell: planned('test'), 'mf-catalog': planned('2.0.0') } }),
    })
    kernel.query.setQueryData(queryKeys.basketCounts, { CNT: 3, SUM: 30, LOYALTY: { CNT: 0, SUM: 0 } })
    const releases = {
      version: (part: string) => (part === 'mf-catalog' ? '1.0.0' : undefined),
    } as never
    const events = createEarlyEvents(kernel.bus)
    const begin = () => startTelemetry({ page, kernel, boot: { telemetry: { sample } }, events, releases })
    const reported = async () => {
      await jest.advanceTimersByTimeAsync(FLUSH_MS)
      return sent.flatMap((beacon) => beacon.events)
    }
    return { kernel, events, begin, reported, sent }
  }
  const catalogue = { part: 'mf-catalog', version: '1.0.0' } as const
  const failure = {
    part: 'mf-catalog',
    version: '2.0.0',
    expose: './CatalogListPage',
    reason: 'boom',
  } as const

  test.each([
    ['load', undefined, 'load-failed'],
    ['init', undefined, 'load-failed'],
    ['render', undefined, 'render-failed'],
    ['render', '1.0.0', 'fallback'],
  ] as const)(
    'a failure (%s, cured by %s) before the report begins is a %s of the version that failed',
    async (phase, curedBy, kind) => {
      const { kernel, begin, reported } = openPage()
      kernel.bus.emit('part:failed', { ...failure, phase, ...(curedBy && { curedBy }) })
      begin()
      const events = await reported()
      expect(events).toContainEqual({ part: 'mf-catalog', version: '2.0.0', kind, reason: 'boom' })
      expect(events).toContainEqual({ part: 'mf-catalog', version: '2.0.0', kind: 'view' })
    },
  )

  test('a mismatch of the hydration belongs to the version of the plan, an order to the one that took its place; each is viewed once', async () => {
    // jsdom has none.
    Object.assign(globalThis, { reportError: () => undefined })
    const { kernel, events, begin, reported } = openPage()
    begin()
    events.onRecoverableError(new Error('mismatch'))
    kernel.bus.emit('order:made', { basket: 'main' })
    const all = await reported()
    const begun = { part: 'mf-catalog', version: '2.0.0' } as const
    expect(all).toContainEqual({ ...begun, kind: 'hydration-mismatch', reason: 'mismatch' })
    expect(all).toContainEqual({ ...catalogue, kind: 'order' })
    const views = all.filter(({ part, kind }) => part === 'mf-catalog' && kind === 'view')
    expect(views.map(({ version }) => version).sort()).toEqual(['1.0.0', '2.0.0'])
  })

  test('only a change that raises the count of its basket is an addition, the first one, too', async () => {
    const { kernel, begin, reported } = openPage()
    begin()
    const change = (basket: 'main' | 'loyalty', CNT: number) =>
      kernel.bus.emit('basket:changed', { basket, CNT, SUM: 0 })
    const additions = async () => (await reported()).filter(({ kind }) => kind === 'basket-add').length
    change('main', 2)
    expect(await additions()).toBe(0)
    change('main', 3)
    expect(await additions()).toBe(1)
    change('loyalty', 1)
    expect(await additions()).toBe(2)
  })

  test.each([
    [500, 1],
    [503, 1],
    [404, 0],
  ])(
    'an answer %i of the API is reported %i times, of a query and of a change alike',
    async (status, times) => {
      const { kernel, begin, reported } = openPage()
      begin()
      const error = new ApiError({ kind: 'answer', status, statusText: 'Failed', answer: {}, path: '/x' })
      const fail = () => Promise.reject(error)
      await kernel.query.fetchQuery({ queryKey: ['x'], queryFn: fail, retry: false }).catch(() => undefined)
      const failures = async () => (await reported()).filter(({ kind }) => kind === 'api-error')
      expect(await failures()).toHaveLength(times)
      const mutation = kernel.query.getMutationCache().build(kernel.query, { mutationFn: fail, retry: false })
      await mutation.execute(undefined).catch(() => undefined)
      const all = await failures()
      expect(all).toHaveLength(2 * times)
      for (const event of all) expect(event).toMatchObject(catalogue)
    },
  )
})
