import { DEMO_PASSWORD } from '@prilavok/demo-shops/load-clients'
import type { PersonalAnswer, RegisterAnswer, TokenAnswer } from '@prilavok/shared-kernel/contract'
import { somebodyWaits } from '../../testing/somebody-waits'
import { BLUE, GREEN, startTestApi, type TestApi } from '../../testing/start-test-api'
import { lockOwner } from '../account/owner'
import { accountCalls, FORM, linkOf } from '../account/testing/account-calls'
import { hashPassword } from './password'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi(20)
}, 240_000)
afterAll(() => api.close())

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
})

describe('changes of an account at once', () => {
  let calls: ReturnType<typeof accountCalls>
  let visitor = ''
  beforeAll(async () => {
    calls = accountCalls(api)
    visitor = await api.visitor()
  })

  beforeEach(() => calls.forgetCounts())

  const PATH = '/v3/api/auth/register/'

  const change = (token: string, next: string) =>
    api.post(token, PATH, {
      ...{ type: 'change_password', last_password: DEMO_PASSWORD },
      ...{ new_password: next, confirm_password: next },
    })

  const works = async (email: string, password: string) =>
    (await calls.login(email, password, GREEN)).statusCode === 200

  test('of several changes of one password at once one is made', async () => {
    const email = 'buyer@example.com'
    const sessions = await Promise.all(Array.from({ length: 4 }, () => api.login(email)))
    const passwords = sessions.map((_, index) => `next-password-${index}`)
    const answers = await Promise.all(
      sessions.map(({ access_token }, index) => change(access_token, passwords[index] ?? '')),
    )
    const made = answers.map((answer) => answer.statusCode === 200 && answer.json().SUCCESS === 'Y')
    expect(made.filter(Boolean)).toHaveLength(1)
    expect(answers.map(({ statusCode }) => statusCode).filter((code) => code >= 500)).toEqual([])
    expect(await Promise.all(passwords.map((password) => works(email, password)))).toEqual(made)
  })

  test('a recovery and a change of the password at once leave one new password', async () => {
    const email = 'director@example.com'
    const { access_token: token } = await api.login(email)
    await calls.post(visitor, { type: 'recovery', email })
    const checkword = linkOf((await calls.emails(email))[0]).searchParams.get('user_checkword') ?? ''
    const reset = api.post(visitor, PATH, {
      ...{ type: 'reset_password', email, user_checkword: checkword },
      ...{ new_password: 'recovered', confirm_password: 'recovered' },
    })
    const answers = await Promise.all([change(token, 'changed'), reset])
    expect(answers.map(({ statusCode }) => statusCode).filter((code) => code >= 500)).toEqual([])
    const made = answers.map((answer) => answer.json().SUCCESS === 'Y')
    expect(made.filter(Boolean)).toHaveLength(1)
    expect([await works(email, 'changed'), await works(email, 'recovered')]).toEqual(made)
  })

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
