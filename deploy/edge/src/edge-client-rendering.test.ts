import { startEdge, type TestEdge } from './testing/start-edge'

let edge: TestEdge
beforeAll(async () => {
  edge = await startEdge({ RENDER: 'client' })
})
afterAll(() => edge.close())

test('RENDER=client: the browser renders every page, the document shell comes from the server', async () => {
  const { status, text, boot } = await edge.ask('/catalog/1')
  expect(status).toBe(200)
  expect(text).toContain('<div id="root"></div>')
  expect(boot()).toMatchObject({
    rendered: 'client',
    plan: { parts: { 'mf-catalog': { version: '1.0.0' } } },
  })
})
