import {
  createTestPlatform,
  renderWithKernel,
  testStore,
  visitorCookies,
} from '@prilavok/shared-kernel/testing'
import { screen } from '@testing-library/react'
import { rememberConsents, useConsentsGiven, useVisitorsConsents } from './sitting-consents'

const told = jest.fn()
function Boxes() {
  useVisitorsConsents(told)
  return <p>{useConsentsGiven() ? 'даны' : 'не даны'}</p>
}
const cookiesOf = (stamp?: string) => {
  const cookies = visitorCookies()
  if (stamp === undefined) return cookies
  cookies.set('login_stamp', stamp)
  cookies.set('has_refresh_token', 'Y')
  return cookies
}
const tab = (stamp?: string, shared = { local: testStore() }) =>
  createTestPlatform({ cookies: cookiesOf(stamp), session: testStore(), ...shared })
const TICKED = [
  ['agree', true],
  ['transfer', true],
]

test('both boxes are ticked where a visitor has sent them in this tab', () => {
  const platform = tab()
  rememberConsents({ platform })
  renderWithKernel(<Boxes />, { platform })
  expect(told.mock.calls).toEqual(TICKED)
  expect(screen.getByText('не даны')).toBeVisible()
})

test('they are not ticked in another tab: it may be another person’s', () => {
  const local = testStore()
  rememberConsents({ platform: tab(undefined, { local }) })
  renderWithKernel(<Boxes />, { platform: tab(undefined, { local }) })
  expect(told).not.toHaveBeenCalled()
})

test('those of a login are given as long as it lasts, in all tabs', () => {
  const local = testStore()
  rememberConsents({ platform: tab('anna', { local }) })
  renderWithKernel(<Boxes />, { platform: tab('anna', { local }) })
  expect(screen.getByText('даны')).toBeVisible()
  expect(told).not.toHaveBeenCalled()
})

test.each([
  ['another login', 'boris'],
  ['a login that cannot be told from another', ''],
  ['a visitor', undefined],
])('they count for no %s', (_whom, stamp) => {
  const local = testStore()
  rememberConsents({ platform: tab('anna', { local }) })
  renderWithKernel(<Boxes />, { platform: tab(stamp, { local }) })
  expect(screen.getByText('не даны')).toBeVisible()
  expect(told).not.toHaveBeenCalled()
})
