import { GREEN, startTestApi, type TestApi } from '../../testing/start-test-api'
import { accountCalls, linkOf } from './testing/account-calls'

let api: TestApi
let calls: ReturnType<typeof accountCalls>
let visitor = ''
beforeAll(async () => {
  api = await startTestApi(20)
  calls = accountCalls(api)
  visitor = await api.visitor()
}, 60_000)
beforeEach(() => calls.forgetCounts())
afterAll(() => api.close())

const ask = (token: string, email: string) => api.post(token, '/v3/api/client/info/', { email })
const secretOf = async (email: string, name: string) =>
  linkOf((await calls.emails(email))[0]).searchParams.get(name) ?? ''
const confirm = async (email: string) =>
  (await calls.confirm(visitor, { email, code: await secretOf(email, 'code') })).SUCCESS

test('of several new addresses that wait the first that is confirmed counts', async () => {
  const { access_token: token } = await api.login('buyer@example.com')
  for (const email of ['first@example.com', 'second@example.com']) await ask(token, email)
  expect(await confirm('second@example.com')).toBe('Y')
  expect(await confirm('first@example.com')).toBe('N')
  expect((await calls.emails('buyer@example.com'))[0]?.subject).toContain('Почта изменена')
  expect((await calls.login('second@example.com', 'prilavok-demo', GREEN)).statusCode).toBe(200)
  expect((await calls.login('buyer@example.com', 'prilavok-demo', GREEN)).statusCode).toBe(400)
})

test('a check word that went to the old mailbox is void when the address has changed', async () => {
  const [old, next] = ['director@example.com', 'boss@example.com']
  const { access_token: token } = await api.login(old)
  await calls.post(visitor, { type: 'recovery', email: old })
  const user_checkword = await secretOf(old, 'user_checkword')
  await ask(token, next)
  expect(await confirm(next)).toBe('Y')
  for (const email of [old, next])
    expect((await calls.check(visitor, { type: 'validation_reset', email, user_checkword })).SUCCESS).toBe(
      'N',
    )
})

test('a client asks for a few new addresses an hour', async () => {
  const { access_token: token } = await api.login('loyalty@example.com')
  const codes: number[] = []
  for (let count = 0; count < 7; count += 1)
    codes.push((await ask(token, `name${count}@example.com`)).statusCode)
  expect(codes).toEqual([200, 200, 200, 200, 200, 429, 429])
})
