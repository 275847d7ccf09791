import Fastify from 'fastify'
import { createEdgeMetrics, type WatchedValues } from './metrics'
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
  const lag = Number(/^prilavok_edge_registry_lag_seconds (\S+)/m.exec(body)?.[1])
  expect(lag).toBeGreaterThanOrEqual(60)
  expect(lag).toBeLessThan(600)
  expect(body).toContain('process_cpu_seconds_total')
})

const metricsOf = (watched: Partial<WatchedValues> = {}) => {
  const app = Fastify()
  const metrics = createEdgeMetrics(app, { lostReports: () => 0, ...watched })
  /** Lines of a series, by its name. */
  const series = async (name: string) =>
    (await metrics.text()).split('\n').filter((line) => line.startsWith(name) && !line.startsWith('#'))
  return { app, metrics, series }
}

test('a registry that answers is up, without a lag', async () => {
  const since = new Date(Date.now() - 60_000).toISOString()
  const { series } = metricsOf({ registry: () => ({ connected: true, since }) })
  expect(await series('prilavok_edge_registry_')).toEqual([
    'prilavok_edge_registry_up 1',
    'prilavok_edge_registry_lag_seconds 0',
  ])
})

test('where no registry is followed nothing is said of it; a revision that is not known is no number', async () => {
  expect(await metricsOf().series('prilavok_edge_registry_')).toEqual([])
  expect(await metricsOf({ revision: () => undefined }).series('prilavok_edge_registry_')).toEqual([
    'prilavok_edge_registry_revision Nan',
  ])
})

test('reports are counted on from one look to the next, each series for itself', async () => {
  const { metrics, series } = metricsOf()
  const of = { shop: 'green.example', part: 'mf-catalog', version: '1.1.0', kind: 'view' }
  const figures = async () =>
    (await series('prilavok_page_reports_total')).map((line) => line.replace(/.*} /, ''))
  expect(await figures()).toEqual([])
  metrics.report(of)
  metrics.report(of)
  for (const other of [{ shop: 'red.example' }, { part: 'shell' }, { version: '1.2.0' }, { kind: 'order' }])
    metrics.report({ ...of, ...other })
  expect(await figures()).toEqual(['2', '1', '1', '1', '1'])
  metrics.report(of)
  expect(await figures()).toEqual(['3', '1', '1', '1', '1'])
  expect(await figures()).toEqual(['3', '1', '1', '1', '1'])
})

test('only pages are timed, in seconds, by who rendered them', async () => {
  const { app, series } = metricsOf()
  app.get('/page', async (request) => {
    request.page = { plan: 'p', route: undefined, by: 'client', reason: 'x' }
    return ''
  })
  app.get('/file', async () => '')
  await app.inject('/file')
  expect(await series('prilavok_edge_page_seconds_count')).toEqual([])
  await app.inject('/page')
  expect(await series('prilavok_edge_page_seconds_count')).toEqual([
    'prilavok_edge_page_seconds_count{by="client"} 1',
  ])
  const [sum = ''] = await series('prilavok_edge_page_seconds_sum')
  expect(Number(sum.replace(/.*} /, ''))).toBeLessThan(5)
  const limits = (await series('prilavok_edge_page_seconds_bucket')).map(
    (line) => /le="([^"]+)"/.exec(line)?.[1],
  )
  expect(limits).toContain('0.06')
  expect(limits.at(-1)).toBe('+Inf')
})
