import { DEMO_PASSWORD } from '@prilavok/demo-shops/load-clients'
import type {
  CustomerSession,
  PersonalAnswer,
  RegisterAnswer,
  SessionsAnswer,
  TokenAnswer,
} from '@prilavok/shared-kernel/contract'
import { ownClient } from '../../testing/own-client'
import { somebodyWaits } from '../../testing/somebody-waits'
import { BLUE, GREEN, startTestApi, type TestApi } from '../../testing/start-test-api'
import { lockOwner } from '../account/owner'
import { accountCalls, FORM, linkOf } from '../account/testing/account-calls'
import { hashPassword } from './password'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
})
afterAll(() => api.close())

describe('tokens', () => {
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
      ...{ method: 'POST', url: '/v3/oauth/token/', headers: { 'x-forwarded-proto': 'https' } },
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
})

describe('sessions', () => {
  const PATH = '/v3/api/client/sessions/'
  const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:131.0) Gecko/20100101 Firefox/131.0'

  /** Of this test alone. */
  let email = ''
  let clients = 0
  beforeEach(async () => {
    clients += 1
    email = await ownClient(api, `sessions-${clients}@example.com`)
  })

  const check = async (token: string) => (await api.get(token, '/v3/api/utils/check/')).statusCode

  const refresh = (token = '', domain = GREEN) =>
    api.token(domain, { grant_type: 'refresh_token', refresh_token: token })

  const list = async (token: string): Promise<CustomerSession[]> =>
    (await api.get(token, PATH)).json<SessionsAnswer>().ITEMS

  const end = (token: string, id = '') =>
    api.app.inject({ method: 'DELETE', url: `${PATH}${id && `${id}/`}?access_token=${token}` })

  async function loginWith(agent: string): Promise<TokenAnswer> {
    const answer = await api.app.inject({
      ...{ method: 'POST', url: '/v3/oauth/token/', headers: { 'user-agent': agent } },
      payload: {
        ...{ domain: GREEN, ...api.credentials[GREEN], grant_type: 'password' },
        ...{ username: email, password: DEMO_PASSWORD },
      },
    })
    return answer.json<TokenAnswer>()
  }

  test('each login is listed with its browser, the one used last first, the present one marked', async () => {
    const first = await loginWith(FIREFOX)
    const second = await loginWith('a-program')
    const third = await loginWith(FIREFOX)
    await api.pool.query("update token_families set created_at = created_at - interval '1 day'")
    await refresh(second.refresh_token)
    const items = await list(first.access_token)
    expect(items.map(({ CURRENT, BROWSER, SYSTEM }) => [CURRENT, BROWSER, SYSTEM])).toEqual([
      ['Y', 'Firefox', 'Linux'],
      ['N', '', ''],
      ['N', 'Firefox', 'Linux'],
    ])
    for (const { CREATED, LAST_USED } of items)
      expect([CREATED, LAST_USED].map((time) => new Date(time).toISOString())).toEqual([CREATED, LAST_USED])
    expect(items[1] && items[1].LAST_USED > items[1].CREATED).toBe(true)
    expect(items[2]?.LAST_USED).toBe(items[2]?.CREATED)
    expect(await check(third.access_token)).toBe(200)
  })

  test('one session ends, its tokens are rejected; the others go on', async () => {
    const [here, there] = [await loginWith(FIREFOX), await loginWith(FIREFOX)]
    const other = (await list(here.access_token)).find(({ CURRENT }) => CURRENT === 'N')
    const answer = await end(here.access_token, other?.ID)
    expect([answer.statusCode, answer.json()]).toEqual([200, { SUCCESS: 'Y' }])
    expect(await check(there.access_token)).toBe(401)
    expect((await refresh(there.refresh_token)).statusCode).toBe(400)
    expect(await list(here.access_token)).toHaveLength(1)
    expect((await end(here.access_token, other?.ID)).statusCode).toBe(404)
  })

  test('all sessions end, the present one too', async () => {
    const logins = [await loginWith(FIREFOX), await loginWith(FIREFOX)]
    expect((await end(logins[0]?.access_token ?? '')).json()).toEqual({ SUCCESS: 'Y' })
    for (const { access_token, refresh_token } of logins) {
      expect(await check(access_token)).toBe(401)
      expect((await refresh(refresh_token)).statusCode).toBe(400)
    }
  })

  test.each([
    ['another client', 'loyalty@example.com', GREEN],
    ['another shop', 'client@example.com', BLUE],
  ])('the sessions of %s are neither seen nor ended', async (_whose, other, domain) => {
    const here = await loginWith(FIREFOX)
    const foreign = await api.login(other, domain)
    const [item] = await list(foreign.access_token)
    expect(await list(here.access_token)).toHaveLength(1)
    const answer = await end(here.access_token, item?.ID)
    const missing = await end(here.access_token, '3f2504e0-4f89-41d3-9a0c-0305e82c3301')
    expect([answer.statusCode, answer.body]).toEqual([404, missing.body])
    await end(here.access_token)
    expect(await check(foreign.access_token)).toBe(200)
  })

  test('visitors have no sessions, and what is no id names none', async () => {
    const visitor = await api.visitor()
    expect((await api.get(visitor, PATH)).statusCode).toBe(403)
    expect((await end(visitor)).statusCode).toBe(403)
    const { access_token: token } = await loginWith(FIREFOX)
    for (const id of ['1', 'x', '%00', 'a'.repeat(150)]) expect((await end(token, id)).statusCode).toBe(404)
  })
})

describe('a code of a visitor', () => {
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
    (await api.get(token, '/v4/api/client/basket/main/get/')).json<{ response: { CNT: number } }>().response
      .CNT

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
})

describe('a logout', () => {
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
})

describe('changes of an account at once', () => {
  let calls: ReturnType<typeof accountCalls>
  let visitor = ''
  beforeAll(async () => {
    calls = accountCalls(api)
    visitor = await api.visitor()
  })

  beforeEach(() => calls.forgetCounts())

  const works = async (email: string, password: string) =>
    (await calls.login(email, password, GREEN)).statusCode === 200

  test('an address that two clients confirm at once becomes that of one', async () => {
    const email = 'wanted@example.com'
    const owners = ['client@example.com', 'loyalty@example.com']
    const codes: string[] = []
    for (const owner of owners) {
      const { access_token: token } = await api.login(owner)
      await api.post(token, '/v3/api/client/info/', { email })
      codes.push(linkOf((await calls.emails(email))[0]).searchParams.get('code') ?? '')
    }
    const answers = await Promise.all(codes.map((code) => calls.confirm(visitor, { email, code })))
    expect(answers.map(({ SUCCESS }) => SUCCESS).sort()).toEqual(['N', 'Y'])
    const rows = await api.db
      .selectFrom('clients')
      .where('shop_id', '=', 1)
      .where('email', 'in', [email, ...owners])
      .select('id')
      .execute()
    expect(rows).toHaveLength(2)
  })

  test('a login with the old password that comes beside its change does not outlive it', async () => {
    const email = 'blocked@example.com'
    const answer = await api.db.transaction().execute(async (trx) => {
      const owner = await trx
        .selectFrom('clients')
        .where('shop_id', '=', 1)
        .where('email', '=', email)
        .select('id')
        .executeTakeFirstOrThrow()
      await lockOwner(trx, 1, owner.id)
      await trx
        .updateTable('clients')
        .set({ password_hash: await hashPassword('newer-password') })
        .where('shop_id', '=', 1)
        .where('id', '=', owner.id)
        .execute()
      const login = calls.login(email, DEMO_PASSWORD, GREEN)
      await somebodyWaits(api.pool)
      return { login }
    })
    expect((await answer.login).statusCode).toBe(400)
    expect(await works(email, 'newer-password')).toBe(true)
  })
})
