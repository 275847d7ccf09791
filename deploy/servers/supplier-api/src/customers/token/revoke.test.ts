import type { TokenAnswer } from '@prilavok/shared-kernel/contract'
import { BLUE, GREEN, startTestApi, type TestApi } from '../../testing/start-test-api'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi(20)
}, 60_000)
afterAll(() => api.close())

const check = async (token: string) => (await api.get(token, '/v3/api/utils/check/')).statusCode
const refresh = (token = '') => api.token(GREEN, { grant_type: 'refresh_token', refresh_token: token })
const revoke = (tokens: Record<string, string>, domain = GREEN) =>
  api.app.inject({
    method: 'POST',
    url: '/v3/oauth/token/revoke/',
    payload: { domain, ...api.credentials[domain], ...tokens },
  })

test.each<[string, (tokens: TokenAnswer) => Record<string, string>]>([
  ['both tokens', ({ access_token: token, refresh_token = '' }) => ({ token, refresh_token })],
  ['the access token', ({ access_token: token }) => ({ token })],
  ['the refresh token', ({ refresh_token = '' }) => ({ refresh_token })],
])('after a logout by %s the replay of every token of the login is rejected', async (_by, sent) => {
  const first = await api.login('client@example.com')
  const other = await api.login('client@example.com')
  const second = (await refresh(first.refresh_token)).json<TokenAnswer>()
  const answer = await revoke(sent(second))
  expect([answer.statusCode, answer.json()]).toEqual([200, { SUCCESS: 'Y' }])
  expect(answer.headers['set-cookie']).toBe('PHPSESSID=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax')
  for (const { access_token, refresh_token } of [first, second]) {
    expect(await check(access_token)).toBe(401)
    expect((await refresh(refresh_token)).statusCode).toBe(400)
  }
  expect(await check(other.access_token)).toBe(200)
  expect((await refresh(other.refresh_token)).statusCode).toBe(200)
})

test('a refresh that runs beside a logout leaves no token behind', async () => {
  for (let round = 0; round < 5; round += 1) {
    const { refresh_token = '' } = await api.login('client@example.com')
    const [refreshed] = await Promise.all([refresh(refresh_token), revoke({ refresh_token })])
    if (refreshed.statusCode !== 200) continue
    const next = refreshed.json<TokenAnswer>()
    expect(await check(next.access_token)).toBe(401)
    expect((await refresh(next.refresh_token)).statusCode).toBe(400)
  }
})

test("a visitor's token ends alone", async () => {
  const [gone, stays] = [await api.visitor(), await api.visitor()]
  expect((await revoke({ token: gone })).statusCode).toBe(200)
  expect([await check(gone), await check(stays)]).toEqual([401, 200])
})

test('what is no token, and the tokens of another shop, are revoked without an effect', async () => {
  const { access_token: token, refresh_token = '' } = await api.login('client@example.com', BLUE)
  const without: Record<string, string>[] = [{}, { token: 'nonsense' }, { token, refresh_token }]
  for (const tokens of without) expect((await revoke(tokens)).json()).toEqual({ SUCCESS: 'Y' })
  expect(await check(token)).toBe(200)
})

test('a logout needs the secret of the shop', async () => {
  const { access_token: token } = await api.login('client@example.com')
  const answer = await revoke({ token, client_secret: 'guess' })
  expect([answer.statusCode, answer.json()]).toEqual([
    400,
    expect.objectContaining({ error: 'invalid_client' }),
  ])
  expect(await check(token)).toBe(200)
})
