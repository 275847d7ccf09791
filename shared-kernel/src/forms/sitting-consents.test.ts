import { createTestPlatform, testStore, visitorCookies } from '@prilavok/shared-kernel/testing'
import { consentsForLogin, rememberConsents } from './sitting-consents'

const HOUR_MS = 3_600_000
const clock = { now: 0 }
const cookiesOf = (stamp?: string) => {
  const cookies = visitorCookies()
  if (stamp === undefined) return cookies
  cookies.set('login_stamp', stamp)
  cookies.set('has_refresh_token', 'Y')
  return cookies
}
/** One browser: its tabs share cookies and the local store. */
const browser = (stamp?: string) => {
  const shared = { cookies: cookiesOf(stamp), local: testStore(), now: () => clock.now }
  const tab = () => ({ platform: createTestPlatform({ ...shared, session: testStore() }) })
  const logIn = (as: string) => {
    shared.cookies.set('login_stamp', as)
    shared.cookies.set('has_refresh_token', 'Y')
  }
  return { tab, logIn, givenBy: () => shared.local.get('consents_of')?.split('|')[0] }
}
beforeEach(() => {
  clock.now = Date.parse('2025-10-14T09:00:00Z')
})

test('what a visitor has sent in one tab goes over to the login that another tab makes of a confirmed e-mail', () => {
  const { tab, logIn, givenBy } = browser()
  rememberConsents(tab())
  const take = consentsForLogin(tab(), false)
  logIn('first')
  take()
  expect(givenBy()).toBe('first')
})

test('the first password goes on with the consents of its user', () => {
  const { tab, logIn, givenBy } = browser('partial')
  rememberConsents(tab())
  const take = consentsForLogin(tab(), true)
  logIn('full')
  take()
  expect(givenBy()).toBe('full')
})

test('those of one user count for no other', () => {
  const { tab, logIn, givenBy } = browser('first')
  rememberConsents(tab())
  const take = consentsForLogin(tab(), false)
  logIn('second')
  take()
  expect(givenBy()).toBe('first')
})

test.each([
  [2 * HOUR_MS - 1, 'first'],
  [2 * HOUR_MS, 'visitor'],
])('a sitting ends: after %d ms they count for %s', (passed, whose) => {
  const { tab, logIn, givenBy } = browser()
  rememberConsents(tab())
  clock.now += passed
  const take = consentsForLogin(tab(), false)
  logIn('first')
  take()
  expect(givenBy()).toBe(whose)
})

test('who has sent none has none afterwards', () => {
  const { tab, logIn, givenBy } = browser()
  const take = consentsForLogin(tab(), false)
  logIn('first')
  take()
  expect(givenBy()).toBeUndefined()
})
