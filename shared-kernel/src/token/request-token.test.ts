import { ApiError } from '@prilavok/shared-kernel/errors'
import { HttpResponse, http } from 'msw'
import { setupServer } from 'msw/node'
import { LoginError, requestToken, revokeToken, type TokenGrant } from './request-token'

const ORIGIN = 'http://localhost'
const SHOP = 'demo-green.localhost'
const VISITOR = { grant_type: 'client_credentials' } as const

const answers: { token: () => Response; revoke: () => Response } = {
  token: () => HttpResponse.error(),
  revoke: () => HttpResponse.error(),
}
const asked: { url: URL; form: Record<string, string>; keepalive: boolean }[] = []
const note = async (request: Request) => {
  const form = Object.fromEntries(new URLSearchParams(await request.text()))
  asked.push({ url: new URL(request.url), form, keepalive: request.keepalive })
}
const server = setupServer(
  http.post(`${ORIGIN}/v3/oauth/token/`, async ({ request }) => {
    await note(request)
    return answers.token()
  }),
  http.post(`${ORIGIN}/v3/oauth/token/revoke/`, async ({ request }) => {
    await note(request)
    return answers.revoke()
  }),
)
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
beforeEach(() => {
  asked.length = 0
})
afterAll(() => server.close())

const errorOf = async (call: Promise<unknown>): Promise<ApiError> => {
  const error = await call.then(
    () => undefined,
    (reason: unknown) => reason,
  )
  expect(error).toBeInstanceOf(ApiError)
  return error as ApiError
}

test('the form names the shop and the grant, and what the answer says is given back', async () => {
  const answer = { access_token: 'a', expires_in: 3600, has_refresh_token: true }
  answers.token = () => HttpResponse.json(answer)
  expect(await requestToken(ORIGIN, SHOP, VISITOR)).toEqual(answer)
  expect(asked.map(({ form }) => form)).toEqual([{ domain: SHOP, grant_type: 'client_credentials' }])
})

test('an error keeps its status, code, request id and how long to wait', async () => {
  answers.token = () =>
    HttpResponse.json(
      { CODE: 'too_many_attempts' },
      { status: 429, headers: { 'x-request-id': 'r1', 'retry-after': '42' } },
    )
  const error = await errorOf(requestToken(ORIGIN, SHOP, VISITOR))
  expect(error).toMatchObject({
    kind: 'answer',
    status: 429,
    requestId: 'r1',
    retryAfter: 42,
    answered: true,
  })
  expect(error.code).toBe('too_many_attempts')
})

test.each([
  ['a token', 'a&b', '?access_token=a%26b'],
  ['no token', undefined, ''],
])('with %s: the end of a login goes out even when the page is left', async (_what, token, search) => {
  answers.revoke = () => HttpResponse.json({ SUCCESS: 'Y' })
  await revokeToken(ORIGIN, token)
  expect(asked.map(({ url, keepalive }) => [url.search, keepalive])).toEqual([[search, true]])
})

describe('a login that is rejected', () => {
  const LOGIN: TokenGrant = { grant_type: 'password', username: 'a@b.ru', password: 'x' }
  const reject = (status: number, error: string) => {
    answers.token = () => HttpResponse.json({ error }, { status })
  }

  test.each([400, 401])('with %i is one of a wrong name or password', async (status) => {
    reject(status, 'invalid_grant')
    const login = requestToken(ORIGIN, SHOP, LOGIN)
    await expect(login).rejects.toBeInstanceOf(LoginError)
    await expect(login).rejects.toThrow('Неправильный логин или пароль')
    expect(asked[0]?.form).toEqual({ domain: SHOP, ...LOGIN })
  })

  test.each([
    [403, 'invalid_grant'],
    [400, 'invalid_client'],
    [401, 'too_many_attempts'],
  ])('with %i and «%s» has another reason', async (status, error) => {
    reject(status, error)
    expect(await errorOf(requestToken(ORIGIN, SHOP, LOGIN))).toMatchObject({ kind: 'answer', status })
  })

  test.each<TokenGrant>([VISITOR, { grant_type: 'refresh_token' }])(
    'is none where nobody has logged in: $grant_type',
    async (grant) => {
      reject(400, 'invalid_grant')
      expect(await errorOf(requestToken(ORIGIN, SHOP, grant))).toMatchObject({ kind: 'answer', status: 400 })
    },
  )
})

test.each([
  ['a text', 'ok'],
  ['no token', { expires_in: 3600 }],
  ['a life time that is no number', { access_token: 'a', expires_in: '3600' }],
])('an answer with %s is no token answer', async (_what, body) => {
  answers.token = () => HttpResponse.json(body)
  expect(await errorOf(requestToken(ORIGIN, SHOP, VISITOR))).toMatchObject({
    kind: 'shape',
    status: 200,
    message: '/v3/oauth/token/: unreadable answer',
  })
})
