import type { IncomingMessage } from 'node:http'
import { PassThrough } from 'node:stream'
import type { HealthSum } from '@prilavok/rollouts/model/health'
import type { Beacon } from '@prilavok/shared-kernel/contract'
import Fastify from 'fastify'
import type { Log } from '../log'
import { until } from '../testing/until'
import { parseBeacon } from './beacon-body'
import { createHealthSums, type HealthSums } from './health-sums'
import { createEdgeMetrics } from './metrics'
import { createMetricsServer } from './metrics-server'
import { createShortBodies, type ShortBodies } from './short-bodies'
import { createVisits, VISIT_MS } from './visits'

describe('beacon-body', () => {
  const VIEW = { part: 'mf-catalog', version: '1.1.0', kind: 'view' } as const
  const BEACON: Beacon = { plan: 'abc', route: 'catalog.section', sample: 1, events: [VIEW] }
  const parse = (beacon: object) => parseBeacon(JSON.stringify({ ...BEACON, ...beacon }))
  const parseEvent = (event: object) => parse({ events: [{ ...VIEW, ...event }] })?.events[0]

  test('a beacon is read with its events, which hold what is known of events and nothing else', () => {
    expect(parse({})).toEqual(BEACON)
    expect(parse({ events: [] })?.events).toEqual([])
    expect(Object.keys(parseEvent({ shop: 'x' }) ?? {})).toEqual(['part', 'version', 'kind'])
    expect(parseEvent({ kind: 'lcp', value: 12.5 })).toEqual({ ...VIEW, kind: 'lcp', value: 12.5 })
    expect(parseEvent({ kind: 'load-failed', reason: ' no\u0000\u0001thing ' })?.reason).toBe('no thing')
  })

  test('a hydration error is counted by the page that it happened on', () => {
    const mismatch = { ...VIEW, kind: 'hydration-mismatch', reason: 'Minified React error #418' }
    const reasonOn = (route?: string) => parse({ route, events: [mismatch] })?.events[0]?.reason
    expect(reasonOn('catalog.section')).toBe('catalog.section: Minified React error #418')
    expect(reasonOn(undefined)).toBe('not-found: Minified React error #418')
    expect(reasonOn('a\u0000b')).toBe('a b: Minified React error #418')
    expect(parse({ events: [{ ...mismatch, reason: 'x'.repeat(200) }] })?.events[0]?.reason).toHaveLength(200)
    expect(parse({ events: [{ ...mismatch, reason: undefined }] })?.events[0]).not.toHaveProperty('reason')
  })

  test.each(['null', '[]', '"beacon"', '5', '{', '', '{}'])('%s is none', (text) => {
    expect(parseBeacon(text)).toBeUndefined()
  })

  test.each<[string, object, object]>([
    ['its plan', { plan: 'x'.repeat(64) }, { plan: 'x'.repeat(65) }],
    ['the type of its plan', { plan: '' }, { plan: 5 }],
    ['its route', { route: 'x'.repeat(64) }, { route: 'x'.repeat(65) }],
    ['the type of its route', { route: undefined }, { route: null }],
    ['its sample', { sample: 0.0001 }, { sample: 0 }],
    ['its sample above', { sample: 1 }, { sample: 1.0001 }],
    ['the type of its sample', { sample: 0.5 }, { sample: '0.5' }],
    ['the number of its events', { events: Array(50).fill(VIEW) }, { events: Array(51).fill(VIEW) }],
    ['its events', { events: [VIEW, VIEW] }, { events: [VIEW, { ...VIEW, kind: 'x' }] }],
    ['its list of events', { events: [] }, { events: { length: 0 } }],
  ])('a beacon is taken or rejected by %s', (_, good, bad) => {
    expect([parse(good) !== undefined, parse(bad)]).toEqual([true, undefined])
  })

  test.each<[string, object, object]>([
    ['the shell', { part: 'shell' }, { part: 'shells' }],
    ['the name of a part', { part: 'mf-2-b' }, { part: 'mf--b' }],
    ['its beginning', { part: 'mf-a' }, { part: 'x-mf-a' }],
    ['its end', { part: `mf-${'a'.repeat(41)}` }, { part: `mf-${'a'.repeat(42)}` }],
    ['its letters', { part: 'mf-a' }, { part: 'mf-A' }],
    ['its type', { part: 'mf-a' }, { part: ['mf-a'] }],
    ['the length of its version', { version: `1${'.'.repeat(63)}` }, { version: `1${'.'.repeat(64)}` }],
    ['its version', { version: '2.0.0-rc.1+x_y' }, { version: 'v2.0.0' }],
    ['the rest of its version', { version: '1' }, { version: '1 ' }],
    ['the type of its version', { version: '1' }, { version: 1 }],
    ['its kind', { kind: 'order' }, { kind: 'toString' }],
    ['the type of its kind', { kind: 'fallback' }, { kind: ['fallback'] }],
    ['the length of its reason', { reason: 'x'.repeat(200) }, { reason: 'x'.repeat(201) }],
    ['the type of its reason', { reason: '' }, { reason: null }],
    ['a paint', { kind: 'lcp', value: 600_000 }, { kind: 'lcp', value: 600_001 }],
    ['a response', { kind: 'inp', value: 600_000 }, { kind: 'inp', value: 600_001 }],
    ['a shift', { kind: 'cls', value: 100_000 }, { kind: 'cls', value: 100_001 }],
    ['no shift', { kind: 'cls', value: 0 }, { kind: 'cls', value: -0.1 }],
    ['the type of a value', { kind: 'cls', value: 1 }, { kind: 'cls', value: '1' }],
    ['a value where nothing is measured', { kind: 'api-error' }, { kind: 'api-error', value: 0 }],
  ])('an event is taken or rejected by %s', (_, good, bad) => {
    expect([parseEvent(good) !== undefined, parseEvent(bad)]).toEqual([true, undefined])
  })

  test.each([null, [], 'view', 5])('%j is no event', (event) => {
    expect(parse({ events: [event] })).toBeUndefined()
  })
})

describe('short-bodies', () => {
  const LIMITS = { maxBytes: 10, maxOpen: 3, maxPerAddress: 2, timeout: 60_000 }
  const all: ShortBodies[] = []
  afterAll(() => {
    for (const bodies of all) bodies.close()
  })

  function started(given: Partial<typeof LIMITS> = {}) {
    const bodies = createShortBodies({ ...LIMITS, ...given })
    all.push(bodies)
    const receive = (address = '203.0.113.1', headers: Record<string, string> = {}) => {
      const stream = new PassThrough()
      const results: (string | number)[] = []
      const request = Object.assign(stream, { headers }) as unknown as IncomingMessage
      bodies.receive(request, address, (result) => void results.push(result))
      return { stream, results }
    }
    return { receive }
  }
  const told = async ({ results }: { results: unknown[] }) => {
    await until(() => results.length > 0)
    return results
  }

  const closed = (stream: PassThrough, error?: Error) =>
    new Promise<void>((resolve) => {
      stream.once('close', resolve)
      stream.destroy(error)
    })

  test('a body is its text, in one piece or in several, to the last byte that it may have', async () => {
    const { receive } = started()
    const [whole, pieces, none] = [receive('a'), receive('b'), receive('c')]
    whole.stream.end('жужжж')
    pieces.stream.write('жу'.slice(0, 1))
    pieces.stream.end('ук')
    none.stream.end()
    expect(await told(whole)).toEqual(['жужжж'])
    expect(await told(pieces)).toEqual(['жук'])
    expect(await told(none)).toEqual([''])
  })

  test('one that says or proves to be too large is not taken, and answered once', async () => {
    const { receive } = started()
    expect(receive('a', { 'content-length': '11' }).results).toEqual([413])
    expect(receive('a', { 'content-length': '10' }).results).toEqual([])
    const growing = receive('a')
    growing.stream.write('x'.repeat(10))
    growing.stream.write('x')
    expect(await told(growing)).toEqual([413])
    growing.stream.end('more')
    // Its place is free for others of its address.
    expect(receive('a').results).toEqual([])
    expect(growing.results).toEqual([413])
  })

  test('of one network there are as many as it may have at once, of all no more than there is room for', async () => {
    const { receive } = started()
    const first = receive('2001:db8::1')
    receive('2001:db8::2')
    expect(receive('2001:db8::3').results).toEqual([429])
    const other = receive('203.0.113.1')
    expect(receive('203.0.113.2').results).toEqual([503])
    first.stream.end('x')
    await told(first)
    expect(receive('2001:db8::3').results).toEqual([])
    await closed(other.stream)
    expect(receive('203.0.113.2').results).toEqual([])
    expect(other.results).toEqual([])
  })

  test('one that does not come in time is given up, a younger one is not', async () => {
    const { receive } = started({ timeout: 900 })
    const slow = receive('a')
    expect(await told(slow)).toEqual([408])
    slow.stream.end('x')
    const next = receive('a')
    next.stream.end('y')
    expect(await told(next)).toEqual(['y'])
    expect(slow.results).toEqual([408])
  })
})

describe('health-sums', () => {
  const OF = { shop: 'green.example', part: 'mf-catalog', version: '1.1.0' }

  function started() {
    const world = { now: 90_000, away: false, batches: [] as HealthSum[][], lines: [] as [object, string][] }
    const write = (fields: object, message: string) => void world.lines.push([fields, message])
    const sums = createHealthSums(
      {
        async record(batch) {
          if (world.away) throw new Error('connection refused')
          world.batches.push(batch.map((sum) => ({ ...sum })))
        },
      },
      { warn: write, error: write } as unknown as Log,
      () => world.now,
    )
    return { world, sums }
  }

  test('what cannot be handed over is kept with what comes meanwhile, and told of', async () => {
    const { world, sums } = started()
    world.away = true
    sums.add(OF, 'view', { weight: 2 })
    const flushed = sums.flush()
    sums.add(OF, 'view')
    await flushed
    expect(world.lines).toEqual([
      [{ reason: 'connection refused', kept: 1 }, 'health is not recorded; it is kept for later'],
    ])
    world.away = false
    await sums.flush()
    expect(world.batches).toMatchObject([[{ reports: 2, total: 3 }]])
  })

  test('beyond fifty thousand sums reports are given up, counted, and told of once', async () => {
    const { world, sums } = started()
    for (let bucket = 1; bucket <= 50_000; bucket++) sums.add(OF, 'lcp', { bucket })
    expect(sums.dropped).toBe(0)
    sums.add(OF, 'view')
    sums.add(OF, 'order')
    sums.add(OF, 'lcp', { bucket: 7 })
    expect(sums.dropped).toBe(2)
    await sums.flush()
    sums.add(OF, 'view')
    await sums.flush()
    expect(world.lines).toEqual([[{ dropped: 2 }, 'reports of pages were given up']])
    expect([world.batches[0]?.length, sums.dropped]).toEqual([50_000, 2])
  })
})

describe('visits', () => {
  const OF = { shop: 'green.example', part: 'mf-catalog', version: '1.1.0' }

  function started() {
    const clock = { now: 0 }
    const counted: string[] = []
    const sums: HealthSums = {
      dropped: 0,
      flush: async () => undefined,
      add: (_of, kind, { bucket } = {}) =>
        void counted.push(bucket === undefined ? kind : `${kind} ${bucket}`),
    }
    return { clock, counted, visits: createVisits(sums, () => clock.now) }
  }

  test('a visit is that of one visitor with one version, for a quarter of an hour', () => {
    const { clock, counted, visits } = started()
    const visit = visits.begin(OF, 'one', false)
    expect(visit).toEqual({ of: OF, beganAt: 0, events: 0, views: 0, isObserved: false })
    expect(visits.find(OF, 'one')).toBe(visit)
    expect(visits.find(OF, 'two')).toBeUndefined()
    for (const other of [{ shop: 'x' }, { part: 'x' }, { version: 'x' }])
      expect(visits.find({ ...OF, ...other }, 'one')).toBeUndefined()
    visit.views = 1
    clock.now = VISIT_MS - 1
    expect(visits.find(OF, 'one')).toBe(visit)
    expect(counted).toEqual([])
    clock.now = VISIT_MS
    expect(visits.find(OF, 'one')).toBeUndefined()
    expect(counted).toEqual(['visit'])
    visits.end(true)
    expect(counted).toEqual(['visit'])
  })

  test('at its end is counted what came of it; without a view it was none', () => {
    const { counted, visits } = started()
    Object.assign(visits.begin(OF, 'looking', false), { views: 2 })
    Object.assign(visits.begin(OF, 'buying', true), { views: 1, adding: true, paint: 0 })
    Object.assign(visits.begin(OF, 'nothing', true), { adding: true, paint: 250 })
    visits.end(true)
    expect(counted).toEqual([
      ...['visit', 'visit', 'adding-visit', 'visit-lcp 0'],
      ...['subject-visit', 'adding-subject', 'subject-lcp 0'],
    ])
  })
})

describe('metrics', () => {
  test('Prometheus reads reports by version, what was dropped, times of pages and how the registry is', async () => {
    const app = Fastify()
    const metrics = createEdgeMetrics(app, {
      lostReports: () => 3,
      revision: () => 12,
      registry: () => ({ connected: false, since: new Date(Date.now() - 60_000).toISOString() }),
    })
    app.get('/', async (request) => {
      request.page = { plan: 'p', route: undefined, by: 'shared' }
      return ''
    })
    await app.inject('/')
    const failed = { shop: 'green.example', part: 'mf-catalog', version: '1.1.0', kind: 'load-failed' }
    for (let time = 0; time < 4; time++) metrics.report(failed)
    metrics.dropped.inc({ reason: 'unknown' }, 2)
    const server = createMetricsServer(metrics)
    const { body, headers } = await server.inject('/metrics')
    await server.close()
    await app.close()
    expect(headers['content-type']).toContain('text/plain')
    for (const line of [
      'prilavok_page_reports_total{shop="green.example",part="mf-catalog",version="1.1.0",kind="load-failed"} 4',
      'prilavok_edge_reports_dropped_total{reason="unknown"} 2',
      'prilavok_edge_page_seconds_count{by="shared"} 1',
      'prilavok_edge_reports_lost 3',
      'prilavok_edge_registry_revision 12',
      'prilavok_edge_registry_up 0',
    ])
      expect(body).toContain(line)
    const lag = Number(/^prilavok_edge_registry_lag_seconds (\S+)/m.exec(body)?.[1])
    expect(lag).toBeGreaterThanOrEqual(60)
    expect(lag).toBeLessThan(600)
    expect(body).toContain('process_cpu_seconds_total')
  })
})
