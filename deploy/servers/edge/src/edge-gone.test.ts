import http from 'node:http'
import { publishPage, startEdge, type TestEdge } from './testing/start-edge'
import { until } from './testing/until'

let edge: TestEdge
beforeEach(async () => {
  edge = await startEdge({ SHARED_PAGES_TTL: '0', RENDER_WORKERS: '1' })
  await publishPage(edge.releasesDir, 'mf-told', 'told')
  await edge.choose({ part: 'mf-told', shop: '*', stable: '1.0.0' })
  await until(async () => (await edge.ask('/told?ready')).status === 200)
})
afterEach(() => edge.close())

/** Asks, and leaves as soon as the edge waits for the API. */
async function askAndLeave(path: string): Promise<void> {
  const { hostname, port } = new URL(edge.url)
  const begun = edge.api.begun
  const request = http.get({ hostname, port, path, headers: { host: 'demo-green.localhost' }, agent: false })
  request.on('error', () => undefined)
  await until(() => edge.api.begun > begun)
  request.destroy()
}

test('a page is not rendered for a visitor who has left while his session was opened', async () => {
  edge.api.tokenDelay = 300
  const { slowCalls, tokenCalls } = { slowCalls: edge.api.slowCalls, tokenCalls: edge.api.tokenCalls.length }
  await askAndLeave('/told?left')
  await until(() => edge.api.tokenCalls.length > tokenCalls)
  edge.api.tokenDelay = 0
  await edge.ask('/told?stays')
  expect(edge.api.slowCalls - slowCalls).toBe(1)
})

test('a call is not forwarded for a visitor who has left while the edge asked whose his token is', async () => {
  edge.api.shopDelay = 300
  const { slowCalls } = edge.api
  await askAndLeave('/v3/api/slow/?access_token=unknown')
  expect((await edge.ask('/v3/api/slow/?access_token=unknown')).status).toBe(200)
  expect(edge.api.slowCalls - slowCalls).toBe(1)
})
