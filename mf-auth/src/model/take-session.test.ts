import type { RegisterAnswer } from '@prilavok/shared-kernel/contract'
import { LOGGED_IN, partKernel } from '@prilavok/shared-kernel/testing'
import { authApi, MERGE } from '../testing/auth-api'
import { takeSession } from './take-session'

const { called } = authApi()
const PARTIAL: RegisterAnswer = { SUCCESS: 'Y', access_token: 'entered', expires_in: 60 }

test.each([
  ['neither', { SUCCESS: 'Y' }],
  ['only a token', { SUCCESS: 'Y', access_token: 'entered' }],
  ['only how long it lasts', { SUCCESS: 'Y', expires_in: 60 }],
] as [string, RegisterAnswer][])('an answer with %s brings no session', async (_what, answer) => {
  const kernel = partKernel()
  expect(await takeSession(kernel, answer)).toBe(false)
  expect(kernel.platform.cookies.get('access_token')).toBe('test-token')
  expect(called(MERGE)).toEqual([])
})

test.each([
  ['without a password', PARTIAL, 'partial', false],
  ['in full', { ...PARTIAL, has_refresh_token: true }, 'customer', true],
  ['that says it has no refresh token', { ...PARTIAL, has_refresh_token: false }, 'partial', false],
] as [string, RegisterAnswer, string, boolean][])(
  'a session %s is taken, and the visitor’s things come along',
  async (_what, answer, state, isFull) => {
    const kernel = partKernel({ personal: { USER_CODE: 'visitor-code' } })
    const states: string[] = []
    kernel.bus.on('session:changed', (change) => states.push(change.state))
    expect(await takeSession(kernel, answer)).toBe(true)
    expect(kernel.platform.cookies.get('access_token')).toBe('entered')
    expect([states, kernel.token.hasRefreshToken()]).toEqual([[state], isFull])
    expect(called(MERGE)).toEqual([`POST ${MERGE} user_code=visitor-code`])
  },
)

test('who was a customer before brings nothing along; the same user is not rendered anew', async () => {
  for (const [isSameUser, changes] of [
    [true, 0],
    [false, 1],
  ] as const) {
    const kernel = partKernel({ cookies: LOGGED_IN })
    await takeSession(kernel, { ...PARTIAL, has_refresh_token: true }, { isSameUser })
    expect(kernel.userChanges.current()).toBe(changes)
  }
  expect(called(MERGE)).toEqual([])
})

test('consents of a visitor go over to the login that asks for none', async () => {
  const kernel = partKernel()
  kernel.platform.local.set('consents_of', `visitor|${Date.now()}`)
  await takeSession(kernel, PARTIAL)
  expect(kernel.platform.local.get('consents_of')).toBe(
    `${kernel.platform.cookies.get('login_stamp')}|${kernel.platform.local.get('consents_of')?.split('|')[1]}`,
  )
  const none = partKernel()
  await takeSession(none, PARTIAL)
  expect(none.platform.local.get('consents_of')).toBeUndefined()
})
