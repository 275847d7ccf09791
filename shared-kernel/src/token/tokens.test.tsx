import { customerCookies, testStore } from '@prilavok/shared-kernel/testing'
import { waitFor } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { tokenServer } from './testing/token-server'

const HOUR_MS = 3_600_000
const START = Date.parse('2025-10-14T09:00:00Z')

const { calls, revoked, answers, kernelAt } = tokenServer()

const grants = () => calls.filter(({ what }) => what === 'token').map(({ fields }) => fields.grant_type)

const expiredClient = () =>
  testStore({ access_token: 'old', expires_in: '3600', expires: String(START - 1), has_refresh_token: 'Y' })

test('[KERN-001, KERN-004] a token lives expires_in seconds from when it was got, not less and not more; then a visitor gets another one', async () => {
  const clock = { now: START }
  const { token } = kernelAt(clock)
  const first = await token.get()
  clock.now = START + HOUR_MS
  expect(await token.get()).toBe(first)
  clock.now = START + HOUR_MS + 1
  expect(await token.get()).not.toBe(first)
  expect(grants()).toEqual(['client_credentials', 'client_credentials'])
})

test.each([
  ['no expiry', { access_token: 'kept' }],
  ['an unreadable expiry', { access_token: 'kept', expires: 'soon' }],
  ['no access token', { expires: String(START + HOUR_MS) }],
])('[KERN-001, KERN-004] a session with %s gets a client-credentials token', async (_what, cookies) => {
  const { token } = kernelAt({ now: START }, { cookies: testStore(cookies) })
  expect(await token.get()).toBe('client_credentials-1')
})

test('[KERN-006] a token that another tab has got under the lock is taken, not asked for again', async () => {
  const cookies = expiredClient()
  const kernel = kernelAt(
    { now: START },
    {
      cookies,
      withLock: async (_name, work) => {
        cookies.set('access_token', 'of the other tab')
        cookies.set('expires', String(START + HOUR_MS))
        return work()
      },
    },
  )
  expect(await kernel.token.get()).toBe('of the other tab')
  expect(calls).toEqual([])
})

test('a failed token request is not remembered: the next call asks again', async () => {
  const usual = answers.token
  answers.token = () => HttpResponse.error()
  const { token } = kernelAt({ now: START })
  await expect(token.get()).rejects.toThrow('no answer')
  answers.token = usual
  expect(await token.get()).toBe('client_credentials-2')
})

test('[KERN-007] a token that the server rejects is cleared and the page reloads, once a minute at most', () => {
  const clock = { now: START }
  const reload = jest.fn()
  const open = jest.fn()
  const cookies = customerCookies()
  const { token } = kernelAt(clock, { cookies, reload, open })
  token.rejected('test-token')
  expect(cookies.get('access_token')).toBeUndefined()
  expect(reload).toHaveBeenCalledTimes(1)

  cookies.set('access_token', 'fresh')
  clock.now += 59_000
  token.rejected('fresh')
  expect(reload).toHaveBeenCalledTimes(1)
  expect(open).toHaveBeenCalledWith('/server-error')

  cookies.set('access_token', 'later')
  clock.now += 2_000
  token.rejected('later')
  expect(reload).toHaveBeenCalledTimes(2)
})

test('a rejected access token does not throw a customer out: the page that loads anew refreshes it', async () => {
  const cookies = customerCookies()
  const before = kernelAt({ now: Date.now() }, { cookies })
  const changed = jest.fn()
  before.bus.on('session:changed', changed)
  before.token.rejected('test-token')
  const { token } = kernelAt({ now: Date.now() }, { cookies })
  expect(token.hasRefreshToken()).toBe(true)
  expect(await token.get()).toBe('refresh_token-1')
  expect(changed).not.toHaveBeenCalled()
})

test('[KERN-008] a session that is over is ended on the server, then cleared with its refresh token, and all tabs are told', async () => {
  const reload = jest.fn()
  const cookies = customerCookies()
  const held: unknown[] = []
  answers.revoke = () => {
    held.push(cookies.get('access_token'))
    return HttpResponse.json({ SUCCESS: 'Y' })
  }
  const { token, bus } = kernelAt({ now: START }, { cookies, reload })
  const changed = jest.fn()
  bus.on('session:changed', changed)
  token.rejected('test-token', true)
  token.rejected('test-token')
  await waitFor(() => expect(reload).toHaveBeenCalledTimes(1))
  // An answer to who has no token left would take the cookies of a login that came meanwhile.
  expect([revoked, held]).toEqual([['test-token'], ['test-token']])
  expect([token.hasRefreshToken(), cookies.get('access_token')]).toEqual([false, undefined])
  expect(changed.mock.calls).toEqual([[{ state: 'visitor', expired: true }]])
})

test('a rejection of a token that has been replaced meanwhile changes nothing', () => {
  const reload = jest.fn()
  const cookies = customerCookies()
  const { token } = kernelAt({ now: START }, { cookies, reload })
  token.rejected('older')
  expect(cookies.get('access_token')).toBe('test-token')
  expect(reload).not.toHaveBeenCalled()
})

test('a session that is over is left even when the server does not answer, and the next one may end, too', async () => {
  answers.revoke = () => HttpResponse.error()
  const [reload, open] = [jest.fn(), jest.fn()]
  const cookies = customerCookies()
  const { token } = kernelAt({ now: START }, { cookies, reload, open })
  token.rejected('test-token', true)
  await waitFor(() => expect(reload).toHaveBeenCalledTimes(1))
  expect(token.hasRefreshToken()).toBe(false)
  cookies.set('access_token', 'next')
  token.rejected('next', true)
  await waitFor(() => expect(open).toHaveBeenCalledWith('/server-error'))
  expect(revoked).toEqual(['test-token', 'next'])
})

test('a visitor whose token is over is told of no end of a session', async () => {
  const reload = jest.fn()
  const kernel = kernelAt({ now: START }, { cookies: testStore({ access_token: 'visitor' }), reload })
  const changed = jest.fn()
  kernel.bus.on('session:changed', changed)
  kernel.token.rejected('visitor', true)
  await waitFor(() => expect(reload).toHaveBeenCalledTimes(1))
  expect(changed).not.toHaveBeenCalled()
})
