import type { TokenAnswer } from '@prilavok/shared-kernel/contract'
import { DEMO_PASSWORD } from '../demo/load-clients'
import { GREEN, startTestApi, type TestApi } from '../testing/start-test-api'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi(20)
}, 60_000)
afterEach(() => api.pool.query('delete from call_counts'))
afterAll(() => api.close())

/** An attempt from an address, with the cookies of a browser. */
const attempt = (username: string, password: string, address: string, cookie = '') =>
  api.app.inject({
    method: 'POST',
    url: '/v3/oauth/token/',
    headers: { 'x-forwarded-for': address, ...(cookie && { cookie }) },
    payload: { domain: GREEN, ...api.credentials[GREEN], grant_type: 'password', username, password },
  })
const deviceOf = (answer: Awaited<ReturnType<typeof attempt>>) =>
  [answer.headers['set-cookie'] ?? []].flat().find((line) => line.startsWith('device='))
const nameOf = (line = '') => line.split(';')[0] ?? ''

async function guess(username: string, count: number) {
  const wrong = Array.from({ length: count }, (_, index) =>
    attempt(username, `guess ${index}`, `203.0.113.${index}`),
  )
  return (await Promise.all(wrong)).map(({ statusCode }) => statusCode)
}

test("a stranger's guesses do not lock the owner out of a browser that he has logged in from", async () => {
  const first = await attempt('client@example.com', DEMO_PASSWORD, '198.51.100.1')
  const device = deviceOf(first)
  expect(device).toMatch(
    /^device=[\w-]{43}; Path=\/v3\/oauth\/token; Max-Age=31536000; HttpOnly; SameSite=Lax$/,
  )
  expect((await guess('client@example.com', 14)).filter((status) => status === 429)).toHaveLength(4)
  const elsewhere = await attempt('client@example.com', DEMO_PASSWORD, '192.0.2.1')
  expect(elsewhere.statusCode).toBe(429)
  expect(Number(elsewhere.headers['retry-after'])).toBeGreaterThan(0)
  // After a logout, from another network.
  const { refresh_token = '' } = first.json<TokenAnswer>()
  await api.app.inject({
    method: 'POST',
    url: '/v3/oauth/token/revoke/',
    payload: { domain: GREEN, ...api.credentials[GREEN], refresh_token },
  })
  const again = await attempt('client@example.com', DEMO_PASSWORD, '192.0.2.1', nameOf(device))
  expect(again.statusCode).toBe(200)
  expect(nameOf(deviceOf(again))).toBe(nameOf(device))
}, 20_000)

test('a device of one account, or one that a browser has chosen, is none of another', async () => {
  const own = nameOf(deviceOf(await attempt('loyalty@example.com', DEMO_PASSWORD, '198.51.100.2')))
  await guess('person@example.com', 12)
  await guess('blocked@example.com', 12)
  const planted = `device=${'a'.repeat(43)}`
  for (const cookie of [own, planted, 'device=short'])
    expect((await attempt('blocked@example.com', DEMO_PASSWORD, '192.0.2.2', cookie)).statusCode).toBe(429)
  await api.pool.query('delete from call_counts')
  const entered = await attempt('blocked@example.com', DEMO_PASSWORD, '192.0.2.2', planted)
  expect(nameOf(deviceOf(entered))).not.toBe(planted)
}, 20_000)
