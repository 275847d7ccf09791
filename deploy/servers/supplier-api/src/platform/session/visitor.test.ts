import type { PersonalAnswer } from '@prilavok/shared-kernel/contract'
import { BLUE, GREEN, startTestApi, type TestApi } from '../../testing/start-test-api'
import { readSession } from './read-session'
import { findVisitor } from './visitor'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi(20)
}, 60_000)
afterAll(() => api.close())

const find = (userCode?: string, cookie?: string, shopId = 1) => findVisitor(api.db, shopId, userCode, cookie)
const buyerOf = async (token: string) => (await readSession(api.db, token)).buyerId
const codeOf = async (token: string) =>
  (await api.get(token, '/v3/api/personal/info/')).json<PersonalAnswer>().ITEM.USER_CODE

/** A visitor with its cookie. */
async function visitor(domain = GREEN) {
  const answer = await api.token(domain, { grant_type: 'client_credentials' })
  const token = answer.json<{ access_token: string }>().access_token
  return { token, cookie: String(answer.headers['set-cookie']).split(';')[0] ?? '' }
}

test('a visitor is found by its code, by its token and by its cookie', async () => {
  const { token, cookie } = await visitor()
  const buyer = await buyerOf(token)
  expect(await find(await codeOf(token))).toBe(buyer)
  expect(await find(token)).toBe(buyer)
  expect(await find(undefined, `a=b; ${cookie}; c=d`)).toBe(buyer)
  expect(await find('nobody', cookie)).toBe(buyer)
})

test('the code names the visitor that it means, whatever cookie comes along', async () => {
  const [meant, other] = [await visitor(), await visitor()]
  expect(await find(await codeOf(meant.token), other.cookie)).toBe(await buyerOf(meant.token))
})

test('a client is no visitor, neither by its token nor by its ID', async () => {
  const { access_token: token } = await api.login('client@example.com')
  expect(await find(token)).toBeNull()
  expect(await find(await codeOf(token))).toBeNull()
})

test.each([
  ['a number', '1'],
  ['a code that nobody has', '3f2504e0-4f89-41d3-9a0c-0305e82c3301'],
  ['a broken token', '1.nonsense'],
  ['a pattern', '%'],
])('%s names nobody', async (_what, code) => {
  expect(await find(code)).toBeNull()
  expect(await find(code, 'PHPSESSID=short')).toBeNull()
})

test('the visitor of one shop is nobody in another', async () => {
  const { token, cookie } = await visitor(BLUE)
  for (const code of [token, token.replace(/^2\./, '1.'), await codeOf(token)])
    expect(await find(code, cookie)).toBeNull()
})
