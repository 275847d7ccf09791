import { DEMO_PASSWORD } from '@prilavok/demo-shops/load-clients'
import type { RegisterAnswer, TokenAnswer } from '@prilavok/shared-kernel/contract'
import { ownClient } from '../../testing/own-client'
import { BLUE, GREEN, startTestApi, type TestApi } from '../../testing/start-test-api'
import { accountCalls, linkOf } from './testing/account-calls'
import { texts } from './texts'

let api: TestApi
let calls: ReturnType<typeof accountCalls>
let visitor = ''
beforeAll(async () => {
  api = await startTestApi()
  calls = accountCalls(api)
  visitor = await api.visitor()
})
beforeEach(() => calls.forgetCounts())
afterAll(() => api.close())

const NEXT = 'другой пароль'

const works = async (token = '') => (await api.get(token, '/v3/api/utils/check/')).statusCode === 200

describe('a password', () => {
  const change = (token: string, fields: Record<string, string>) =>
    calls.post(token, { type: 'change_password', ...fields })

  const recover = (email: string, token = visitor) => calls.post(token, { type: 'recovery', email })

  const checkwordOf = async (email: string, shopId = 1) =>
    linkOf((await calls.emails(email, shopId))[0]).searchParams.get('user_checkword') ?? ''

  const reset = (email: string, checkword: string, fields: Record<string, string> = {}) =>
    calls.post(visitor, {
      type: 'reset_password',
      email,
      ...{ user_checkword: checkword, new_password: NEXT, confirm_password: NEXT },
      ...fields,
    })

  test('[API-077] a changed password ends all other sessions', async () => {
    const email = 'buyer@example.com'
    const own = await api.login(email)
    const other = await api.login(email)
    const colleague = await api.login('director@example.com')
    const answer = await change(own.access_token, {
      ...{ last_password: DEMO_PASSWORD, new_password: NEXT, confirm_password: NEXT },
    })
    expect(answer).toEqual({ SUCCESS: 'Y', MESSAGE: texts.passwordChanged })
    expect(await Promise.all([own, other, colleague].map((tokens) => works(tokens.access_token)))).toEqual([
      true,
      false,
      true,
    ])
    const refresh = (token = '') => api.token(GREEN, { grant_type: 'refresh_token', refresh_token: token })
    expect((await refresh(other.refresh_token)).statusCode).toBe(400)
    expect((await refresh(own.refresh_token)).statusCode).toBe(200)
    expect((await calls.login(email, DEMO_PASSWORD, GREEN)).statusCode).toBe(400)
    expect((await calls.login(email, NEXT, GREEN)).statusCode).toBe(200)
    expect((await calls.login(email, NEXT, BLUE)).statusCode).toBe(400)
    expect((await calls.emails(email))[0]?.subject).toContain('Пароль изменён')
  })

  test('[API-077] a change of the password that is not right says why', async () => {
    const { access_token: token } = await api.login('client@example.com')
    const right = { last_password: DEMO_PASSWORD, new_password: NEXT, confirm_password: NEXT }
    const rejection = async (fields: Record<string, string>) =>
      (await change(token, { ...right, ...fields })).errors
    expect(await rejection({ confirm_password: 'иной пароль' })).toEqual({
      query_error: 'Пароли не совпадают',
      confirm_password: 'Пароли не совпадают',
    })
    expect(await rejection({ new_password: '12345', confirm_password: '12345' })).toMatchObject({
      new_password: 'Пароль должен быть не короче 6\u00a0символов',
    })
    expect(await rejection({ new_password: DEMO_PASSWORD, confirm_password: DEMO_PASSWORD })).toMatchObject({
      new_password: 'Старый и новый пароль не должны совпадать',
    })
    expect(await rejection({ last_password: 'guess' })).toEqual({
      query_error: texts.wrongPassword,
      last_password: texts.wrongPassword,
    })
    expect(await change(token, {})).toMatchObject({
      SUCCESS: 'N',
      errors: { last_password: texts.noLastPassword, new_password: texts.noPassword },
    })
    const stranger = await api.post(visitor, '/v3/api/auth/register/', { type: 'change_password', ...right })
    expect(stranger.statusCode).toBe(403)
    expect((await calls.login('client@example.com', DEMO_PASSWORD, GREEN)).statusCode).toBe(200)
  })

  test('[API-077] the present password cannot be guessed in a stolen session', async () => {
    const { access_token: token } = await api.login('director@example.com')
    const guess = async (index: number) =>
      (
        await api.post(token, '/v3/api/auth/register/', {
          ...{ type: 'change_password', last_password: `guess ${index}`, new_password: NEXT },
          confirm_password: NEXT,
        })
      ).statusCode
    const codes = await Promise.all(Array.from({ length: 14 }, (_, index) => guess(index)))
    expect(codes.filter((code) => code === 429)).toHaveLength(4)
  })

  test('[API-078] [API-079] a forgotten password is set anew by the e-mail, once', async () => {
    const email = 'loyalty@example.com'
    const session = await api.login(email)
    expect(await recover(email)).toEqual({ SUCCESS: 'Y', MESSAGE: texts.recoverySent, EMAIL: email })
    const link = linkOf((await calls.emails(email))[0])
    expect(`${link.origin}${link.pathname}`).toBe(`https://${GREEN}/recovery`)
    expect(link.searchParams.get('email')).toBe(email)
    const checkword = await checkwordOf(email)

    expect((await reset(email, checkword, { confirm_password: 'иначе' })).errors).toEqual({
      query_error: 'Пароли не совпадают',
      new_password: 'Пароли не совпадают',
    })
    expect((await reset(email, checkword, { new_password: '123', confirm_password: '123' })).SUCCESS).toBe(
      'N',
    )
    const answers = await Promise.all([reset(email, checkword), reset(email, checkword)])
    expect(answers.map(({ SUCCESS }) => SUCCESS).sort()).toEqual(['N', 'Y'])
    expect((await reset(email, checkword)).errors?.user_checkword).toBe(texts.deadCheckword)
    expect(await works(session.access_token)).toBe(false)
    expect((await calls.login(email, NEXT, GREEN)).statusCode).toBe(200)
  })

  test('[API-075] the check word is checked without being used up', async () => {
    const email = 'blocked@example.com'
    await recover(email)
    const user_checkword = await checkwordOf(email)
    const check = (fields: Record<string, string>, token = visitor) =>
      calls.check(token, { type: 'validation_reset', email, user_checkword, ...fields })
    expect(await check({})).toMatchObject({ SUCCESS: 'Y' })
    expect(await check({})).toMatchObject({ SUCCESS: 'Y' })
    const dead = {
      SUCCESS: 'N',
      errors: { query_error: texts.deadCheckword, user_checkword: texts.deadCheckword },
    }
    expect(await check({ user_checkword: 'guess' })).toEqual(dead)
    expect(await check({ email: 'client@example.com' })).toEqual(dead)
    expect(await check({ email: 'nobody@example.com' })).toEqual(dead)
    expect(await check({}, await api.visitor(BLUE))).toEqual(dead)
    await api.pool.query('update password_resets set expires_at = now()')
    expect(await check({})).toEqual(dead)
    expect((await reset(email, user_checkword)).SUCCESS).toBe('N')
  })

  test('[API-078] an unknown address gets the same answer, and no e-mail', async () => {
    const known = await recover('client@example.com')
    const unknown = await recover('nobody@example.com')
    expect(unknown).toEqual({ ...known, EMAIL: 'nobody@example.com' })
    expect(await calls.emails('nobody@example.com')).toEqual([])
    expect(await recover('nobody')).toMatchObject({ errors: { email: texts.wrongEmail } })
  })

  test('[API-078] e-mails to one mailbox are limited, known or not', async () => {
    for (const email of ['client@example.com', 'nobody@example.com']) {
      await calls.forgetCounts()
      const codes: number[] = []
      for (let count = 0; count < 6; count += 1)
        codes.push(
          (await api.post(visitor, '/v3/api/auth/register/', { type: 'recovery', email })).statusCode,
        )
      expect(codes).toEqual([200, 200, 200, 200, 200, 429])
    }
  })

  test('[API-077] a change of the e-mail that was asked for goes with a change of the password: letter and answer say so', async () => {
    const email = await ownClient(api, 'careful@example.com')
    const { access_token: token } = await api.login(email)
    await api.post(token, '/v3/api/client/info/', { email: 'careful2@example.com' })
    const [letter] = await calls.emails('careful2@example.com')
    expect(letter?.plain).toContain('семь дней, но не дольше, чем до смены пароля')
    const passwords = { last_password: DEMO_PASSWORD, new_password: NEXT, confirm_password: NEXT }
    expect((await change(token, passwords)).MESSAGE).toBe(texts.passwordAndEmail)
    const code = linkOf(letter).searchParams.get('code') ?? ''
    const answer = await calls.confirm(visitor, { email: 'careful2@example.com', code })
    expect(answer.errors?.code).toMatch(/прошло семь дней или с.тех пор задан новый пароль/)
  })

  test.each([
    ['is void, and said so', '1 day', texts.resetAndEmail],
    ['that has expired is not spoken of', '-1 day', texts.passwordReset],
  ])('[API-077] a change of the e-mail that was asked for %s by a recovery', async (what, left, message) => {
    const email = await ownClient(api, `${what.length}@example.com`)
    const { access_token: token } = await api.login(email)
    await api.post(token, '/v3/api/client/info/', { email: `${what.length}-new@example.com` })
    await api.pool.query('update confirmations set expires_at = now() + $1::interval where changes_email', [
      left,
    ])
    await recover(email)
    expect((await reset(email, await checkwordOf(email))).MESSAGE).toBe(message)
  })

  test('[API-077] of two changes of the password at once one is made, and its password counts', async () => {
    const email = await ownClient(api, 'hasty@example.com')
    const { access_token: token } = await api.login(email)
    const nexts = ['первый пароль', 'второй пароль']
    const answers = await Promise.all(
      nexts.map((next) =>
        change(token, { last_password: DEMO_PASSWORD, new_password: next, confirm_password: next }),
      ),
    )
    expect(answers.map(({ SUCCESS }) => SUCCESS).sort()).toEqual(['N', 'Y'])
    const lost = answers.findIndex(({ SUCCESS }) => SUCCESS === 'N')
    expect(answers[lost]?.errors?.last_password).toBe(texts.wrongPassword)
    const statuses = await Promise.all(
      nexts.map(async (next) => (await calls.login(email, next, GREEN)).statusCode),
    )
    expect(statuses[lost]).toBe(400)
    expect(statuses[1 - lost]).toBe(200)
  })

  test('a new password makes older e-mails void: of recovery, of a new address', async () => {
    const email = 'client@example.com'
    const { access_token: token } = await api.login(email)
    await api.post(token, '/v3/api/client/info/', { name: 'Анна', email: 'thief@example.com' })
    const code = linkOf((await calls.emails('thief@example.com'))[0]).searchParams.get('code') ?? ''
    await recover(email)
    const older = await checkwordOf(email)
    await recover(email)
    expect((await reset(email, await checkwordOf(email))).SUCCESS).toBe('Y')
    expect((await reset(email, older)).SUCCESS).toBe('N')
    expect((await calls.confirm(visitor, { email: 'thief@example.com', code })).SUCCESS).toBe('N')
  })
})

describe('a client without a password', () => {
  const email = 'partial@example.com'
  const enter = async () => (await calls.confirm(visitor, { email, code: DEMO_PASSWORD })).access_token ?? ''
  const signUp = (token: string, fields: Record<string, string> = {}) =>
    calls.post(token, {
      type: 'registration',
      email,
      ...{ password: 'secret7', agree: 'Y', transfer: 'Y' },
      ...fields,
    })

  const setFirst = async (token: string) => {
    const fields = { type: 'change_password', new_password: NEXT, confirm_password: NEXT }
    const given = await api.post(token, '/v3/api/auth/register/', fields)
    return { answer: given.json<RegisterAnswer>(), visit: String(given.headers['set-cookie']) }
  }

  test('a stranger cannot set its password, and learns nothing of it', async () => {
    const answer = await signUp(visitor)
    expect(answer).toEqual({ SUCCESS: 'Y', MESSAGE: texts.signUpSent, EMAIL: email })
    expect(await signUp(visitor, { email: 'nobody@example.com' })).toEqual({
      ...answer,
      EMAIL: 'nobody@example.com',
    })
    expect((await calls.login(email, 'secret7', GREEN)).statusCode).toBe(400)
    expect((await calls.emails(email))[0]?.subject).toContain('Подтвердите')
    expect(await calls.emails('nobody@example.com')).toEqual([])
  })

  test('sets its first password by the e-mail, and is a full client at once', async () => {
    const [token, elsewhere] = [await enter(), await enter()]
    expect((await api.get(token, '/v3/api/client/order/')).statusCode).toBe(403)
    const { answer, visit } = await setFirst(token)
    expect(visit).toMatch(/^PHPSESSID=[\w-]{43}; Path=\/; .*HttpOnly/)
    expect(answer).toMatchObject({ SUCCESS: 'Y', MESSAGE: texts.passwordSet })
    const tokens = answer as TokenAnswer
    expect((await api.get(tokens.access_token, '/v3/api/client/order/')).statusCode).toBe(200)
    expect(
      (await api.token(GREEN, { grant_type: 'refresh_token', refresh_token: tokens.refresh_token ?? '' }))
        .statusCode,
    ).toBe(200)
    expect([await works(token), await works(elsewhere)]).toEqual([true, false])
    const { rows } = await api.pool.query<{ longer: string }>(
      "select count(*) as longer from access_tokens where client_id is not null and expires_at > now() + interval '1 hour'",
    )
    expect(Number(rows[0]?.longer)).toBe(0)
    await api.app.inject({
      ...{ method: 'POST', url: '/v3/oauth/token/revoke/' },
      payload: { domain: GREEN, ...api.credentials[GREEN], refresh_token: tokens.refresh_token },
    })
    expect([await works(token), await works(tokens.access_token)]).toEqual([false, false])
    expect((await calls.confirm(visitor, { email, code: DEMO_PASSWORD })).SUCCESS).toBe('N')
    expect((await calls.login(email, NEXT, GREEN)).statusCode).toBe(200)
    expect((await calls.emails(email)).map(({ subject }) => subject)).toContainEqual(
      expect.stringContaining('Пароль задан'),
    )
  })
})

describe('a new address', () => {
  const ask = (token: string, email: string) => api.post(token, '/v3/api/client/info/', { email })

  const secretOf = async (email: string, name: string) =>
    linkOf((await calls.emails(email))[0]).searchParams.get(name) ?? ''

  const confirm = async (email: string) =>
    (await calls.confirm(visitor, { email, code: await secretOf(email, 'code') })).SUCCESS

  test('a check word that went to the old mailbox is void when the address has changed', async () => {
    const [old, next] = [await ownClient(api, 'chief@example.com'), 'boss@example.com']
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
    const { access_token: token } = await api.login(await ownClient(api, 'mover@example.com'))
    const codes: number[] = []
    for (let count = 0; count < 7; count += 1)
      codes.push((await ask(token, `name${count}@example.com`)).statusCode)
    expect(codes).toEqual([200, 200, 200, 200, 200, 429, 429])
  })
})
