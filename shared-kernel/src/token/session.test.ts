import { testKernel, testStore } from '@prilavok/shared-kernel/testing'
import {
  hasEndedByItself,
  isAnothersSession,
  isSameLogin,
  type LoginIdentity,
  readLoginIdentity,
  removeLoginStamp,
  stampLogin,
} from './login-stamp'
import { reloadOnce, wasReloaded } from './reload-once'
import { clearAccessToken, clearSession, readSession } from './session-cookies'
import { leaveLoggedOut, noteEndTold, takeLogout, untoldEnd } from './session-end'

describe('login-stamp', () => {
  const NOBODY: LoginIdentity = { loggedIn: false, stamp: '' }
  const ONE: LoginIdentity = { loggedIn: true, stamp: 'one' }
  const TWO: LoginIdentity = { loggedIn: true, stamp: 'two' }
  const ONE_ENDED: LoginIdentity = { loggedIn: false, stamp: 'one' }
  /** Of a browser that has logged in before there were stamps. */
  const UNSTAMPED: LoginIdentity = { loggedIn: true, stamp: '' }

  test.each([
    ['nothing', {}, NOBODY],
    ['a login', { has_refresh_token: 'Y', login_stamp: 'one' }, ONE],
    ['a login of before the stamps', { has_refresh_token: 'Y' }, UNSTAMPED],
    ['what a login that has ended leaves', { login_stamp: 'one' }, ONE_ENDED],
    ['another mark', { has_refresh_token: 'N', login_stamp: 'one' }, ONE_ENDED],
    [
      'the only token of a user without a password',
      { login_stamp: 'one@500', expires: '500' },
      { loggedIn: true, stamp: 'one@500' },
    ],
    [
      'a visitor’s token after that one',
      { login_stamp: 'one@500', expires: '900' },
      { loggedIn: false, stamp: 'one@500' },
    ],
  ])('cookies with %s say who is logged in', (_what, cookies, identity) => {
    expect(readLoginIdentity(testStore(cookies))).toEqual(identity)
  })

  test('each login has a stamp of its own; that of a session without a password says when it is over', () => {
    const cookies = testStore({ has_refresh_token: 'Y' })
    const stamps = [1, 2].map(() => {
      stampLogin(cookies)
      return readLoginIdentity(cookies).stamp
    })
    expect(new Set(stamps).size).toBe(2)
    for (const stamp of stamps) expect(stamp).toMatch(/^[^@]{8,}$/)
    stampLogin(cookies, 0)
    expect(readLoginIdentity(cookies).stamp).toMatch(/^[^@]{8,}@0$/)
    removeLoginStamp(cookies)
    expect(readLoginIdentity(cookies)).toEqual(UNSTAMPED)
  })

  test.each([
    ['the same login', ONE, ONE, true],
    ['two logins', ONE, TWO, false],
    ['no login, whatever it was before', NOBODY, ONE_ENDED, true],
    ['a login and none', ONE, NOBODY, false],
    ['none and a login', NOBODY, ONE, false],
  ])('%s', (_what, one, other, isSame) => {
    expect(isSameLogin(one, other)).toBe(isSame)
  })

  test.each([
    ['a login that is over', ONE, ONE_ENDED, true],
    ['a logout', ONE, NOBODY, false],
    ['another login', ONE, TWO, false],
    ['no login at all', ONE_ENDED, ONE_ENDED, false],
  ])('%s has ended by itself or not', (_what, before, now, hasEnded) => {
    expect(hasEndedByItself(before, now)).toBe(hasEnded)
  })

  test.each([
    ['the same login', ONE, ONE, false],
    ['an end by itself', ONE, ONE_ENDED, false],
    ['a logout', ONE, NOBODY, true],
    ['a logout of before the stamps', UNSTAMPED, NOBODY, false],
    ['a login over it', ONE, TWO, true],
    ['a login over one of before the stamps', UNSTAMPED, TWO, true],
    ['the first login of a visitor', NOBODY, ONE, false],
    ['a login after one that had ended', ONE_ENDED, TWO, true],
    ['a logout after one that had ended', ONE_ENDED, NOBODY, false],
  ])('what a page does may go on under %s or not', (_what, before, now, isAnothers) => {
    expect(isAnothersSession(before, now)).toBe(isAnothers)
  })
})

describe('reload-once', () => {
  const START = Date.parse('2025-10-14T09:00:00Z')

  /** A tab whose clock the test sets, and what was done with its page. */
  function tab() {
    const clock = { now: START }
    const done: string[] = []
    const place = {
      session: testStore(),
      now: () => clock.now,
      reload: () => void done.push('reload'),
      open: (path: string) => void done.push(path),
    }
    return { clock, done, place }
  }

  test.each([
    [0, '/server-error'],
    [59_999, '/server-error'],
    [60_000, 'reload'],
  ])('[KERN-007] a second time after %d ms: %s', (pause, then) => {
    const { clock, done, place } = tab()
    reloadOnce(place)
    clock.now += pause
    reloadOnce(place)
    expect(done).toEqual(['reload', then])
  })

  test('a page knows for half a minute that it was loaded by itself', () => {
    const { clock, place } = tab()
    expect(wasReloaded(place)).toBe(false)
    reloadOnce(place)
    expect(wasReloaded(place)).toBe(true)
    clock.now += 29_999
    expect(wasReloaded(place)).toBe(true)
    clock.now += 1
    expect(wasReloaded(place)).toBe(false)
  })
})

describe('session-cookies', () => {
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
    ['an expiry that is none', { expires: 'soon' }, { expires: undefined }],
    ['the mark of a refresh token', { has_refresh_token: 'Y' }, { hasRefreshToken: true }],
    ['another mark', { has_refresh_token: 'y' }, { hasRefreshToken: false }],
  ])('cookies with %s are read', (_what, cookies, session) => {
    expect(readSession(testStore(cookies))).toMatchObject(session)
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
})

describe('session-end', () => {
  const ended = { login_stamp: 'one' }

  test.each(['here', 'everywhere'] as const)(
    'a logout %s goes home, and the next page of the tab tells it once',
    (logout) => {
      const open = jest.fn()
      const kernel = testKernel({ platform: { open, session: testStore() } })
      leaveLoggedOut(kernel, logout)
      expect(open).toHaveBeenCalledWith('/')
      expect(takeLogout(kernel.platform)).toBe(logout)
      expect(takeLogout(kernel.platform)).toBeUndefined()
    },
  )

  test('a login that has ended by itself is told once for all tabs, each login anew', () => {
    const platform = { cookies: testStore(ended), local: testStore() }
    expect(untoldEnd(platform)).toBe('one')
    expect(untoldEnd(platform)).toBe('one')
    noteEndTold(platform, 'one')
    expect(untoldEnd(platform)).toBeUndefined()
    platform.cookies.set('login_stamp', 'two')
    expect(untoldEnd(platform)).toBe('two')
  })

  test.each([
    ['who is logged in', { ...ended, has_refresh_token: 'Y' }],
    ['who has never logged in, or has logged out', {}],
  ])('%s is told nothing', (_who, cookies) => {
    expect(untoldEnd({ cookies: testStore(cookies), local: testStore() })).toBeUndefined()
  })
})
