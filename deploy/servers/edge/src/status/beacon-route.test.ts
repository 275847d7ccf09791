import http from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Beacon, BeaconEvent } from '@prilavok/shared-kernel/contract'
import Fastify from 'fastify'
import { createAskers } from '../http/asker'
import type { EarlyRequests } from '../http/early-requests'
import type { PlanNews } from '../registry/plan-news'
import type { Sender } from './beacon-intake'
import { addBeaconRoute } from './beacon-route'
import { createEdgeMetrics } from './metrics'

const VIEW = { part: 'mf-catalog', version: '1.1.0', kind: 'view' } as const
const FAILED = { ...VIEW, kind: 'load-failed', reason: 'Failed to fetch' } as const
const BEACON: Beacon = { plan: 'abc', sample: 1, events: [VIEW, FAILED] }
const SENDER: Sender = { shop: 'green.example', address: '203.0.113.7', visitor: 'one' }

const closings: (() => void)[] = []
afterEach(() => {
  for (const close of closings.splice(0)) close()
})

interface Given {
  sender?: Sender | undefined
  outcome?: { counted: BeaconEvent[]; unknown?: number; limited?: number }
  news?: PlanNews
}

async function started(given: Given = {}) {
  const { outcome = { counted: [...BEACON.events] }, news } = given
  const early: EarlyRequests = new Map()
  const added: unknown[] = []
  const reasons: unknown[] = []
  const lines: unknown[][] = []
  const metrics = createEdgeMetrics(Fastify(), { lostReports: () => 0 })
  const { close } = addBeaconRoute(early, {
    askerOf: createAskers(false),
    intake: {
      add(beacon, sender) {
        added.push([beacon, sender])
        return { unknown: 0, limited: 0, ...outcome }
      },
      endVisits: () => undefined,
    },
    reasons: { add: (...of) => void reasons.push(of) },
    metrics,
    senderOf: async () => ('sender' in given ? given.sender : SENDER),
    ...(news && { news }),
    log: { error: (...line: unknown[]) => void lines.push(line) } as never,
    timeout: 5000,
    maxPerAddress: 10,
  })
  const server = http.createServer((request, response) => early.get('POST /beacon')?.(request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  closings.push(
    close,
    () => server.close(),
    () => server.closeAllConnections(),
  )
  const { port } = server.address() as AddressInfo
  const send = (body: string = JSON.stringify(BEACON), headers: Record<string, string> = {}) =>
    fetch(`http://127.0.0.1:${port}/beacon`, { method: 'POST', body, headers })
  /** Figures of a series by their labels. */
  const figures = async (name: string) => {
    const text = await metrics.text()
    return text.split('\n').filter((line) => line.startsWith(`${name}{`))
  }
  const dropped = async () => {
    const lines = await figures('prilavok_edge_reports_dropped_total')
    return lines.map((line) => line.replace(/.*reason="(.*)"\} /, '$1 '))
  }
  return { early, send, added, reasons, lines, figures, dropped }
}

test('it answers that path alone, and only what is posted there', async () => {
  const { early } = await started()
  expect([...early.keys()]).toEqual(['POST /beacon'])
})

test('what was counted is told to Prometheus by shop and version, and its reasons are kept', async () => {
  const { send, added, reasons, figures, dropped } = await started()
  const answer = await send()
  expect([answer.status, await answer.text()]).toEqual([204, ''])
  expect(answer.headers.get('cache-control')).toBe('no-store')
  expect(added).toEqual([[BEACON, SENDER]])
  expect(reasons).toEqual([
    ['green.example', VIEW],
    ['green.example', FAILED],
  ])
  const of = 'shop="green.example",part="mf-catalog",version="1.1.0"'
  expect(await figures('prilavok_page_reports_total')).toEqual([
    `prilavok_page_reports_total{${of},kind="view"} 1`,
    `prilavok_page_reports_total{${of},kind="load-failed"} 1`,
  ])
  expect(await dropped()).toEqual([])
})

test('what was not counted is told by why', async () => {
  const { send, reasons, dropped } = await started({ outcome: { counted: [VIEW], unknown: 2, limited: 3 } })
  await send()
  expect(reasons).toEqual([['green.example', VIEW]])
  expect(await dropped()).toEqual(['unknown 2', 'limited 3'])
})

test.each<[string, Given, string, Record<string, string>]>([
  ['other-site', {}, JSON.stringify(BEACON), { 'sec-fetch-site': 'cross-site' }],
  ['invalid', {}, 'no json', {}],
  ['no-shop', { sender: undefined }, JSON.stringify(BEACON), {}],
])('a report that is dropped (%s) is told nothing', async (reason, given, body, headers) => {
  let asked = 0
  const news = async () => {
    asked++
    return { plan: 'newer' as const }
  }
  const { send, added, dropped } = await started({ ...given, news })
  const answer = await send(body, headers)
  expect([answer.status, await answer.text()]).toEqual([204, ''])
  expect([added, asked]).toEqual([[], 0])
  expect(await dropped()).toEqual([`${reason} 1`])
})

test('a page hears what is new of its plan', async () => {
  const asked: unknown[] = []
  const { send } = await started({
    news: async (request, plan) => {
      asked.push([request.headers.cookie, plan])
      return { plan: 'withdrawn' }
    },
  })
  const answer = await send(undefined, { cookie: 'subject=one' })
  expect(asked).toEqual([['subject=one', 'abc']])
  expect([answer.status, await answer.json()]).toEqual([200, { plan: 'withdrawn' }])
  expect(answer.headers.get('content-type')).toBe('application/json; charset=utf-8')
  expect(answer.headers.get('cache-control')).toBe('no-store')
})

test('where nothing is new it hears nothing', async () => {
  const { send } = await started({ news: async () => ({}) })
  expect((await send()).status).toBe(204)
})

test('a report that cannot be received is an error of the log, kept by no cache', async () => {
  const { send, lines } = await started({ news: () => Promise.reject(new Error('no plans')) })
  const answer = await send()
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([500, 'no-store'])
  expect(lines).toEqual([[{ reason: 'no plans' }, 'a report of a page is not received']])
})

test('a report of 16 KB is read, of a larger one the connection ends', async () => {
  const { send, dropped } = await started()
  expect((await send('x'.repeat(16 * 1024))).status).toBe(204)
  expect(await dropped()).toEqual(['invalid 1'])
  const answer = await send('x'.repeat(16 * 1024 + 1))
  expect([answer.status, answer.headers.get('connection')]).toEqual([413, 'close'])
  expect(answer.headers.get('cache-control')).toBe('no-store')
  expect(await dropped()).toEqual(['invalid 1'])
})
