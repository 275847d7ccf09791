import { DEMO_PASSWORD } from '@prilavok/demo-shops/load-clients'
import type { PersonalAnswer, RegisterAnswer, TokenAnswer } from '@prilavok/shared-kernel/contract'
import { GREEN, startTestApi, type TestApi } from '../../testing/start-test-api'
import { accountCalls, FORM, linkOf } from '../account/testing/account-calls'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi(20)
}, 60_000)
afterAll(() => api.close())

const LOGIN = { grant_type: 'password', username: 'client@example.com', password: DEMO_PASSWORD }
const PLANTED = `PHPSESSID=${'a'.repeat(43)}`

type Answer = Awaited<ReturnType<TestApi['token']>>
const cookieIn = ({ headers }: Answer, name: string) =>
  [headers['set-cookie'] ?? []]
    .flat()
    .find((line) => line.startsWith(`${name}=`))
    ?.split(';')[0] ?? ''
const visit = async (cookie?: string) => {
  const answer = await api.token(GREEN, { grant_type: 'client_credentials' }, cookie)
  return { token: answer.json<TokenAnswer>().access_token, cookie: cookieIn(answer, 'PHPSESSID') }
}
const favourites = async (token: string) =>
  (await api.get(token, '/v3/api/personal/info/')).json<PersonalAnswer>().ITEM.FAVORITE_CNT
const basketOf = async (token: string) =>
  (await api.get(token, '/v4/api/client/basket/main/get/')).json<{ response: { CNT: number } }>().response.CNT

test.each([
  ['a code that the browser has chosen', PLANTED],
  ['a word', 'PHPSESSID=chosen'],
  ['nothing', 'PHPSESSID='],
])('%s is no visitor: it is replaced, and two who send it are two', async (_what, planted) => {
  const [one, other] = [await visit(planted), await visit(planted)]
  expect(one.cookie).toMatch(/^PHPSESSID=[\w-]{43}$/)
  expect(new Set([planted, one.cookie, other.cookie]).size).toBe(3)
  await api.post(one.token, '/v3/api/catalog/favorite/', { product_id: 1001 })
  expect([await favourites(one.token), await favourites(other.token)]).toEqual([1, 0])
})

test.each([
  ['a code that the browser has chosen', PLANTED],
  ['no cookie', undefined],
])('a login with %s gives a new one', async (_what, planted) => {
  const cookie = cookieIn(await api.token(GREEN, LOGIN, planted), 'PHPSESSID')
  expect(cookie).toMatch(/^PHPSESSID=[\w-]{43}$/)
  expect(cookie).not.toBe(planted)
})

test('a login renews the code of the visitor: the basket follows, whoever knew the old one does not', async () => {
  const visitor = await visit()
  await api.post(visitor.token, '/v4/api/client/basket/main/add/', { 'products[1001]': 5 })
  const answer = await api.token(GREEN, LOGIN, visitor.cookie)
  const renewed = cookieIn(answer, 'PHPSESSID')
  expect(renewed).not.toBe(visitor.cookie)
  const thief = await visit(visitor.cookie)
  expect(thief.cookie).not.toBe(visitor.cookie)
  expect(await basketOf(thief.token)).toBe(0)

  const { access_token: token } = answer.json<TokenAnswer>()
  const before = await basketOf(token)
  const merged = await api.app.inject({
    method: 'POST',
    url: `/v4/api/client/basket/main/merge/?access_token=${token}`,
    headers: { cookie: renewed },
  })
  expect(merged.statusCode).toBe(200)
  expect(await basketOf(token)).toBe(before + 1)
})

test('a token that was taken with a planted code ends with the login: only what is under way still passes', async () => {
  const visitor = await visit()
  const thief = await visit(visitor.cookie)
  const stranger = await visit()
  await api.token(GREEN, LOGIN, visitor.cookie)
  await api.pool.query("update access_tokens set expires_at = expires_at - interval '1 minute'")
  const check = async ({ token }: { token: string }) =>
    (await api.get(token, '/v3/api/utils/check/')).statusCode
  expect([await check(visitor), await check(thief), await check(stranger)]).toEqual([401, 401, 200])
})

test('a confirmation that logs in renews the code, too; one that does not leaves it', async () => {
  const calls = accountCalls(api)
  const visitor = await visit()
  const other = await api.visitor()
  const email = 'fixed@example.com'
  await calls.post(visitor.token, { ...FORM, email })
  const code = linkOf((await calls.emails(email))[0]).searchParams.get('code') ?? ''
  const confirm = (fields: Record<string, string>, token: string, cookie: string) =>
    api.app.inject({
      method: 'PUT',
      url: `/v1/login/confirm/?access_token=${token}`,
      headers: { cookie, 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({ email, ...fields }).toString(),
    })
  expect((await confirm({ code: 'AAAA-AAAA-AAAA-AAAA' }, other, '')).headers['set-cookie']).toBeUndefined()
  const confirmed = await confirm({ code }, visitor.token, visitor.cookie)
  expect(confirmed.json<RegisterAnswer>().access_token).toBeDefined()
  const renewed = cookieIn(confirmed, 'PHPSESSID')
  expect(renewed).toMatch(/^PHPSESSID=[\w-]{43}$/)
  expect(renewed).not.toBe(visitor.cookie)
})

test('[KERN-012] a visitor who comes back keeps the code that the server gave', async () => {
  const first = await visit()
  expect((await visit(first.cookie)).cookie).toBe(first.cookie)
})

test('a failed login changes no cookie', async () => {
  const { headers } = await api.token(GREEN, { ...LOGIN, password: 'wrong' }, (await visit()).cookie)
  expect(headers['set-cookie']).toBeUndefined()
})
