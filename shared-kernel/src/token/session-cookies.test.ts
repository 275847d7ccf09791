import { testStore } from '@prilavok/shared-kernel/testing'
import { clearAccessToken, clearSession, expiryOf, readSession, storeSession } from './session-cookies'

const NAMES = ['access_token', 'expires_in', 'expires', 'has_refresh_token']
const held = (cookies: ReturnType<typeof testStore>) => NAMES.map((name) => cookies.get(name))
const full = () =>
  testStore({
    access_token: 'a',
    expires_in: '60',
    expires: '61000',
    has_refresh_token: 'Y',
    login_stamp: 'one',
  })

test.each([
  ['nothing', {}, { accessToken: undefined, hasRefreshToken: false, expires: undefined }],
  ['an empty token', { access_token: '' }, { accessToken: undefined }],
  ['an expiry', { expires: '61000' }, { expires: 61_000 }],
  ['an expiry of zero', { expires: '0' }, { expires: undefined }],
  ['an expiry below zero', { expires: '-1' }, { expires: undefined }],
  ['an expiry that never comes', { expires: 'Infinity' }, { expires: undefined }],
  ['an expiry that is none', { expires: 'soon' }, { expires: undefined }],
  ['the mark of a refresh token', { has_refresh_token: 'Y' }, { hasRefreshToken: true }],
  ['another mark', { has_refresh_token: 'y' }, { hasRefreshToken: false }],
])('cookies with %s are read', (_what, cookies, session) => {
  expect(readSession(testStore(cookies))).toMatchObject(session)
})

test('a token is over its seconds after it was obtained', () => {
  expect(expiryOf({ access_token: 'a', expires_in: 60 }, 1000)).toBe(61_000)
})

test('a token with a refresh token is kept in four cookies; one without takes the mark of the former away', () => {
  const cookies = testStore()
  storeSession(cookies, { access_token: 'a', expires_in: 60, has_refresh_token: true }, 1000)
  expect(held(cookies)).toEqual(['a', '60', '61000', 'Y'])
  storeSession(cookies, { access_token: 'b', expires_in: 30 }, 2000)
  expect(held(cookies)).toEqual(['b', '30', '32000', undefined])
})

test('the access token is forgotten without the login, the session with it; both leave the stamp', () => {
  const cookies = full()
  clearAccessToken(cookies)
  expect(held(cookies)).toEqual([undefined, undefined, undefined, 'Y'])
  const session = full()
  clearSession(session)
  expect(held(session)).toEqual([undefined, undefined, undefined, undefined])
  expect([cookies.get('login_stamp'), session.get('login_stamp')]).toEqual(['one', 'one'])
})
