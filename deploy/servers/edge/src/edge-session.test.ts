import { testBrowser } from './testing/browser'
import { startEdge, type TestEdge } from './testing/start-edge'

let edge: TestEdge
beforeAll(async () => {
  edge = await startEdge()
})
afterAll(() => edge.close())

const cookieHeader = (cookies: Record<string, string>) =>
  Object.entries(cookies)
    .map(([name, value]) => `${name}=${value}`)
    .join('; ')
const withCookies = (cookies: Record<string, string>) => ({ headers: { cookie: cookieHeader(cookies) } })
const cookieValue = (setCookies: string[], name: string) =>
  setCookies.find((cookie) => cookie.startsWith(`${name}=`))?.split(/[=;]/)[1]
const past = () => String(Date.now() - 1000)
const future = () => String(Date.now() + 60_000)

test('a first visitor is handed the token that the page was rendered with', async () => {
  const before = Date.now()
  const { setCookies, text, headers } = await edge.ask('/catalog/12')
  const token = cookieValue(setCookies, 'access_token')
  expect(token).toMatch(/^visitor-1-\d+$/)
  expect(text).toContain(`|${token}|`)
  expect(cookieValue(setCookies, 'expires_in')).toBe('3600')
  expect(Number(cookieValue(setCookies, 'expires'))).toBeGreaterThanOrEqual(before + 3_600_000)
  const own = setCookies.filter((cookie) => !cookie.startsWith('PHPSESSID='))
  expect(own.map((cookie) => cookie.split('=', 1)[0])).toEqual([
    'access_token',
    'expires_in',
    'expires',
    'subject',
    'untouched',
  ])
  for (const cookie of own.filter((one) => !one.startsWith('subject='))) {
    expect(cookie).toMatch(/; Path=\/; Max-Age=31536000; SameSite=Lax$/)
    expect(cookie).not.toContain('HttpOnly')
  }
  expect(headers['cache-control']).toBe('private, no-cache')
})

test('[KERN-012] the cookie of the server goes along to the token call, and its answer comes back untouched', async () => {
  const { setCookies } = await edge.ask('/', withCookies({ PHPSESSID: 'kept-by-the-browser' }))
  expect(edge.api.tokenCookies.at(-1)).toBe('PHPSESSID=kept-by-the-browser')
  expect(setCookies).toContain('PHPSESSID=from-api; Path=/')
})

test('two first visitors never share a token', async () => {
  const visits = await Promise.all([edge.ask('/'), edge.ask('/')])
  const tokens = visits.map(({ setCookies }) => cookieValue(setCookies, 'access_token'))
  expect(new Set(tokens).size).toBe(2)
})

test('cookies are Secure on https, and only there the browser is told to stay on it', async () => {
  const behindProxy = await startEdge({ TRUST_PROXY: 'on' })
  const { setCookies, headers } = await behindProxy.ask('/', { headers: { 'x-forwarded-proto': 'https' } })
  await behindProxy.ask('/v3/oauth/token/', {
    method: 'POST',
    headers: { 'x-forwarded-proto': 'https', 'content-type': 'application/x-www-form-urlencoded' },
    body: 'grant_type=client_credentials',
  })
  expect(behindProxy.api.tokenProtos).toEqual(['', 'https', 'https'])
  await behindProxy.close()
  for (const cookie of setCookies.filter((line) => !line.startsWith('PHPSESSID=')))
    expect(cookie).toMatch(/; Secure$/)
  expect(headers['strict-transport-security']).toBe('max-age=31536000')
})

test('a valid token is kept', async () => {
  const calls = edge.api.tokenCalls.length
  const { setCookies, text } = await edge.ask(
    '/catalog/12',
    withCookies({ access_token: 'visitor-1-kept', expires: future() }),
  )
  expect(setCookies.map((cookie) => cookie.split('=', 1)[0])).toEqual(['subject'])
  expect(text).toContain('|visitor-1-kept|')
  expect(edge.api.tokenCalls).toHaveLength(calls)
})

test.each([
  ['its time is over', () => ({ access_token: 'old', expires: past() })],
  ['its time is nearly over', () => ({ access_token: 'old', expires: String(Date.now() + 10_000) })],
  ['it has no expiry', () => ({ access_token: 'old' })],
  ['there is none', () => ({ expires: future() })],
])('an anonymous token is replaced when %s', async (_, cookies) => {
  const { setCookies } = await edge.ask('/', withCookies(cookies()))
  expect(cookieValue(setCookies, 'access_token')).toMatch(/^visitor-1-/)
})

test("another shop's token is no session: neither in a cookie nor in a call, nor to refresh", async () => {
  const green = await edge.ask('/')
  const token = cookieValue(green.setCookies, 'access_token') ?? ''
  const RED = { host: 'demo-red.localhost' }
  const cookies = { access_token: token, expires: future() }
  const red = await edge.ask('/catalog/12', { ...RED, ...withCookies(cookies) })
  expect(cookieValue(red.setCookies, 'access_token')).toMatch(/^visitor-2-/)
  expect(red.text).not.toContain(token)
  const calls: { path: string; headers: Record<string, string> }[] = [
    { path: `/v3/api/echo/?access_token=${token}`, headers: {} },
    { path: '/v3/api/echo/', headers: { authorization: `Bearer ${token}` } },
    { path: '/v3/api/echo/', headers: { cookie: `access_token=${token}` } },
  ]
  for (const call of calls) {
    const foreign = await edge.ask(call.path, { ...RED, headers: call.headers })
    expect([foreign.status, JSON.parse(foreign.text).errors.CODE]).toEqual([401, 'token_invalid'])
    expect((await edge.ask(call.path, { headers: call.headers })).status).toBe(200)
  }
  const browser = testBrowser(edge)
  browser.keep('has_refresh_token', 'Y')
  browser.keep('refresh_token', edge.api.issueRefreshToken('demo-green.localhost'), '/v3/oauth/token')
  await browser.open('/', RED)
  expect(browser.cookie('access_token')).toMatch(/^visitor-2-/)
  expect(browser.cookie('refresh_token')).toBeUndefined()
})

test('[EDGE-009] no cache may share a page between domains or visitors', async () => {
  const cookies = { access_token: 'client', expires: future(), has_refresh_token: 'Y' }
  for (const answer of [
    await edge.ask('/'),
    await edge.ask('/', withCookies(cookies)),
    await edge.ask('/nowhere'),
  ]) {
    expect(answer.headers['cache-control']).toMatch(/^private, no-(cache|store)$/)
    expect(answer.headers.vary).toBe('Host, Accept-Encoding, Cookie')
  }
  const api = await edge.ask('/v3/api/echo/?access_token=x')
  expect(api.headers['cache-control']).toBe('no-store')
  const script = await edge.ask('/parts/shell/1.0.0/main.js')
  expect(script.headers['cache-control']).toBe('public, max-age=31536000, immutable')
})

test('two shops at once: every page has its own name and its own token', async () => {
  const shops = [
    { host: 'demo-green.localhost', name: 'Зелёная', other: 'Красная', token: /\|visitor-1-\d+\|/ },
    { host: 'demo-red.localhost', name: 'Красная', other: 'Зелёная', token: /\|visitor-2-\d+\|/ },
  ]
  const asked = Array.from({ length: 100 }, (_, index) => shops[index % 2] as (typeof shops)[number])
  const answers = await Promise.all(
    asked.map(async (shop) => ({ shop, ...(await edge.ask('/catalog/5', shop)) })),
  )
  for (const { shop, text, boot } of answers) {
    expect(boot().rendered).toBe('server')
    expect(text).toContain(shop.name)
    expect(text).not.toContain(shop.other)
    expect(text).toMatch(shop.token)
  }
  expect(new Set(answers.map(({ setCookies }) => cookieValue(setCookies, 'access_token'))).size).toBe(100)
})
