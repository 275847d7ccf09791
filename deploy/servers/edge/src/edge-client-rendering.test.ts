import { startEdge, type TestEdge } from './testing/start-edge'

let edge: TestEdge
beforeAll(async () => {
  edge = await startEdge({
    RENDER: 'client',
    MAP_TILES: 'https://tile.example.com/{z}/{x}/{y}.png',
    MAP_ATTRIBUTION: '© Карта',
  })
})
afterAll(() => edge.close())

test('RENDER=client: the browser renders every page, the document shell comes from the server', async () => {
  const { status, text, boot } = await edge.ask('/catalog/1')
  expect(status).toBe(200)
  expect(text).toContain('<div id="root"><p role="status" aria-busy="true"')
  expect(boot()).toMatchObject({
    rendered: 'client',
    plan: { parts: { 'mf-catalog': { version: '1.0.0' } } },
  })
})

test('maps get the configured tiles, and the policy lets exactly their origin in', async () => {
  const { headers, boot } = await edge.ask('/catalog/12')
  expect(boot().mapTiles).toEqual({
    url: 'https://tile.example.com/{z}/{x}/{y}.png',
    attribution: '© Карта',
  })
  expect(/img-src [^;]*/.exec(String(headers['content-security-policy']))?.[0]).toMatch(
    / https:\/\/tile\.example\.com$/,
  )
})
