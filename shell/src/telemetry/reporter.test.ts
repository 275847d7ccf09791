import { createBus } from '@prilavok/shared-kernel/bus'
import type { Beacon, BeaconAnswer, BeaconEvent, PlannedRoute } from '@prilavok/shared-kernel/contract'
import { createTestPlatform, testKernel } from '@prilavok/shared-kernel/testing'
import { ReleaseReplaced } from '../parts/use-part-generation'
import { createEarlyEvents, type PageEvent } from './early-events'
import { createReporter } from './reporter'
import { createVersionNews } from './version-news'

describe('early-events', () => {
  const reported = jest.fn()
  beforeEach(() => {
    reported.mockClear()
    // jsdom has none.
    Object.assign(globalThis, { reportError: reported })
  })

  const failure = {
    part: 'mf-catalog',
    version: '2.0.0',
    expose: './CatalogListPage',
    phase: 'load',
    reason: '404',
  } as const

  function page() {
    const bus = createBus(createTestPlatform())
    return { bus, events: createEarlyEvents(bus) }
  }

  test('what has happened before is handed over first, in its order and once, then what happens', () => {
    const { bus, events } = page()
    bus.emit('part:failed', failure)
    events.onRecoverableError(new Error('mismatch'))
    const seen: PageEvent[] = []
    events.follow((event) => seen.push(event))
    expect(seen).toEqual([
      { kind: 'part-failed', ...failure },
      { kind: 'hydration-mismatch', reason: 'mismatch' },
    ])
    events.onRecoverableError('text')
    expect(seen).toHaveLength(3)
    expect(seen[2]).toEqual({ kind: 'hydration-mismatch', reason: 'text' })
    expect(reported.mock.calls).toEqual([[new Error('mismatch')], ['text']])
  })

  test('a release that is exchanged is nobody’s error', () => {
    const { events } = page()
    const replaced = new ReleaseReplaced('another release')
    events.onRecoverableError(replaced)
    events.onRecoverableError(new Error('hydration', { cause: replaced }))
    const follow = jest.fn()
    events.follow(follow)
    expect(follow).not.toHaveBeenCalled()
    expect(reported).not.toHaveBeenCalled()
    events.onRecoverableError(new Error('hydration', { cause: new Error('another') }))
    expect(follow).toHaveBeenCalledTimes(1)
  })
})

describe('reporter', () => {
  const FLUSH_MS = 10_000
  const ASK_MS = 5 * 60_000
  const view: BeaconEvent = { part: 'mf-catalog', version: '2.0.0', kind: 'view' }

  interface PageOptions {
    isReporting?: boolean
    answer?: BeaconAnswer
    beforeSend?: (isLeft: boolean) => void
  }

  /** A page with a reporter, and what it has sent. */
  function openPage({ isReporting = true, answer, beforeSend = () => undefined }: PageOptions = {}) {
    const target = new EventTarget()
    const sent: Beacon[] = []
    const left: Beacon[] = []
    const answers: BeaconAnswer[] = []
    const state = { visibilityState: 'visible', onLine: true }
    const page = Object.assign(target, {
      document: {
        get visibilityState() {
          return state.visibilityState
        },
      },
      navigator: {
        get onLine() {
          return state.onLine
        },
        sendBeacon: (_path: string, body: string) => left.push(JSON.parse(body)) > 0,
      },
      fetch: async (_path: string, { body }: { body: string }) => {
        sent.push(JSON.parse(body))
        return { status: answer ? 200 : 204, json: async () => answer }
      },
      setInterval: (work: () => void, ms: number) => setInterval(work, ms),
    }) as unknown as Window
    const reporter = createReporter({
      page,
      plan: testKernel().plan,
      sample: 0.5,
      isReporting,
      route: () => 'catalog.list' as never,
      beforeSend,
      onAnswer: (one) => answers.push(one),
    })
    const wait = (ms: number) => jest.advanceTimersByTimeAsync(ms)
    return { reporter, sent, left, answers, state, page, wait }
  }

  beforeEach(() => void jest.useFakeTimers())
  afterEach(() => {
    jest.clearAllTimers()
    jest.useRealTimers()
  })

  test('events are sent together after ten seconds, with the plan, the route and the sample', async () => {
    const { reporter, sent, wait } = openPage()
    reporter.add(view)
    reporter.add({ ...view, kind: 'order' })
    await wait(FLUSH_MS - 1)
    expect(sent).toEqual([])
    await wait(1)
    expect(sent).toEqual([
      { plan: 'test', route: 'catalog.list', sample: 0.5, events: [view, { ...view, kind: 'order' }] },
    ])
    await wait(FLUSH_MS)
    expect(sent).toHaveLength(1)
  })

  test.each(['visibilitychange', 'pagehide'])(
    'a page that is left (%s) sends the rest by sendBeacon',
    (name) => {
      const beforeSend = jest.fn()
      const { reporter, sent, left, page, state } = openPage({ beforeSend })
      reporter.add(view)
      state.visibilityState = 'hidden'
      page.dispatchEvent(new Event(name))
      expect(left.map(({ events }) => events)).toEqual([[view]])
      expect(beforeSend).toHaveBeenCalledWith(true)
      page.dispatchEvent(new Event('pagehide'))
      expect(left).toHaveLength(1)
      expect(sent).toEqual([])
    },
  )

  test('what happens without a connection is dropped, not sent later', async () => {
    const { reporter, sent, left, page, state, wait } = openPage()
    state.onLine = false
    reporter.add(view)
    await wait(FLUSH_MS)
    reporter.add(view)
    page.dispatchEvent(new Event('pagehide'))
    state.onLine = true
    await wait(FLUSH_MS)
    expect([...sent, ...left]).toEqual([])
  })

  test('no beacon is larger than the edge takes, and a page reports no more than 200 events', async () => {
    const { reporter, sent, left, page, wait } = openPage()
    for (let count = 0; count < 300; count += 1)
      reporter.add({ ...view, kind: 'api-error', reason: 'ж'.repeat(500) })
    await wait(FLUSH_MS)
    page.dispatchEvent(new Event('pagehide'))
    const beacons = [...sent, ...left]
    expect(beacons.flatMap(({ events }) => events)).toHaveLength(200)
    for (const beacon of beacons) {
      expect(beacon.events.length).toBeLessThanOrEqual(50)
      expect(new TextEncoder().encode(JSON.stringify(beacon)).length).toBeLessThanOrEqual(16 * 1024)
    }
  })

  test.each([
    ['GET /search?q=бумага failed', 'GET /search failed'],
    ['no «ООО Ромашка» here', 'no «…» here'],
    ["reading 'ivanov'", "reading '…'"],
    ['mail ivan@example.ru is taken', 'mail … is taken'],
    ['call +7 (912) 345-67-89', 'call +…'],
    ['/orders/17 has failed', '/orders/… has failed'],
    ['500 of mf-catalog@1.5.0', '500 of mf-catalog@1.5.0'],
    ['a'.repeat(300), 'a'.repeat(200)],
    [
      'Minified React error #419; visit https://react.dev/errors/419',
      'Minified React error #419; visit https://react.dev/errors/…',
    ],
  ])('of the reason %p nothing of the buyer is sent', async (reason, told) => {
    const { reporter, sent, wait } = openPage()
    reporter.add({ ...view, kind: 'render-failed', reason })
    await wait(FLUSH_MS)
    expect(sent[0]?.events[0]?.reason).toBe(told)
  })

  test.each([true, false])(
    'a page in which nothing happens asks for news after five minutes (in the sample: %p)',
    async (isReporting) => {
      const { reporter, sent, answers, wait } = openPage({ isReporting, answer: { plan: 'withdrawn' } })
      if (!isReporting) reporter.add(view)
      await wait(ASK_MS - 1)
      expect(sent).toEqual([])
      await wait(1)
      expect(sent.map(({ events }) => events)).toEqual([[]])
      expect(answers).toEqual([{ plan: 'withdrawn' }])
    },
  )
})

describe('version-news', () => {
  const HOUR_MS = 3_600_000
  const WITHDRAWN =
    'Вышла новая версия магазина: в\u00a0открытой нашлась ошибка. Обновите страницу, корзина сохранится.'

  beforeEach(() => void jest.useFakeTimers())
  afterEach(() => void jest.useRealTimers())

  function openPage() {
    const at: { route: Pick<PlannedRoute, 'keepsPlan'> | undefined } = { route: {} }
    const reload = jest.fn()
    const kernel = testKernel({ platform: { reload } })
    const news = createVersionNews(kernel, () => at.route)
    return { at, reload, kernel, news, texts: () => kernel.notices.current().map(({ text }) => text) }
  }

  test('a withdrawn version is told at once and once, and its button loads the page anew', () => {
    const { news, texts, kernel, reload } = openPage()
    news.onAnswer({ plan: 'withdrawn' })
    news.onAnswer({ plan: 'withdrawn' })
    expect(texts()).toEqual([WITHDRAWN])
    const [notice] = kernel.notices.current()
    expect(notice).toMatchObject({ kind: 'error', lasting: true, action: { label: 'Обновить' } })
    expect(reload).not.toHaveBeenCalled()
    notice?.action?.run()
    expect(reload).toHaveBeenCalledTimes(1)
  })

  test('a newer version is told only in a page that is open for more than an hour', () => {
    const { news, texts } = openPage()
    jest.advanceTimersByTime(HOUR_MS)
    news.onAnswer({ plan: 'newer' })
    expect(texts()).toEqual([])
    jest.advanceTimersByTime(1)
    news.onAnswer({})
    expect(texts()).toEqual([])
    news.onAnswer({ plan: 'newer' })
    expect(texts()).toEqual(['Вышла новая версия магазина'])
  })

  test('nothing is told while a form holds unsaved input; afterwards it is', () => {
    const { news, texts, kernel } = openPage()
    const remove = kernel.leaveGuards.add()
    news.onAnswer({ plan: 'withdrawn' })
    expect(texts()).toEqual([])
    remove()
    news.onAnswer({ plan: 'withdrawn' })
    expect(texts()).toEqual([WITHDRAWN])
  })
})
