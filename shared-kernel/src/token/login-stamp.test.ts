import { testStore } from '@prilavok/shared-kernel/testing'
import {
  hasEndedByItself,
  isAnothersSession,
  isSameLogin,
  type LoginIdentity,
  readLoginIdentity,
  removeLoginStamp,
  stampLogin,
} from './login-stamp'

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
  ['a login that goes on', ONE, ONE, false],
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
  ['nothing new after one that had ended', ONE_ENDED, ONE_ENDED, false],
  ['a logout after one that had ended', ONE_ENDED, NOBODY, false],
])('what a page does may go on under %s or not', (_what, before, now, isAnothers) => {
  expect(isAnothersSession(before, now)).toBe(isAnothers)
})
