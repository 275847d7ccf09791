import { type TestBrowser, testBrowser } from './testing/browser'
import { startEdge, type TestEdge } from './testing/start-edge'
import { until } from './testing/until'

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
