import { startTestApi, type TestApi } from '../../testing/start-test-api'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi(20, 0.5, { rates: { session: 2, address: 4 } })
}, 60_000)
afterAll(() => api.close())

const status = async (url: string, address: string): Promise<number> =>
  (await api.app.inject({ url, headers: { 'x-forwarded-for': address } })).statusCode

/** Whether somebody is rejected before long; twice what a window allows, should one end in between. */
async function isRejected(most: number, ask: (index: number) => Promise<number>): Promise<boolean> {
  for (let index = 0; index <= 2 * most; index += 1) if ((await ask(index)) === 429) return true
  return false
}

test('an address that asks too often is rejected even where no token is needed; others are not', async () => {
  const path = '/upload/logos/demo-green.svg'
  expect(await isRejected(40, () => status(path, '203.0.113.1'))).toBe(true)
  expect(await status(path, '203.0.113.2')).toBe(200)
  const answer = await api.app.inject({ url: path })
  expect(answer.statusCode).toBe(200)
})

test('all addresses of one subscriber are one', async () => {
  const path = '/upload/logos/demo-green.svg'
  expect(await isRejected(40, (index) => status(path, `2001:db8::${index.toString(16)}`))).toBe(true)
})

test('a session that asks too often is rejected from whatever addresses it comes; others are not', async () => {
  const path = (token: string) => `/v3/api/utils/check/?access_token=${token}`
  const [first, second] = [await api.visitor(), await api.visitor()]
  expect(await isRejected(20, (index) => status(path(first), `198.51.100.${index}`))).toBe(true)
  expect(await status(path(second), '198.51.100.200')).toBe(200)
})
