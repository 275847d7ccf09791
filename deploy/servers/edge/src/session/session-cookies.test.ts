import {
  endedSession,
  isPaused,
  isUserSession,
  isValid,
  pauseCookie,
  refreshCookies,
  refreshTokenIn,
  setCookiesOf,
  takeOver,
  tokenCookies,
} from './session-cookies'

const GONE_TOKEN = 'refresh_token=; Path=/v3/oauth/token; Max-Age=0; HttpOnly; SameSite=Lax; Secure'
const GONE_MARKER = 'has_refresh_token=; Path=/; Max-Age=0; SameSite=Lax; Secure'

/** Of a token that is over in so many milliseconds. */
const over = (milliseconds: number) => String(Date.now() + milliseconds)

test.each<[string, Record<string, string>, boolean]>([
  ['that lasts', { access_token: 'a', expires: over(60_000) }, true],
  ['in its last seconds', { access_token: 'a', expires: over(15_000) }, false],
  ['that is over', { access_token: 'a', expires: over(-1) }, false],
  ['with an end that cannot be read', { access_token: 'a', expires: 'soon' }, false],
  ['without an end', { access_token: 'a' }, false],
  ['with an empty token', { access_token: '', expires: over(60_000) }, false],
  ['without a token', { expires: over(60_000) }, false],
])('a session %s', (_what, cookies, isGood) => expect(isValid(cookies)).toBe(isGood))

test.each([
  [{ has_refresh_token: 'Y' }, true],
  [{ has_refresh_token: 'N' }, false],
  [{ has_refresh_token: '' }, false],
  [{}, false],
] as [Record<string, string>, boolean][])('of %j the session is that of a user: %s', (cookies, isUser) =>
  expect(isUserSession(cookies)).toBe(isUser),
)

test('a refresh token is one that is not empty', () => {
  expect(refreshTokenIn({ refresh_token: 'r' })).toBe('r')
  expect(refreshTokenIn({ refresh_token: '' })).toBeUndefined()
  expect(refreshTokenIn({})).toBeUndefined()
})

test('a renewal that failed is paused for seconds, and the browser says so', () => {
  expect(pauseCookie(true)).toBe('renew_paused=1; Path=/; Max-Age=10; HttpOnly; SameSite=Lax; Secure')
  expect(pauseCookie(false)).toBe('renew_paused=1; Path=/; Max-Age=10; HttpOnly; SameSite=Lax')
  expect(isPaused({ renew_paused: '1' })).toBe(true)
  expect(isPaused({ renew_paused: '' })).toBe(true)
  expect(isPaused({})).toBe(false)
})

test('the refresh token goes to token calls alone, out of reach of scripts, which read that there is one', () => {
  expect(refreshCookies('r', true)).toEqual([
    'refresh_token=r; Path=/v3/oauth/token; Max-Age=31536000; HttpOnly; SameSite=Lax; Secure',
    'has_refresh_token=Y; Path=/; Max-Age=31536000; SameSite=Lax; Secure',
  ])
  expect(refreshCookies(undefined, true)).toEqual([GONE_TOKEN, GONE_MARKER])
})

test('the life of a token counts from when it was asked for', () => {
  const cookies = tokenCookies({ access_token: 'a', expires_in: 60 }, 5000)
  expect(cookies).toEqual({ access_token: 'a', expires_in: '60', expires: '65000' })
  expect(setCookiesOf(cookies, false)).toEqual([
    'access_token=a; Path=/; Max-Age=31536000; SameSite=Lax',
    'expires_in=60; Path=/; Max-Age=31536000; SameSite=Lax',
    'expires=65000; Path=/; Max-Age=31536000; SameSite=Lax',
  ])
})

test('a session that ends takes away what was sent, and the refresh token in any case', () => {
  expect(endedSession({ access_token: 'a', expires: '5', other: 'x' }, true)).toEqual([
    'access_token=; Path=/; Max-Age=0; SameSite=Lax; Secure',
    'expires=; Path=/; Max-Age=0; SameSite=Lax; Secure',
    GONE_TOKEN,
    GONE_MARKER,
  ])
  expect(endedSession({ expires_in: '60' }, true)[0]).toMatch(/^expires_in=;/)
  expect(endedSession({}, true)).toEqual([GONE_TOKEN, GONE_MARKER])
})

describe('a refresh token that scripts could read', () => {
  const REMOVAL = 'refresh_token=; Path=/; Max-Age=0; SameSite=Lax; Secure'

  test('is moved out of their reach, and the user stays logged in', () =>
    expect(takeOver({ refresh_token: 'old', access_token: 'a' }, true)).toEqual({
      cookies: { access_token: 'a', has_refresh_token: 'Y' },
      setCookies: [REMOVAL, ...refreshCookies('old', true)],
    }))

  test('is only removed where the new one is there already, or where it is empty', () => {
    expect(takeOver({ refresh_token: 'old', has_refresh_token: 'Y' }, true)).toEqual({
      cookies: { has_refresh_token: 'Y' },
      setCookies: [REMOVAL],
    })
    expect(takeOver({ refresh_token: '', other: 'x' }, true)).toEqual({
      cookies: { other: 'x' },
      setCookies: [REMOVAL],
    })
  })

  test('is not there: nothing changes', () =>
    expect(takeOver({ access_token: 'a' }, true)).toEqual({
      cookies: { access_token: 'a' },
      setCookies: [],
    }))
})
