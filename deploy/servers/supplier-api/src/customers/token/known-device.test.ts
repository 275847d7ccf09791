import { DEMO_PASSWORD } from '@prilavok/demo-shops/load-clients'
import type { TokenAnswer } from '@prilavok/shared-kernel/contract'
import { GREEN, startTestApi, type TestApi } from '../../testing/start-test-api'
import { accountCalls, linkOf } from '../account/testing/account-calls'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi(20)
}, 60_000)
beforeEach(() => api.pool.query('delete from call_counts'))
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
  expect(device).toMatch(/^device=[\w-]{43}; Path=\/v3; Max-Age=31536000; HttpOnly; SameSite=Lax$/)
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

test('a browser is a device of everybody who logs in there', async () => {
  const device = nameOf(deviceOf(await attempt('client@example.com', DEMO_PASSWORD, '198.51.100.3')))
  const other = await attempt('loyalty@example.com', DEMO_PASSWORD, '198.51.100.3', device)
  expect(nameOf(deviceOf(other))).toBe(device)
  await guess('client@example.com', 12)
  await guess('loyalty@example.com', 12)
  for (const owner of ['client@example.com', 'loyalty@example.com'])
    expect((await attempt(owner, DEMO_PASSWORD, '192.0.2.3', device)).statusCode).toBe(200)
}, 20_000)

test('a login that has had no device gets one with its next refresh', async () => {
  const { refresh_token = '' } = (
    await attempt('client@example.com', DEMO_PASSWORD, '198.51.100.4')
  ).json<TokenAnswer>()
  await api.pool.query('update token_families set device_hash = null')
  const given = deviceOf(await api.token(GREEN, { grant_type: 'refresh_token', refresh_token }))
  await guess('client@example.com', 12)
  const again = await attempt('client@example.com', DEMO_PASSWORD, '192.0.2.4', nameOf(given))
  expect(again.statusCode).toBe(200)
}, 20_000)

describe('a password that is set', () => {
  const owner = 'client@example.com'
  const thief = '198.51.100.9'
  let calls: ReturnType<typeof accountCalls>
  let visitor = ''
  beforeAll(async () => {
    calls = accountCalls(api)
    visitor = await api.visitor()
  })
  const form = (token: string, fields: Record<string, string>) =>
    api.post(token, '/v3/api/auth/register/', fields)
  const locksOut = async (password: string, cookie: string) => {
    await guess(owner, 12)
    const { statusCode } = await attempt(owner, password, '192.0.2.9', cookie)
    await calls.forgetCounts()
    return statusCode === 429
  }

  test('by a mailed code makes strangers of all other browsers, and this one known at once', async () => {
    const stolen = await attempt(owner, DEMO_PASSWORD, thief)
    const { refresh_token = '' } = stolen.json<TokenAnswer>()
    await api.app.inject({
      method: 'POST',
      url: '/v3/oauth/token/revoke/',
      payload: { domain: GREEN, ...api.credentials[GREEN], refresh_token },
    })
    await form(visitor, { type: 'recovery', email: owner })
    const user_checkword = linkOf((await calls.emails(owner))[0]).searchParams.get('user_checkword') ?? ''
    const set = await form(visitor, {
      type: 'reset_password',
      email: owner,
      user_checkword,
      new_password: 'по коду из письма',
      confirm_password: 'по коду из письма',
    })
    expect(await locksOut('по коду из письма', nameOf(deviceOf(stolen)))).toBe(true)
    expect(await locksOut('по коду из письма', nameOf(deviceOf(set)))).toBe(false)
  }, 20_000)

  test('by its owner leaves only the browser where that was done', async () => {
    const [own, other] = [
      await attempt(owner, 'по коду из письма', '198.51.100.5'),
      await attempt(owner, 'по коду из письма', thief),
    ]
    await form(own.json<TokenAnswer>().access_token, {
      type: 'change_password',
      last_password: 'по коду из письма',
      new_password: DEMO_PASSWORD,
      confirm_password: DEMO_PASSWORD,
    })
    expect(await locksOut(DEMO_PASSWORD, nameOf(deviceOf(other)))).toBe(true)
    expect(await locksOut(DEMO_PASSWORD, nameOf(deviceOf(own)))).toBe(false)
  }, 20_000)

  test('for the first time makes a device of the browser', async () => {
    const email = 'partial@example.com'
    const { access_token = '' } = await calls.confirm(visitor, { email, code: DEMO_PASSWORD })
    const set = await form(access_token, {
      type: 'change_password',
      new_password: 'первый пароль',
      confirm_password: 'первый пароль',
    })
    await guess(email, 12)
    const entered = await attempt(email, 'первый пароль', '192.0.2.6', nameOf(deviceOf(set)))
    expect(entered.statusCode).toBe(200)
  }, 20_000)

  test('is none of the end of all sessions, which forgets the devices as well', async () => {
    const own = await attempt(owner, DEMO_PASSWORD, '198.51.100.7')
    await api.app.inject({
      method: 'DELETE',
      url: `/v3/api/client/sessions/?access_token=${own.json<TokenAnswer>().access_token}`,
    })
    expect(await locksOut(DEMO_PASSWORD, nameOf(deviceOf(own)))).toBe(true)
  }, 20_000)
})
