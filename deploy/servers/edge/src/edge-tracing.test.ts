import { startTracing } from '@prilavok/tracing/start-tracing'
import { startCollector } from '@prilavok/tracing/testing/collector'
import { startEdge } from './testing/start-edge'

const ENDPOINT = 'OTEL_EXPORTER_OTLP_ENDPOINT'

test('a page, its rendering and a forwarded call are spans of the collector, with the ids that logs name them by', async () => {
  const collector = await startCollector()
  process.env[ENDPOINT] = collector.endpoint
  const edge = await startEdge({ SHARED_PAGES_TTL: '0' }, undefined, await startTracing('prilavok-edge'))
  delete process.env[ENDPOINT]
  const page = await edge.ask('/catalog/12')
  const call = await edge.ask('/v3/api/echo/?access_token=secret', { headers: { cookie: 'a=b' } })
  const { plan } = page.boot()
  await edge.close()
  await collector.close()

  const spans = collector.spans
  const named = (name: string) => spans.find((span) => span.name === name)
  const [asked, render] = [named('GET page catalog.section'), named('render')]
  expect(asked).toMatchObject({ service: 'prilavok-edge', kind: 2 })
  expect(asked?.attributes).toMatchObject({
    'prilavok.plan': plan.id,
    'prilavok.rendered.by': 'server',
    'http.response.status_code': 200,
  })
  expect(render).toMatchObject({ traceId: asked?.traceId, parentSpanId: asked?.spanId })
  expect(render?.attributes).toEqual({ 'prilavok.release': 'mf-catalog@1.0.0' })
  const [forwarded, client] = [named('GET /v3/*'), named('API call')]
  expect(client).toMatchObject({ kind: 3, traceId: forwarded?.traceId, parentSpanId: forwarded?.spanId })
  expect(call.text).toContain(`00-${client?.traceId}-${client?.spanId}-01`)
  expect(edge.log()).toContain(`"request":"${asked?.attributes['prilavok.request.id']}"`)
  expect(edge.log()).toContain(`"trace":"${asked?.traceId}"`)
  expect(JSON.stringify(spans)).not.toContain('secret')
})
