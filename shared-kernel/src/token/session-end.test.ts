import { testKernel, testStore } from '@prilavok/shared-kernel/testing'
import { leaveLoggedOut, noteEndTold, takeLogout, untoldEnd } from './session-end'

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
