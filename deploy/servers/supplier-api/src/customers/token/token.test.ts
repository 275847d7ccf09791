import type { TokenAnswer } from '@prilavok/shared-kernel/contract'
import { BLUE, GREEN, startTestApi, type TestApi } from '../../testing/start-test-api'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi(20)
}, 60_000)
afterAll(() => api.close())

const check = (token: string) => api.get(token, '/v3/api/utils/check/')
const password = (username: string, text: string) =>
  api.token(GREEN, { grant_type: 'password', username, password: text })
const refresh = (token: string, domain = GREEN) =>
  api.token(domain, { grant_type: 'refresh_token', refresh_token: token })

test('[API-001] client credentials give an anonymous token without a refresh token', async () => {
  const answer = await api.token(GREEN, { grant_type: 'client_credentials' })
  expect(answer.statusCode).toBe(200)
  expect(answer.headers['cache-control']).toBe('no-store')
  const body = answer.json<TokenAnswer>()
  expect(body.expires_in).toBeGreaterThan(0)
  expect(body).not.toHaveProperty('refresh_token')
  expect((await check(body.access_token)).statusCode).toBe(200)
})

test('[API-001] a wrong secret or the domain of another shop is rejected', async () => {
  const secret = await api.token(GREEN, { grant_type: 'client_credentials', client_secret: 'guess' })
  expect(secret.statusCode).toBe(400)
  expect(secret.json()).toMatchObject({ error: 'invalid_client' })
  const domain = await api.token(GREEN, { grant_type: 'client_credentials', domain: BLUE })
  expect(domain.statusCode).toBe(400)
  expect(domain.json()).toMatchObject({ error: 'invalid_client' })
})

test('a visitor who asks for another anonymous token keeps the basket and favourites', async () => {
  const first = await api.token(GREEN, { grant_type: 'client_credentials' })
  const cookie = String(first.headers['set-cookie'])
  expect(cookie).toMatch(/^PHPSESSID=[\w-]{43}; Path=\/; Max-Age=31536000; HttpOnly; SameSite=Lax$/)
  await api.post(first.json<TokenAnswer>().access_token, '/v3/api/catalog/favorite/', { product_id: 1001 })
  const again = await api.token(GREEN, { grant_type: 'client_credentials' }, cookie.split(';')[0])
  const count = await api.get(
    again.json<TokenAnswer>().access_token,
    '/v3/api/catalog/favorite/?action=count',
  )
  expect(count.json()).toEqual({ CNT: 1 })
})

test('behind an edge that speaks https the cookie of the visitor goes no other way', async () => {
  const answer = await api.app.inject({
    method: 'POST',
    url: '/v3/oauth/token/',
    headers: { 'x-forwarded-proto': 'https' },
    payload: { domain: GREEN, ...api.credentials[GREEN], grant_type: 'client_credentials' },
  })
  expect(answer.headers['set-cookie']).toMatch(/; HttpOnly; SameSite=Lax; Secure$/)
})

test('[API-002] the right password gives both tokens, a wrong one and an unknown name the same rejection', async () => {
  const tokens = await api.login('client@example.com')
  expect(tokens.refresh_token).toMatch(/^\S+$/)
  const info = await api.get(tokens.access_token, '/v3/api/personal/info/')
  expect(info.json()).toMatchObject({ ITEM: { EMAIL: 'client@example.com', CLIENT_ALLOW_TO_ORDER: 'Y' } })
  const wrong = await password('client@example.com', 'guess')
  const unknown = await password('nobody@example.com', 'guess')
  expect(wrong.statusCode).toBe(400)
  expect(wrong.json()).toEqual({
    error: 'invalid_grant',
    error_description: 'Неправильный логин или пароль',
  })
  expect(unknown.json()).toEqual(wrong.json())
})

test('[API-002] an account without a password cannot log in by password', async () => {
  expect((await password('partial@example.com', 'prilavok-demo')).statusCode).toBe(400)
})

test('guessing one name is slowed down after ten failures, also when all guesses come at once', async () => {
  const guesses = Array.from({ length: 12 }, (_, index) => password('blocked@example.com', `guess ${index}`))
  const codes = (await Promise.all(guesses)).map((answer) => answer.statusCode)
  expect(codes.filter((code) => code === 400)).toHaveLength(10)
  expect(codes.filter((code) => code === 429)).toHaveLength(2)
  const { statusCode, headers } = await password('blocked@example.com', 'prilavok-demo')
  expect(statusCode).toBe(429)
  expect(Number(headers['retry-after'])).toBeGreaterThan(30)
  expect(Number(headers['retry-after'])).toBeLessThanOrEqual(60)
}, 20_000)

test('an address that guesses names is slowed down, the others of the same edge are not', async () => {
  const login = (username: string, address: string) =>
    api.app.inject({
      method: 'POST',
      url: '/v3/oauth/token/',
      headers: { 'x-forwarded-for': address },
      payload: {
        domain: GREEN,
        ...api.credentials[GREEN],
        grant_type: 'password',
        username,
        password: 'prilavok-demo',
      },
    })
  await Promise.all(
    Array.from({ length: 50 }, (_, index) => login(`name${index}@example.com`, '203.0.113.1')),
  )
  expect((await login('client@example.com', '203.0.113.1')).statusCode).toBe(429)
  expect((await login('client@example.com', '203.0.113.2')).statusCode).toBe(200)
}, 20_000)

test('[API-003] the replay of a refresh token after the grace revokes the whole login', async () => {
  const first = await api.login('client@example.com')
  const other = await api.login('client@example.com')
  const second = (await refresh(first.refresh_token ?? '')).json<TokenAnswer>()
  expect(second.refresh_token).not.toBe(first.refresh_token)
  expect((await check(second.access_token)).statusCode).toBe(200)

  await api.pool.query("update refresh_tokens set used_at = used_at - interval '30 seconds'")
  expect((await refresh(first.refresh_token ?? '')).statusCode).toBe(400)
  expect((await check(second.access_token)).statusCode).toBe(401)
  expect((await refresh(second.refresh_token ?? '')).statusCode).toBe(400)
  expect((await check(other.access_token)).statusCode).toBe(200)
})

test('two tabs that exchange one refresh token stay logged in, each with tokens of its own', async () => {
  const { refresh_token: token = '' } = await api.login('client@example.com')
  const answers = await Promise.all([refresh(token), refresh(token)])
  expect(answers.map((answer) => answer.statusCode)).toEqual([200, 200])
  const [one, two] = answers.map((answer) => answer.json<TokenAnswer>())
  expect(one?.refresh_token).not.toBe(two?.refresh_token)
  for (const tokens of [one, two]) {
    expect((await check(tokens?.access_token ?? '')).statusCode).toBe(200)
  }
  // The browser that both are of has room for one refresh token.
  expect((await refresh(two?.refresh_token ?? '')).statusCode).toBe(200)
})

test('a copy that is exchanged within the grace begins no session beside that of the owner', async () => {
  const { refresh_token: copied = '' } = await api.login('client@example.com')
  const own = (await refresh(copied)).json<TokenAnswer>()
  const thief = (await refresh(copied)).json<TokenAnswer>()
  await api.pool.query("update refresh_tokens set used_at = used_at - interval '1 hour'")
  const next = await refresh(own.refresh_token ?? '')
  expect(next.statusCode).toBe(200)
  expect((await refresh(thief.refresh_token ?? '')).statusCode).toBe(400)
  expect((await check(next.json<TokenAnswer>().access_token)).statusCode).toBe(401)
})

test('the grace is over as soon as what was given in it is used', async () => {
  const { refresh_token: copied = '' } = await api.login('client@example.com')
  const own = (await refresh(copied)).json<TokenAnswer>()
  const next = (await refresh(own.refresh_token ?? '')).json<TokenAnswer>()
  expect((await refresh(copied)).statusCode).toBe(400)
  expect((await check(next.access_token)).statusCode).toBe(401)
  expect((await refresh(next.refresh_token ?? '')).statusCode).toBe(400)
})

test('the grace of a refresh token counts from its first use', async () => {
  const { refresh_token: token = '' } = await api.login('client@example.com')
  await refresh(token)
  await api.pool.query("update refresh_tokens set used_at = used_at - interval '20 seconds'")
  expect((await refresh(token)).statusCode).toBe(200)
  await api.pool.query("update refresh_tokens set used_at = used_at - interval '10 seconds'")
  expect((await refresh(token)).statusCode).toBe(400)
})

test('[API-003] a refresh token that has ended is rejected', async () => {
  const { refresh_token: token = '' } = await api.login('client@example.com')
  await api.pool.query('update refresh_tokens set expires_at = now()')
  expect((await refresh(token)).statusCode).toBe(400)
})

test('[API-003] an unknown refresh token and that of another shop are rejected', async () => {
  expect((await refresh('1.unknown')).statusCode).toBe(400)
  const { refresh_token: token = '' } = await api.login('client@example.com')
  expect((await refresh(token, BLUE)).statusCode).toBe(400)
  expect((await refresh(token)).statusCode).toBe(200)
})

test('[API-004] the check answers 401 for an invalid token', async () => {
  const answer = await check('1.nonsense')
  expect(answer.statusCode).toBe(401)
  expect(answer.json()).toMatchObject({ meta: { errorDetail: 'token invalid' } })
})

test('[API-005] a call without a token is rejected, and an expired one is called expired', async () => {
  const without = await api.app.inject('/v3/api/client/shop/')
  expect(without.statusCode).toBe(401)
  const token = await api.visitor()
  await api.pool.query(
    "update access_tokens set expires_at = now() - interval '1 minute' where client_id is null",
  )
  const answer = await api.get(token, '/v3/api/client/shop/')
  expect(answer.statusCode).toBe(401)
  expect(answer.json()).toMatchObject({ meta: { errorDetail: 'token expired' } })
})

test('the token call takes a multipart form as well', async () => {
  const fields = { domain: GREEN, ...api.credentials[GREEN], grant_type: 'client_credentials' }
  const parts = Object.entries(fields).map(
    ([name, value]) => `--b\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  )
  const answer = await api.app.inject({
    method: 'POST',
    url: '/v3/oauth/token/',
    headers: { 'content-type': 'multipart/form-data; boundary=b' },
    payload: `${parts.join('')}--b--\r\n`,
  })
  expect(answer.statusCode).toBe(200)
})

test('bodies that cannot be read are rejected without an internal error', async () => {
  const token = await api.visitor()
  const send = (type: string, payload: string) =>
    api.app.inject({
      method: 'POST',
      url: `/v3/api/catalog/viewed/?access_token=${token}`,
      headers: { 'content-type': type },
      payload,
    })
  expect((await send('multipart/form-data; boundary=b', 'cut off')).statusCode).toBe(400)
  expect((await send('application/json', '{')).statusCode).toBe(400)
  expect((await send('application/x-www-form-urlencoded', 'product_id=x')).statusCode).toBe(400)
  expect((await send('application/x-www-form-urlencoded', 'x'.repeat(2_000_000))).statusCode).toBe(413)
})

test('secrets are stored as hashes only', async () => {
  const tokens = await api.login('client@example.com')
  const { rows } = await api.pool.query<{ text: string }>(
    'select token_hash::text as text from access_tokens union all select token_hash::text from refresh_tokens ' +
      'union all select secret_hash::text from oauth_clients union all select password_hash from clients',
  )
  const stored = rows.map((row) => row.text).join(' ')
  for (const secret of [tokens.access_token, tokens.refresh_token, api.credentials[GREEN]?.client_secret]) {
    expect(stored).not.toContain(String(secret))
  }
})
