import { readConsoleSettings } from './settings'
import { PASSWORD, testConsole } from './testing/test-console'

const DATABASE = { DATABASE_URL: 'postgres://u:p@127.0.0.1:5432/d' }
const trusted = (CONSOLE_TRUST_PROXY?: string) =>
  readConsoleSettings({ ...DATABASE, ...(CONSOLE_TRUST_PROXY && { CONSOLE_TRUST_PROXY }) }).trustProxy

test('proxies are named as those of the edge; none is believed unless it is named', () => {
  expect(trusted()).toBe(false)
  expect(trusted('off')).toBe(false)
  expect(trusted('on')).toEqual(['loopback', 'linklocal', 'uniquelocal'])
  expect(trusted('203.0.113.4, 198.51.100.0/24')).toEqual(['203.0.113.4', '198.51.100.0/24'])
  expect(() => trusted('everybody')).toThrow('CONSOLE_TRUST_PROXY must be on, off, or addresses and networks')
})

/** How a proxy at `address` passes a login on. */
async function logInThrough(trustProxy: false | string[], address: string) {
  const { call, logIn, db } = await testConsole({ trustProxy })
  await logIn('platform')
  const cookieOf = async (login: string, password: string) => {
    const headers = { 'x-forwarded-proto': 'https', 'x-forwarded-for': `203.0.113.${login.length}` }
    const answer = await call('POST', '/login', { body: { login, password }, headers, address })
    return String(answer.headers['set-cookie'])
  }
  return { cookieOf, attempts: () => db.selectFrom('operator_attempts').select('who').execute() }
}

test('behind a proxy that is believed the cookie is for https alone, and each browser has its own limit', async () => {
  const { cookieOf, attempts } = await logInThrough(['10.0.0.0/8'], '10.5.0.1')
  expect(await cookieOf('platform@example.com', PASSWORD)).toMatch(/; Secure$/)
  const before = (await attempts()).length
  for (const login of ['a', 'bb']) await cookieOf(login, 'wrong')
  // Two logins from two addresses.
  expect((await attempts()).length - before).toBe(4)
})

test.each([
  ['no proxy', false],
  ['another proxy', ['192.0.2.1']],
] as const)('what a browser claims itself is not believed: %s', async (_who, trustProxy) => {
  const { cookieOf, attempts } = await logInThrough(trustProxy && [...trustProxy], '10.5.0.2')
  expect(await cookieOf('platform@example.com', PASSWORD)).not.toMatch(/Secure/)
  const before = (await attempts()).length
  for (const login of ['a', 'bb']) await cookieOf(login, 'wrong')
  expect((await attempts()).length - before).toBeLessThan(4)
})
