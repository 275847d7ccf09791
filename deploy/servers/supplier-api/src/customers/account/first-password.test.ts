import { DEMO_PASSWORD } from '@prilavok/demo-shops/load-clients'
import type { RegisterAnswer, TokenAnswer } from '@prilavok/shared-kernel/contract'
import { GREEN, startTestApi, type TestApi } from '../../testing/start-test-api'
import { accountCalls } from './testing/account-calls'
import { texts } from './texts'

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

const NEXT = 'другой пароль'
const works = async (token = '') => (await api.get(token, '/v3/api/utils/check/')).statusCode === 200

describe('a client without a password', () => {
  const email = 'partial@example.com'
  const enter = async () => (await calls.confirm(visitor, { email, code: DEMO_PASSWORD })).access_token ?? ''
  const signUp = (token: string, fields: Record<string, string> = {}) =>
    calls.post(token, {
      type: 'registration',
      email,
      password: 'secret7',
      agree: 'Y',
      transfer: 'Y',
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

  test('the short form is checked like the long one', async () => {
    const token = await enter()
    expect(await signUp(token, { agree: '', password: '123' })).toEqual({
      SUCCESS: 'N',
      errors: {
        query_error: texts.shortPassword,
        password: texts.shortPassword,
        agree: texts.noAgree,
      },
    })
    expect((await signUp(token, { email: 'other@example.com' })).errors?.email).toBe(texts.otherEmail)
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
      method: 'POST',
      url: '/v3/oauth/token/revoke/',
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
