import { type TestBrowser, testBrowser } from './testing/browser'
import { startEdge, type TestEdge } from './testing/start-edge'
import { until } from './testing/until'

describe('edge-session', () => {
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
})

describe('edge-revoke', () => {
  const LOGIN = { grant_type: 'password', username: 'a', password: 'b' }
  const REVOKE = '/v3/oauth/token/revoke/'

  let edge: TestEdge
  beforeEach(async () => {
    edge = await startEdge()
  })
  afterEach(() => edge.close())

  async function loggedIn() {
    const browser = testBrowser(edge)
    const { text } = await browser.post('/v3/oauth/token/', LOGIN)
    const { access_token: token } = JSON.parse(text) as { access_token: string }
    browser.keep('access_token', token)
    return { browser, token, refreshToken: browser.cookie('refresh_token') ?? '' }
  }

  test('a logout ends the session at the API, by both tokens, and in the browser', async () => {
    const { browser, token, refreshToken } = await loggedIn()
    const { status, text, headers } = await browser.post(`${REVOKE}?access_token=${token}`, {})
    expect([status, JSON.parse(text), headers['cache-control']]).toEqual([200, { SUCCESS: 'Y' }, 'no-store'])
    expect(edge.api.revokeCalls).toEqual([
      expect.objectContaining({ token, refresh_token: refreshToken, client_id: 'id-demo-green.localhost' }),
    ])
    for (const name of ['refresh_token', 'has_refresh_token', 'access_token', 'PHPSESSID'])
      expect(browser.cookie(name)).toBeUndefined()
  })

  test('a refresh token that was exchanged a moment ago opens nothing after the logout', async () => {
    const { browser, refreshToken } = await loggedIn()
    await browser.post('/v3/oauth/token/', { grant_type: 'refresh_token' })
    const thief = testBrowser(edge)
    thief.keep('refresh_token', refreshToken, '/v3/oauth/token')
    await browser.post(REVOKE, {})
    expect((await thief.post('/v3/oauth/token/', { grant_type: 'refresh_token' })).status).toBe(400)
  })

  test.each([404, 405])('a back end without the call (%d) is no failure', async (status) => {
    const { browser } = await loggedIn()
    edge.api.revokeStatus = status
    const answer = await browser.post(REVOKE, {})
    expect([answer.status, JSON.parse(answer.text)]).toEqual([200, { SUCCESS: 'Y' }])
    expect(browser.cookie('refresh_token')).toBeUndefined()
  })

  test('while the API is away the browser has no session all the same, and the page is told', async () => {
    const { browser } = await loggedIn()
    edge.api.revokeStatus = 500
    const answer = await browser.post(REVOKE, {})
    expect([answer.status, JSON.parse(answer.text).errors.CODE]).toEqual([502, 'api_unreachable'])
    expect(browser.cookie('refresh_token')).toBeUndefined()
    const second = await loggedIn()
    await edge.api.close()
    expect((await second.browser.post(REVOKE, {})).status).toBe(502)
    expect(second.browser.cookie('refresh_token')).toBeUndefined()
  })

  test('a logout that comes late ends the session that it names, not the one that was begun meanwhile', async () => {
    const { browser, token } = await loggedIn()
    browser.keep('access_token', 'of-the-next-login')
    const { status, setCookies } = await browser.post(`${REVOKE}?access_token=${token}`, {})
    expect([status, setCookies]).toEqual([200, []])
    expect(edge.api.revokeCalls).toEqual([expect.objectContaining({ token, refresh_token: '' })])
    expect(browser.cookie('refresh_token')).toBeDefined()
  })

  test('the session that somebody logs in over ends, too', async () => {
    const { browser, token, refreshToken } = await loggedIn()
    await browser.post('/v3/oauth/token/', LOGIN)
    await until(() => edge.api.revokeCalls.length > 0)
    expect(edge.api.revokeCalls).toEqual([expect.objectContaining({ token, refresh_token: refreshToken })])
    expect(browser.cookie('refresh_token')).not.toBe(refreshToken)
  })

  /** The session of a client without a password: its stamp names the expiry of its token. */
  function keepSessionWithoutPassword(browser: TestBrowser) {
    const expires = String(Date.now() + 60_000)
    browser.keep('access_token', 'without-a-password')
    browser.keep('expires', expires)
    browser.keep('login_stamp', `stamp@${expires}`)
  }

  test('a client without a password is logged in over in the same way; the token of a guest stays', async () => {
    const guest = testBrowser(edge)
    guest.keep('access_token', 'of-a-guest')
    // The stamp of a login that has ended by itself.
    guest.keep('login_stamp', 'stamp@1')
    await guest.post('/v3/oauth/token/', LOGIN)
    const partial = testBrowser(edge)
    keepSessionWithoutPassword(partial)
    await partial.post('/v3/oauth/token/', LOGIN)
    await until(() => edge.api.revokeCalls.length > 0)
    expect(edge.api.revokeCalls).toEqual([
      expect.objectContaining({ token: 'without-a-password', refresh_token: '' }),
    ])
  })

  test('a page that has forgotten its token before it names it may be logged in anew: that session is not taken away', async () => {
    const { browser, token, refreshToken } = await loggedIn()
    browser.keep('access_token', '')
    const { status, setCookies } = await browser.post(`${REVOKE}?access_token=${token}`, {})
    expect([status, setCookies]).toEqual([200, []])
    expect(edge.api.revokeCalls).toEqual([expect.objectContaining({ token, refresh_token: refreshToken })])
  })

  test.each(['/', '/v3/oauth/token/'])(
    'no cache keeps what a client without a password sees: %s',
    async (path) => {
      const browser = testBrowser(edge)
      keepSessionWithoutPassword(browser)
      const { headers } = await (path === '/' ? browser.ask(path) : browser.post(path, LOGIN))
      expect(headers['cache-control']).toMatch(/no-store/)
    },
  )
})
