import { type TestBrowser, testBrowser } from './testing/browser'
import { startEdge, type TestEdge } from './testing/start-edge'
import { until } from './testing/until'

const GREEN = 'demo-green.localhost'
const REFRESH_PATH = '/v3/oauth/token'
const REFRESH = { grant_type: 'refresh_token' }

let edge: TestEdge
beforeAll(async () => {
  edge = await startEdge()
})
afterAll(() => edge.close())

/** A customer who comes back when the access token has expired. */
function returning(refreshToken = edge.api.issueRefreshToken(GREEN)): TestBrowser {
  const browser = testBrowser(edge)
  browser.keep('access_token', 'old')
  browser.keep('expires', String(Date.now() - 1000))
  browser.keep('has_refresh_token', 'Y')
  browser.keep('refresh_token', refreshToken, REFRESH_PATH)
  return browser
}
const refreshes = (token: string | undefined) =>
  edge.api.tokenCalls.filter(({ refresh_token }) => refresh_token === token).length

test('a customer whose token has expired gets the page of the customer, rendered on the server', async () => {
  const browser = returning()
  const former = browser.cookie('refresh_token')
  const { way, text, headers, boot } = await browser.open('/catalog/12?sort=price&q=%D0%B0')
  expect(way).toEqual([
    '/catalog/12?sort=price&q=%D0%B0',
    '/v3/oauth/token/renew/?to=%2Fcatalog%2F12%3Fsort%3Dprice%26q%3D%25D0%25B0',
    '/catalog/12?sort=price&q=%D0%B0',
  ])
  expect(text).toContain(`|${browser.cookie('access_token')}|`)
  expect(browser.cookie('access_token')).toMatch(/^user-1-/)
  expect(browser.cookie('refresh_token')).not.toBe(former)
  expect(headers['cache-control']).toBe('private, no-store')
  expect(boot().rendered).toBe('server')
  expect(browser.cookie('renew_paused')).toBeUndefined()
})

test('the page never learns the refresh token: neither from the answer nor from a cookie', async () => {
  const browser = testBrowser(edge)
  const login = { grant_type: 'password', username: 'a', password: 'b' }
  const { text, setCookies } = await browser.post('/v3/oauth/token/', login)
  const token = browser.cookie('refresh_token') ?? ''
  expect(token).toMatch(/^refresh-/)
  expect(text).not.toContain(token)
  expect(JSON.parse(text)).toMatchObject({ expires_in: 3600, has_refresh_token: true })
  const line = setCookies.find((one) => one.startsWith('refresh_token='))
  expect(line).toBe(`refresh_token=${token}; Path=/v3/oauth/token; Max-Age=31536000; HttpOnly; SameSite=Lax`)
  expect(browser.cookie('has_refresh_token')).toBe('Y')
  const next = await browser.post('/v3/oauth/token/', REFRESH)
  expect(JSON.parse(next.text)).toMatchObject({ has_refresh_token: true })
  expect(refreshes(token)).toBe(1)
  expect(next.text).not.toContain(String(browser.cookie('refresh_token')))
  const visitor = await browser.post('/v3/oauth/token/', { grant_type: 'client_credentials' })
  expect(JSON.parse(visitor.text)).toMatchObject({ has_refresh_token: false })
  expect([browser.cookie('refresh_token'), browser.cookie('has_refresh_token')]).toEqual([
    undefined,
    undefined,
  ])
})

test('on https both cookies of a login are Secure', async () => {
  const behindProxy = await startEdge({ TRUST_PROXY: 'on' })
  const { setCookies } = await behindProxy.ask('/v3/oauth/token/', {
    method: 'POST',
    headers: { 'x-forwarded-proto': 'https', 'content-type': 'application/x-www-form-urlencoded' },
    body: 'grant_type=password&username=a&password=b',
  })
  await behindProxy.close()
  const own = setCookies.filter((line) => line.includes('refresh_token='))
  expect(own).toHaveLength(2)
  for (const line of own) expect(line).toMatch(/; Secure$/)
})

test.each(['/v3/api/auth/register/', '/v3/api/auth/register?a=1', '/v3/api/auth/%72egister/'])(
  'a first password by %s brings its session in the same way, other forms bring none',
  async (path) => {
    const browser = testBrowser(edge)
    const set = await browser.post(path, { type: 'change_password' })
    expect(JSON.parse(set.text)).toMatchObject({ SUCCESS: 'Y', has_refresh_token: true })
    expect(set.text).not.toContain('of-a-first-password')
    expect(browser.cookie('refresh_token')).toBe('of-a-first-password')
    expect((await browser.ask('/catalog/12')).text).not.toContain('of-a-first-password')
    const other = testBrowser(edge)
    const { text } = await other.post('/v3/api/auth/register/', { type: 'recovery' })
    expect(JSON.parse(text)).toEqual({ SUCCESS: 'Y' })
    expect(other.cookie('has_refresh_token')).toBeUndefined()
  },
)

describe('the code of an e-mail', () => {
  const confirm = async (code: string) => {
    const browser = testBrowser(edge)
    const answer = await browser.ask('/v1/login/confirm/', {
      method: 'PUT',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ code }).toString(),
    })
    return { ...answer, browser }
  }

  test.each(['right', 'byte order mark'])('(%s) brings its session in the same way', async (code) => {
    const { status, text, browser } = await confirm(code)
    expect([status, JSON.parse(text)]).toMatchObject([200, { SUCCESS: 'Y', has_refresh_token: true }])
    expect(text).not.toContain('of-a-confirmation')
    expect(browser.cookie('refresh_token')).toBe('of-a-confirmation')
  })

  test.each(['compressed', 'no JSON'])(
    'an answer that cannot be read (%s) is not passed on',
    async (code) => {
      const { status, text, browser } = await confirm(code)
      expect([status, JSON.parse(text).errors.CODE]).toEqual([502, 'api_unreachable'])
      expect(browser.cookie('refresh_token')).toBeUndefined()
    },
  )
})

test.each([200, 400])(
  'a renewal (%d) that comes after another login leaves that one alone',
  async (status) => {
    const browser = returning()
    const before = edge.api.begun
    edge.api.tokenDelay = 300
    edge.api.refreshStatus = status
    const late = browser.ask('/v3/oauth/token/renew/?to=/')
    await until(() => edge.api.begun > before)
    edge.api.tokenDelay = 0
    await browser.post('/v3/oauth/token/', { grant_type: 'password', username: 'a', password: 'b' })
    const own = browser.cookie('refresh_token')
    const { setCookies } = await late
    edge.api.refreshStatus = 200
    expect(setCookies).toEqual([])
    expect([browser.cookie('refresh_token'), browser.cookie('has_refresh_token')]).toEqual([own, 'Y'])
  },
)

test('a refresh token without the marker is what a logout could not take away: it goes', async () => {
  const browser = testBrowser(edge)
  const token = edge.api.issueRefreshToken(GREEN)
  browser.keep('refresh_token', token, REFRESH_PATH)
  const { setCookies } = await browser.ask('/v3/oauth/token/renew/?to=/')
  expect(setCookies.some((line) => line.startsWith('access_token='))).toBe(false)
  expect(browser.cookie('refresh_token')).toBeUndefined()
  expect(refreshes(token)).toBe(0)
})

test('one refresh serves all pages and tabs that come with the same refresh token', async () => {
  const token = edge.api.issueRefreshToken(GREEN)
  const tabs = Array.from({ length: 10 }, () => returning(token))
  const answers = await Promise.all(
    tabs.map((tab, index) => (index % 3 ? tab.open('/catalog/1') : tab.post('/v3/oauth/token/', REFRESH))),
  )
  const late = returning(token)
  await late.open('/')
  for (const { status } of answers) expect(status).toBe(200)
  expect(refreshes(token)).toBe(1)
  const renewed = [...tabs, late].map((tab) => tab.cookie('refresh_token'))
  expect(new Set(renewed).size).toBe(1)
  expect(JSON.parse(answers[0]?.text ?? '{}').access_token).toBe(tabs[1]?.cookie('access_token'))
})

test('a token that another page got a moment ago keeps its own end', async () => {
  const token = edge.api.issueRefreshToken(GREEN)
  const [first, late] = [returning(token), returning(token)]
  await first.open('/')
  const { now } = Date
  Date.now = () => now() + 20_000
  await late.open('/').finally(() => {
    Date.now = now
  })
  expect(first.cookie('expires')).toBeDefined()
  expect(late.cookie('expires')).toBe(first.cookie('expires'))
})

test.each([400, 401, 403])(
  'a refresh that is rejected with %d ends the session, for page and edge alike',
  async (status) => {
    const [navigating, open] = [returning(), returning()]
    edge.api.refreshStatus = status
    const { way } = await navigating.open('/')
    const answer = await open.post('/v3/oauth/token/', REFRESH)
    edge.api.refreshStatus = 200
    expect(way).toHaveLength(3)
    expect(navigating.cookie('access_token')).toMatch(/^visitor-1-/)
    expect(answer.status).toBe(status)
    for (const browser of [navigating, open])
      expect([browser.cookie('refresh_token'), browser.cookie('has_refresh_token')]).toEqual([
        undefined,
        undefined,
      ])
  },
)

test.each([429, 500, 503])(
  'an API that answers a refresh with %d logs nobody out, and no redirect goes round',
  async (status) => {
    const browser = returning()
    const token = browser.cookie('refresh_token')
    edge.api.refreshStatus = status
    const { way, boot } = await browser.open('/catalog/12')
    const again = await browser.open('/catalog/12')
    edge.api.refreshStatus = 200
    expect(way).toHaveLength(3)
    expect(again.way).toEqual(['/catalog/12'])
    expect(boot()).toMatchObject({ rendered: 'client' })
    expect(boot().problem).toBeUndefined()
    expect([browser.cookie('refresh_token'), browser.cookie('has_refresh_token')]).toEqual([token, 'Y'])
    const tried = await browser.post('/v3/oauth/token/', REFRESH)
    expect(tried.status).toBe(200)
  },
)

test('a marker without a refresh token is no session', async () => {
  const browser = testBrowser(edge)
  browser.keep('has_refresh_token', 'Y')
  const { way } = await browser.open('/')
  expect(way).toHaveLength(3)
  expect(browser.cookie('access_token')).toMatch(/^visitor-1-/)
  const { status } = await testBrowser(edge).post('/v3/oauth/token/', REFRESH)
  expect(status).toBe(400)
})

test('a session from before the cookie is taken over once: nobody is logged out', async () => {
  const browser = testBrowser(edge)
  const token = edge.api.issueRefreshToken(GREEN)
  browser.keep('access_token', 'user-kept')
  browser.keep('expires', String(Date.now() + 60_000))
  browser.keep('refresh_token', token)
  const { setCookies, text, headers } = await browser.open('/catalog/12')
  expect(text).toContain('|user-kept|')
  expect(headers['cache-control']).toBe('private, no-store')
  expect(setCookies).toContain('refresh_token=; Path=/; Max-Age=0; SameSite=Lax')
  expect([browser.cookie('refresh_token'), browser.cookie('has_refresh_token')]).toEqual([token, 'Y'])
  browser.keep('expires', '1')
  browser.keep('refresh_token', 'written by an old page')
  await browser.open('/catalog/12')
  expect(browser.cookie('access_token')).toMatch(/^user-1-/)
  expect(refreshes('written by an old page')).toBe(0)

  const expired = testBrowser(edge)
  expired.keep('refresh_token', edge.api.issueRefreshToken(GREEN))
  await expired.open('/')
  expect(expired.cookie('access_token')).toMatch(/^user-1-/)
})

test('a page from before the cookie sends its token by the form', async () => {
  const token = edge.api.issueRefreshToken(GREEN)
  const old = testBrowser(edge)
  await old.post('/v3/oauth/token/', { ...REFRESH, refresh_token: token })
  expect(old.cookie('refresh_token')).toMatch(/^refresh-/)
  // It keeps the old one and sends that again: the cookie is newer.
  const again = await old.post('/v3/oauth/token/', { ...REFRESH, refresh_token: token })
  expect(again.status).toBe(200)
})

test.each([
  ['/catalog/12?a=1&b=%2F', '/catalog/12?a=1&b=%2F'],
  ['https://evil.example/', '/'],
  ['//evil.example/', '/'],
  ['/\r\nSet-Cookie: a=b', '/'],
])('it goes back to a path of this shop alone: %j', async (to, expected) => {
  const { status, headers } = await edge.ask(`/v3/oauth/token/renew/?to=${encodeURIComponent(to)}`)
  expect([status, headers.location, headers['cache-control']]).toEqual([303, expected, 'no-store'])
})
