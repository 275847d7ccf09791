import { afterTestFile } from '@prilavok/build/testing/after-test-file'
import { connectRollouts } from '@prilavok/rollouts/database/connection'
import { createHealthStore } from '@prilavok/rollouts/health/store'
import { testRegistry } from '@prilavok/rollouts/testing/test-registry'
import type { Beacon } from '@prilavok/shared-kernel/contract'
import { freePort } from './testing/free-port'
import { publishPage, startEdge } from './testing/start-edge'
import { until } from './testing/until'

const view = (version: string): Beacon => ({
  plan: 'plan',
  route: 'catalog.section',
  sample: 1,
  events: [
    { part: 'mf-catalog', version, kind: 'view' },
    { part: 'mf-catalog', version, kind: 'render-failed', reason: 'x is not a function' },
  ],
})
const post = (beacon: Beacon, host = 'demo-green.localhost') => ({
  host,
  method: 'POST',
  body: JSON.stringify(beacon),
  headers: { 'content-type': 'text/plain;charset=UTF-8', 'sec-fetch-site': 'same-origin' },
})

test('what pages of two shops report lies in the database when the edge has closed, by the version that ran', async () => {
  const { databaseUrl } = await testRegistry()
  const connection = connectRollouts(databaseUrl)
  afterTestFile(connection.close)
  const edge = await startEdge({ ROLLOUTS_DATABASE_URL: databaseUrl })
  const answers = [
    await edge.ask('/beacon', post(view('1.0.0'))),
    await edge.ask('/beacon', post(view('1.0.0'), 'demo-red.localhost')),
    await edge.ask('/beacon', post(view('2.0.0'))),
  ]
  expect(answers.map(({ status }) => status)).toEqual([204, 204, 204])
  await edge.close()
  const minutes = await createHealthStore(connection).read({ from: new Date(0) })
  const counts = { view: 1, 'render-failed': 1, 'failed-view': 1, visit: 1 }
  expect(minutes.map(({ shop, part, version, counts: of }) => [shop, part, version, of])).toEqual(
    expect.arrayContaining([
      ['demo-green.localhost', 'mf-catalog', '1.0.0', counts],
      ['demo-red.localhost', 'mf-catalog', '1.0.0', counts],
    ]),
  )
  expect(minutes).toHaveLength(2)
})

test('an edge whose database is away takes reports and answers pages as ever, and ends in time', async () => {
  const edge = await startEdge({ ROLLOUTS_DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' })
  expect((await edge.ask('/beacon', post(view('1.0.0')))).status).toBe(204)
  expect((await edge.ask('/catalog/1')).status).toBe(200)
  await edge.close()
  expect(edge.log()).toContain('health is not recorded')
})

test('pages are told which share of them reports; every page, shared ones too', async () => {
  const edge = await startEdge({ BEACON_SAMPLE: '0.25' })
  await publishPage(edge.releasesDir, 'mf-told', 'told')
  await edge.choose({ part: 'mf-told', shop: '*', stable: '1.0.0' })
  const headers = { 'accept-encoding': 'br' }
  const pages = [await edge.ask('/catalog/1', { headers })]
  for (let visitor = 0; visitor < 5; visitor++) pages.push(await edge.ask('/told', { headers }))
  for (const page of pages) expect(page.boot().telemetry).toEqual({ sample: 0.25 })
  await until(() => edge.log().includes('"by":"shared"'))
  const silent = await startEdge({ BEACON_SAMPLE: '0' })
  expect((await silent.ask('/')).boot().telemetry).toBeUndefined()
})

test('metrics stand on a port of their own, and not on that of the shops', async () => {
  const port = await freePort()
  const edge = await startEdge({ EDGE_METRICS_PORT: String(port) })
  await edge.ask('/catalog/1')
  await edge.ask('/beacon', post(view('1.0.0')))
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text()
  expect(text).toContain(
    'prilavok_page_reports_total{shop="demo-green.localhost",part="mf-catalog",version="1.0.0",kind="view"} 1',
  )
  expect(text).toMatch(/prilavok_edge_page_seconds_count\{by="\w+"\} 1/)
  expect((await edge.ask('/metrics')).status).toBe(404)
})
