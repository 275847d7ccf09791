import {
  createTestPlatform,
  customerCookies,
  testStore,
  visitorCookies,
} from '@prilavok/shared-kernel/testing'
import { isForNow, readSaved, type Saved } from './saved-changes'
import { SAVED_KEY } from './saved-key'

const NOW = 1_000_000_000
const DAY_MS = 86_400_000
const change = {
  basket: 'main' as const,
  item: { ID: 1, NAME: 'Ручка', held: 0 },
  held: 0,
  target: 2,
  sent: [],
}
const cookiesOf = (stamp?: string) => {
  const cookies = stamp === undefined ? visitorCookies() : customerCookies()
  if (stamp) cookies.set('login_stamp', stamp)
  return cookies
}
const tab = (saved?: unknown, cookies = cookiesOf('anna')) =>
  createTestPlatform({
    cookies,
    session: testStore(saved === undefined ? {} : { [SAVED_KEY]: JSON.stringify(saved) }),
    now: () => NOW,
  })
const saved = (changes: Partial<Saved> = {}): Saved => ({
  at: NOW,
  login: 'anna',
  loggedIn: true,
  changes: [change],
  requests: [],
  ...changes,
})

test.each([
  [DAY_MS - 1, true],
  [DAY_MS, false],
])('after %d ms there is something to send: %s', (age, is) => {
  expect(readSaved(tab(saved({ at: NOW - age }))) !== undefined).toBe(is)
})

test.each([
  ['the same customer', { login: 'anna', loggedIn: true }, cookiesOf('anna'), true],
  ['another customer', { login: 'anna', loggedIn: true }, cookiesOf('boris'), false],
  ['a visitor', { login: 'anna', loggedIn: true }, cookiesOf(), false],
  ['a visitor, of a visitor', { login: '', loggedIn: false }, cookiesOf(), true],
  ['a customer, of a visitor', { login: '', loggedIn: false }, cookiesOf('anna'), false],
  ['the same customer, of a page that did not say more', { login: 'anna' }, cookiesOf('anna'), true],
  ['a visitor, of a page that said nothing', {}, cookiesOf(), true],
  ['a customer, of a page that said nothing', {}, cookiesOf('anna'), false],
])('it is for %s', (_whom, { login, loggedIn }: { login?: string; loggedIn?: boolean }, cookies, is) => {
  const left = { at: NOW, changes: [change], requests: [], ...(login !== undefined && { login }) }
  expect(isForNow({ cookies }, { ...left, ...(loggedIn !== undefined && { loggedIn }) })).toBe(is)
})

test.each([undefined, null])('of %j nothing can be read', (content) => {
  expect(readSaved(tab(content))).toBeUndefined()
})
