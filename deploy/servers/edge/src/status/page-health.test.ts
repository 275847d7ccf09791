import http from 'node:http'
import type { AddressInfo } from 'node:net'
import type { ReasonSum } from '@prilavok/rollouts/model/failure-reason'
import type { HealthSum } from '@prilavok/rollouts/model/health'
import type { Beacon } from '@prilavok/shared-kernel/contract'
import Fastify from 'fastify'
import { type Asker, type EarlyRequests, earlyServer } from '../http/early-requests'
import { until } from '../testing/until'
import type { Sender } from './beacon-intake'
import { addPageHealth } from './page-health'

const SHOP = 'green.example'
const RULES = [
  {
    part: 'mf-catalog',
    shop: '*',
    stable: '1.0.0',
    candidate: { version: '1.1.0', share: 5, salt: 's', startedAt: '' },
  },
  { part: 'mf-basket', shop: '*', stable: '2.0.0', lastGood: '1.9.0' },
  { part: 'mf-basket', shop: 'red.example', stable: '3.0.0' },
] as const

const closings: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const close of closings.splice(0)) await close()
})

interface Given {
  settings?: object
  record?: (sums: readonly HealthSum[]) => Promise<void>
  recordReasons?: () => Promise<void>
  news?: () => Promise<{ plan?: 'newer' }>
  senderOf?: (asker: Asker) => Promise<Sender | undefined>
}

const senderOfShop = async ({ host, ip, headers }: Asker) =>
  host === SHOP
    ? {
        ...{ shop: SHOP, address: ip, visitor: headers.cookie ?? ip, subject: headers.cookie },
        versions: { 'mf-catalog': '1.1.0', 'mf-basket': '2.0.0' },
      }
    : undefined

/** A server with the route of the beacons, and what it hands to the database. */
async function edge({ settings = {}, record, recordReasons, news, senderOf = senderOfShop }: Given = {}) {
  const recorded: HealthSum[] = []
  const told: ReasonSum[] = []
  const lines: string[] = []
  const early: EarlyRequests = new Map()
  const app = Fastify({
    serverFactory: earlyServer(early),
    forceCloseConnections: true,
    logger: { level: 'info', stream: { write: (line: string) => void lines.push(line) } },
  })
  const keeper = {
    record: record ?? (async (sums: readonly HealthSum[]) => void recorded.push(...sums)),
    recordReasons: recordReasons ?? (async (reasons: readonly ReasonSum[]) => void told.push(...reasons)),
    close: async () => undefined,
  }
  const health = addPageHealth(app, {
    settings: {
      beaconViewsPerAddress: 2000,
      beaconFailuresPerAddress: 5,
      beaconSubjectsPerAddress: 3,
      metricsPort: 0,
      host: '127.0.0.1',
      trustProxy: ['loopback'],
      bodyTimeout: 1000,
      connectionsPerAddress: 100,
      ...settings,
    },
    early,
    keeper,
    current: () => ({ revision: 7, rules: RULES.map((rule) => ({ ...rule })) }),
    senderOf,
    flushEvery: 20,
    ...(news && { news }),
  })
  const close = () => app.close()
  closings.push(close)
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as AddressInfo
  return {
    app,
    health,
    lines,
    recorded,
    told,
    close,
    sumOf: (kind: string, version = '1.1.0') =>
      recorded
        .filter((sum) => sum.kind === kind && sum.version === version)
        .reduce((all, { reports }) => all + reports, 0),
    port,
    send: (beacon: unknown, headers: Record<string, string> = {}) =>
      post(
        { port, headers: { host: SHOP, 'content-type': 'text/plain;charset=UTF-8', ...headers } },
        typeof beacon === 'string' ? beacon : JSON.stringify(beacon),
      ),
  }
}

interface Posted {
  statusCode: number
  headers: http.IncomingHttpHeaders
  body: string
}

const post = (options: http.RequestOptions, body: string) =>
  new Promise<Posted>((resolve, reject) => {
    const request = http.request(
      { ...options, host: '127.0.0.1', method: 'POST', path: '/beacon' },
      (answer) => {
        let text = ''
        answer.setEncoding('utf8')
        answer.on('data', (piece) => {
          text += piece
        })
        answer.on('end', () =>
          resolve({ statusCode: answer.statusCode ?? 0, headers: answer.headers, body: text }),
        )
      },
    )
    request.on('error', reject)
    request.end(body)
  })

const beacon = (events: Beacon['events'], given: Partial<Beacon> = {}): Beacon => ({
  plan: 'abc',
  route: 'catalog.section',
  sample: 1,
  events,
  ...given,
})
const CATALOG = { part: 'mf-catalog', version: '1.1.0' } as const
const VIEW = { ...CATALOG, kind: 'view' } as const
const FAILED = { ...CATALOG, kind: 'load-failed', reason: 'Failed to fetch' } as const

test('what pages report is summed up by minute and handed over within moments', async () => {
  const { send, recorded, close } = await edge()
  const events = [
    VIEW,
    FAILED,
    { ...CATALOG, kind: 'lcp', value: 1234 },
    { ...CATALOG, kind: 'basket-add' },
    { part: 'mf-basket', version: '1.9.0', kind: 'fallback' },
  ] as const
  const answer = await send(beacon([...events]), { cookie: 'subject=one' })
  expect([answer.statusCode, answer.body]).toEqual([204, ''])
  await until(() => recorded.length > 0)
  const kinds = recorded.map(({ part, kind, bucket, reports }) => [part, kind, bucket, reports])
  expect(kinds).toEqual([
    ['mf-catalog', 'subject', 0, 1],
    ['mf-catalog', 'view', 0, 1],
    ['mf-catalog', 'own-view', 0, 1],
    ['mf-catalog', 'load-failed', 0, 1],
    ['mf-catalog', 'failed-subject', 0, 1],
    ['mf-catalog', 'failed-view', 0, 1],
    ['mf-catalog', 'lcp', 1250, 1],
    ['mf-catalog', 'basket-add', 0, 1],
    ['mf-basket', 'fallback', 0, 1],
  ])
  expect(recorded[0]).toMatchObject({ shop: SHOP, version: '1.1.0', total: 1 })
  expect(recorded[0]?.minute).toBe(Math.floor(Date.now() / 60_000) * 60_000)
  await close()
  const atEnd = recorded.slice(9).map(({ kind, bucket }) => [kind, bucket])
  expect(atEnd).toEqual([
    ['visit', 0],
    ['adding-visit', 0],
    ['visit-lcp', 1250],
    ['subject-visit', 0],
    ['adding-subject', 0],
    ['subject-lcp', 1250],
  ])
})

describe('what comparisons stand on', () => {
  const of = (subject: number, address: string) => ({
    'x-forwarded-for': address,
    cookie: `subject=${subject}`,
  })

  test('is each subject once, in its first visit; a failure of it counts once', async () => {
    const { send, sumOf, close } = await edge()
    for (let sent = 0; sent < 5; sent++)
      await send(beacon([VIEW, FAILED, { ...CATALOG, kind: 'hydration-mismatch' }]), of(1, '203.0.113.1'))
    await close()
    const kinds = ['subject', 'failed-subject', 'mismatched-subject', 'subject-visit']
    expect(kinds.map((kind) => sumOf(kind))).toEqual([1, 1, 1, 1])
  })

  test('is nobody without a subject that an edge has signed', async () => {
    const { send, sumOf, close } = await edge()
    await send(beacon([VIEW, FAILED]))
    await close()
    const kinds = ['subject', 'failed-subject', 'own-view', 'view', 'failed-view']
    expect(kinds.map((kind) => sumOf(kind))).toEqual([0, 0, 0, 1, 1])
  })

  test('is no page of a version that the rules do not give to the subject: one that fell back harms nobody', async () => {
    const stable = { ...CATALOG, version: '1.0.0' } as const
    const { send, sumOf, close } = await edge()
    await send(
      beacon([
        { ...stable, kind: 'view' },
        { ...stable, kind: 'render-failed' },
      ]),
      of(1, '203.0.113.1'),
    )
    await close()
    const kinds = ['view', 'own-view', 'visit', 'failed-view', 'subject', 'failed-subject']
    expect(kinds.map((kind) => sumOf(kind, '1.0.0'))).toEqual([0, 0, 0, 0, 0, 0])
    expect(sumOf('render-failed', '1.0.0')).toBe(1)
  })

  test('is few subjects of one network, whatever it sends; others count whole', async () => {
    const { send, sumOf, close } = await edge({ settings: { beaconFailuresPerAddress: 1000 } })
    for (let subject = 0; subject < 50; subject++)
      await send(beacon([VIEW, FAILED]), of(subject, '203.0.113.1'))
    for (let subject = 50; subject < 150; subject++)
      await send(beacon([VIEW]), of(subject, `198.51.100.${subject}`))
    for (let subject = 150; subject < 200; subject++)
      await send(beacon([VIEW, FAILED]), of(subject, '203.0.113.1'))
    await close()
    expect([sumOf('subject'), sumOf('failed-subject')]).toEqual([103, 3])
  })
})

test('what another site makes a browser send is not counted, and more than 16 KB are rejected', async () => {
  const { send, recorded, close } = await edge()
  await send(beacon([VIEW]), { 'sec-fetch-site': 'cross-site' })
  await send(beacon([VIEW]), { origin: 'https://evil.example' })
  expect((await send('x'.repeat(17_000))).statusCode).toBe(413)
  await close()
  expect(recorded).toEqual([])
})

test('a flood of one visitor weighs as one visit', async () => {
  const { send, sumOf, close } = await edge()
  for (let sent = 0; sent < 100; sent++) await send(beacon([VIEW, FAILED]), { cookie: 'subject=one' })
  await close()
  expect([sumOf('view'), sumOf('failed-view'), sumOf('visit')]).toEqual([60, 1, 1])
  expect(sumOf('load-failed')).toBeLessThanOrEqual(200)
})

test('one address cannot make a candidate look bad, however many visitors it invents; others still can', async () => {
  const { send, sumOf, close } = await edge({ settings: { beaconViewsPerAddress: 80 } })
  const from = (address: string, visitor: number) => ({
    'x-forwarded-for': address,
    cookie: `subject=${visitor}`,
  })
  for (let visitor = 0; visitor < 120; visitor++)
    await send(beacon([VIEW, FAILED]), from('203.0.113.1', visitor))
  for (let host = 0; host < 30; host++)
    await send(beacon([FAILED]), from(`2001:db8:0:1:${host}::1`, 1000 + host))
  for (let host = 0; host < 9; host++)
    await send(beacon([VIEW, FAILED]), from(`198.51.100.${host}`, 2000 + host))
  await close()
  expect(sumOf('failed-view')).toBe(5 + 5 + 9)
  expect(sumOf('view')).toBe(5 + 9)
})

test.each([
  ['load-failed', 'failed-view'],
  ['hydration-mismatch', 'mismatched-view'],
] as const)(
  'an address that may report no more of %s adds no views either: its share stays what it was',
  async (kind, sum) => {
    const { send, sumOf, close } = await edge()
    // Every fourth visit of an office fails.
    for (let visitor = 1; visitor <= 100; visitor++) {
      const events = [VIEW, ...(visitor % 4 === 0 ? [{ ...CATALOG, kind }] : [])]
      await send(beacon(events), { cookie: `subject=${visitor}` })
    }
    await close()
    expect([sumOf(sum), sumOf('view')]).toEqual([5, 20])
  },
)

test('while the database is away reports are kept, and handed over when it is back', async () => {
  const state = { away: true, tries: 0 }
  const received: HealthSum[] = []
  const { send, lines } = await edge({
    async record(sums) {
      state.tries++
      if (state.away) throw new Error('connection refused')
      received.push(...sums)
    },
  })
  await send(beacon([VIEW]))
  await until(() => state.tries > 2)
  await send(beacon([VIEW]), { cookie: 'subject=two' })
  expect(lines.join('')).toContain('connection refused')
  state.away = false
  await until(() => received.length > 0)
  expect(received.filter(({ kind }) => kind === 'view')).toEqual([expect.objectContaining({ reports: 2 })])
})

test('pages are told what is new, in the answer', async () => {
  const { send } = await edge({ news: async () => ({ plan: 'newer' }) })
  const answer = await send(beacon([VIEW]))
  expect([answer.statusCode, JSON.parse(answer.body)]).toEqual([200, { plan: 'newer' }])
  expect((await send('no json')).statusCode).toBe(204)
  const nothing = await edge({ news: async () => ({}) })
  expect((await nothing.send(beacon([VIEW]))).statusCode).toBe(204)
})

test('one address cannot hold all reports that may be on their way: it is told so, others are received', async () => {
  const { port, send } = await edge({ settings: { connectionsPerAddress: 2, bodyTimeout: 5000 } })
  const from = (address: string) => ({ 'x-forwarded-for': address })
  const open = ['2001:db8::1', '2001:db8::2'].map((address) => {
    const slow = http.request({
      ...{ port, host: '127.0.0.1', method: 'POST', path: '/beacon' },
      headers: { host: SHOP, 'content-length': 100, ...from(address) },
    })
    slow.on('error', () => undefined)
    slow.write('{')
    return slow
  })
  await until(async () => (await send(beacon([VIEW]), from('2001:db8::3'))).statusCode === 429)
  expect((await send(beacon([VIEW]), from('203.0.113.9'))).statusCode).toBe(204)
  for (const slow of open) slow.destroy()
  await until(async () => (await send(beacon([VIEW]), from('2001:db8::3'))).statusCode === 204)
})

test('a reason holds no character that a database or a terminal would stumble over', async () => {
  const { send, told, close } = await edge()
  await send(
    beacon([
      VIEW,
      { ...FAILED, reason: 'no\u0000thing\u001b[31m\ud800 is\nfound' },
      { ...FAILED, reason: '\u0000' },
      { ...CATALOG, kind: 'hydration-mismatch', reason: `${'x'.repeat(182)}🖨` },
    ]),
  )
  await close()
  expect(told.map(({ reason }) => reason)).toEqual([
    'no thing [31m  is found',
    `catalog.section: ${'x'.repeat(182)}`,
  ])
})
