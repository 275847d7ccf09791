import Fastify, { type FastifyInstance } from 'fastify'
import { within } from './span'
import { startTracing } from './start-tracing'
import { startCollector } from './testing/collector'
import { traceRequests } from './trace-requests'

const ENDPOINT = 'OTEL_EXPORTER_OTLP_ENDPOINT'
const ENDED: (() => Promise<unknown>)[] = []
let collector: Awaited<ReturnType<typeof startCollector>>

beforeEach(async () => {
  collector = await startCollector()
  process.env[ENDPOINT] = collector.endpoint
})
afterEach(async () => {
  for (const end of ENDED.splice(0)) await end()
  delete process.env[ENDPOINT]
  await collector.close()
})

async function server(service: string, continues: boolean, lines: string[] = []): Promise<FastifyInstance> {
  const app = Fastify({
    logger: { level: 'info', stream: { write: (line: string) => void lines.push(line) } },
    genReqId: () => `request-of-${service}`,
  })
  ENDED.push(() => app.close())
  const tracing = await startTracing(service)
  if (tracing)
    traceRequests(app, tracing, { continues, loggableTarget: (target) => target.replace(/secret/g, '…') })
  return app
}

test.each([
  ['no collector is named', {}],
  ['it is switched off', { [ENDPOINT]: 'http://127.0.0.1:4318', OTEL_SDK_DISABLED: 'true' }],
])('nothing is traced when %s', async (_why, env) => {
  expect(await startTracing('edge', env)).toBeUndefined()
})

test('a request, what it asks of another server, and that server’s own span are one trace, with the ids of the logs', async () => {
  const lines: string[] = []
  const api = await server('api', true)
  api.get('/things/:id', async () => ({}))
  const edge = await server('edge', false, lines)
  edge.get('/page', async (request) => {
    request.log.info('working')
    await within(request.span?.begin('API call', { kind: 'client', attributes: { shop: 'green' } }), (span) =>
      api.inject({
        url: '/things/secret?access_token=secret',
        headers: { traceparent: span?.traceparent ?? '' },
      }),
    )
    return 'page'
  })
  const foreign = `00-${'a'.repeat(32)}-${'b'.repeat(16)}-01`
  await edge.inject({ url: '/page', headers: { traceparent: foreign } })
  for (const end of ENDED.splice(0)) await end()

  const named = (name: string) => collector.spans.find((span) => span.name === name)
  const [page, call, thing] = [named('GET /page'), named('API call'), named('GET /things/:id')]
  expect(collector.spans).toHaveLength(3)
  expect(page).toMatchObject({ service: 'edge', kind: 2, parentSpanId: '', failure: undefined })
  expect(page?.attributes).toMatchObject({
    'prilavok.request.id': 'request-of-edge',
    'http.route': '/page',
    'http.response.status_code': 200,
  })
  expect(page?.traceId).not.toBe('a'.repeat(32))
  expect(call).toMatchObject({ kind: 3, traceId: page?.traceId, parentSpanId: page?.spanId })
  expect(call?.attributes).toEqual({ shop: 'green' })
  expect(thing).toMatchObject({ service: 'api', traceId: page?.traceId, parentSpanId: call?.spanId })
  expect(thing?.attributes['url.path']).toBe('/things/…')
  expect(JSON.stringify(collector.spans)).not.toContain('secret')
  expect(lines.find((line) => line.includes('working'))).toContain(page?.traceId)
})

test('what fails is marked; what only looks whether the server lives is not traced', async () => {
  const app = await server('edge', false)
  app.get('/healthz', async () => 'ok')
  app.get('/page', async (request) =>
    within(request.span?.begin('render'), async () => {
      throw new Error('the worker has stopped')
    }),
  )
  await app.inject('/healthz')
  await app.inject('/page')
  for (const end of ENDED.splice(0)) await end()
  expect(collector.spans.map(({ name, failure }) => [name, failure])).toEqual([
    ['render', 'the worker has stopped'],
    ['GET /page', 'status 500'],
  ])
})

test('a request whose asker goes away while it is worked on has its span, which says so', async () => {
  const app = await server('edge', false)
  const leave = new AbortController()
  const gone = new Promise<void>((resolve) => {
    app.get('/page', (_request, reply) => {
      reply.raw.once('close', resolve)
      leave.abort()
    })
  })
  const address = await app.listen({ port: 0, host: '127.0.0.1' })
  await expect(fetch(`${address}/page`, { signal: leave.signal })).rejects.toThrow('abort')
  await gone
  for (const end of ENDED.splice(0)) await end()
  expect(collector.spans.map(({ name, failure }) => [name, failure])).toEqual([['GET /page', 'aborted']])
})

test('work that nobody traces is done all the same', async () => {
  expect(await within(undefined, async (span) => span ?? 'done')).toBe('done')
})
