import Fastify from 'fastify'
import { createEdgeMetrics } from './metrics'
import { createMetricsServer } from './metrics-server'

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
  expect(Number(/^prilavok_edge_registry_lag_seconds (\S+)/m.exec(body)?.[1])).toBeGreaterThanOrEqual(60)
  expect(body).toContain('process_cpu_seconds_total')
})
