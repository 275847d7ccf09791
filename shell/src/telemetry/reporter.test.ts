import type { Beacon, BeaconAnswer, BeaconEvent } from '@prilavok/shared-kernel/contract'
import { testKernel } from '@prilavok/shared-kernel/testing'
import { createReporter } from './reporter'

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

test('an answer without a body is no news', async () => {
  const { reporter, sent, answers, wait } = openPage()
  reporter.add(view)
  await wait(FLUSH_MS)
  expect(sent).toHaveLength(1)
  expect(answers).toEqual([])
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
