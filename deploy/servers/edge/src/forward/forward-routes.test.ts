import { Readable } from 'node:stream'
import Fastify from 'fastify'
import { BodyError } from '../body/body-error'
import { EdgeError } from '../errors'
import { refreshCookies } from '../session/session-cookies'
import { collectedLog } from '../testing/collected-log'
import { until } from '../testing/until'
import { type ApiRequest, NoAnswer } from './api-connection'
import { addForwardRoutes } from './forward-routes'

type Tools = Parameters<typeof addForwardRoutes>[1]

interface Given {
  docs?: boolean
  belongs?: boolean | Error
  mark?: string
  answer?: Error | { status?: number; headers?: object; text?: string }
  receive?: () => Promise<never>
}

function started({ docs = false, belongs = true, mark, answer = {}, receive }: Given = {}) {
  const world = {
    sent: [] as ApiRequest[],
    claims: [] as unknown[],
    touched: [] as unknown[],
    disposed: 0,
    received: 0,
    unexpected: 0,
  }
  const { lines, logger } = collectedLog()
  const app = Fastify({ trustProxy: true, logger })
  app.setErrorHandler((_error, _request, reply) => {
    world.unexpected++
    return reply.code(500).send('unexpected')
  })
  const tools = {
    api: { knows: (domain: string) => domain === 'shop.example', originOf: () => 'http://api.example' },
    owners: {
      belongs: async (claim: unknown) => {
        world.claims.push(claim)
        if (belongs instanceof Error) throw belongs
        return belongs
      },
    },
    untouched: {
      touch: (call: unknown) => {
        world.touched.push(call)
        return mark
      },
    },
    connection: {
      send: async (request: ApiRequest) => {
        world.sent.push(request)
        if (answer instanceof Error) throw answer
        const {
          status = 200,
          headers = { 'content-type': 'text/plain', 'set-cookie': ['a=1'] },
          text = 'ok',
        } = answer
        return Object.assign(Readable.from([Buffer.from(text)]), { statusCode: status, headers })
      },
    },
    bodies: {
      receive:
        receive ??
        (async () => {
          world.received++
          return { bytes: 3, dispose: async () => void world.disposed++ }
        }),
    },
    timeout: 300,
    docs,
  }
  addForwardRoutes(app, tools as unknown as Tools)
  const ask = (
    url: string,
    given: {
      method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE' | 'HEAD' | 'OPTIONS'
      headers?: Record<string, string>
      payload?: string
    } = {},
  ) => app.inject({ method: 'GET', ...given, url, headers: { host: 'shop.example', ...given.headers } })
  return { world, ask, lines }
}
const codeOf = (answer: { statusCode: number; json(): { errors: { CODE: string } } }) => [
  answer.statusCode,
  answer.json().errors.CODE,
]

test('a call goes to the API of its shop as it came, and its answer comes back', async () => {
  const { world, ask } = started({ mark: 'untouched=' })
  const answer = await ask('/v3/api/basket/?a=%D0%B0&access_token=t', {
    method: 'PUT',
    payload: 'a=1',
    headers: {
      'content-type': 'text/xml',
      'accept-encoding': 'br',
      'x-forwarded-proto': 'https',
      cookie: 'untouched=1',
    },
  })
  expect([answer.statusCode, answer.body]).toEqual([200, 'ok'])
  expect(answer.headers['set-cookie']).toEqual(['a=1', 'untouched='])
  expect(answer.headers).toMatchObject({
    'cache-control': 'no-store',
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
  })
  expect(world.sent).toMatchObject([
    {
      method: 'PUT',
      origin: new URL('http://api.example'),
      target: '/v3/api/basket/?a=%D0%B0&access_token=t',
      headers: { 'accept-encoding': 'br', 'x-forwarded-proto': 'https' },
      body: { bytes: 3 },
      groups: expect.arrayContaining(['shop shop.example']),
      timeout: 300,
    },
  ])
  expect(world.claims).toMatchObject([{ domain: 'shop.example', token: 't' }])
  expect(world.touched).toEqual([
    {
      method: 'PUT',
      url: '/v3/api/basket/?a=%D0%B0&access_token=t',
      token: 't',
      cookies: { untouched: '1' },
      secure: true,
    },
  ])
  expect(world.received).toBe(1)
  await until(() => world.disposed === 1)
})

test.each(['/v1/a', '/v2/a', '/v3/a', '/v4/a'])('%s is a call by every method', async (url) => {
  const { world, ask } = started()
  for (const method of ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'] as const)
    expect((await ask(url, { method })).statusCode).toBe(200)
  expect(world.sent.every(({ body }) => body === undefined)).toBe(true)
  expect((await ask(url, { method: 'OPTIONS' })).statusCode).toBe(404)
})

test('a call without a token asks about none', async () => {
  const { world, ask } = started()
  await ask('/v3/api/shop/')
  expect(world.claims).toEqual([])
  expect(world.touched).toMatchObject([{ secure: false, token: undefined }])
})

test('an uploaded file keeps its own rules for caches, and is read alone', async () => {
  const { ask } = started({ answer: { headers: { 'cache-control': 'public' } } })
  expect((await ask('/upload/a.png')).headers['cache-control']).toBe('public')
  expect((await ask('/v3/upload/')).headers['cache-control']).toBe('no-store')
  expect((await ask('/upload/a.png', { method: 'POST' })).statusCode).toBe(404)
})

test.each(['/v3/a%2f..%2fadmin', '/v3/a%5c..%5Cadmin', '/v3/a%2F%2e%2E', '/v3/a%2f.%2fb', '/v3/a%2f..?b=c'])(
  '%s climbs, and goes nowhere',
  async (url) => {
    const { world, ask } = started()
    expect(codeOf(await ask(url))).toEqual([400, 'path_invalid'])
    expect(world.sent).toEqual([])
  },
)

test.each(['/v3/a..b', '/v3/...', '/v3/a?to=/../x', '/v3/.well'])('%s does not', async (url) => {
  const { world, ask } = started()
  expect((await ask(url)).statusCode).toBe(200)
  expect(world.sent).toHaveLength(1)
})

test('the documentation is reached where it may be', async () => {
  expect(codeOf(await started().ask('/v3/api/docs/'))).toEqual([404, 'not_found'])
  expect((await started({ docs: true }).ask('/v3/api/docs/')).statusCode).toBe(200)
})

test('a domain without a shop has no API', async () => {
  const { world, ask } = started()
  expect(codeOf(await ask('/v3/a', { headers: { host: 'other.example' } }))).toEqual([404, 'shop_unknown'])
  expect(world.sent).toEqual([])
})

test('a token of another shop is none, and leaves no mark', async () => {
  const { world, ask } = started({ belongs: false })
  expect(codeOf(await ask('/v3/a?access_token=t', { method: 'POST' }))).toEqual([401, 'token_invalid'])
  expect([world.sent, world.touched]).toEqual([[], []])
})

test.each<[string, Given, number, string]>([
  ['is away', { answer: new NoAnswer('unreachable', 'x') }, 502, 'api_unreachable'],
  ['is silent', { answer: new NoAnswer('timeout', 'x') }, 504, 'api_timeout'],
  ['has no room', { answer: new EdgeError('OVERLOADED', 'x') }, 503, 'overloaded'],
  ['cannot be asked whose the token is', { belongs: new EdgeError('OVERLOADED', 'x') }, 503, 'overloaded'],
])('an API that %s is said, and what the body took is freed', async (_what, given, status, code) => {
  const { world, ask, lines } = started(given)
  const answer = await ask('/v3/a?access_token=t', {
    method: 'POST',
    payload: 'a=1',
    headers: { 'content-type': 'text/xml' },
  })
  expect(codeOf(answer)).toEqual([status, code])
  expect(world.disposed).toBe(world.received)
  expect(lines).toMatchObject([
    { domain: 'shop.example', reason: expect.stringContaining('x'), msg: 'no answer of the API' },
  ])
})

test('a body that was not taken is said, and goes nowhere', async () => {
  const { world, ask } = started({ receive: () => Promise.reject(new BodyError('too-large', 'x')) })
  const answer = await ask('/v3/a', {
    method: 'POST',
    payload: 'a=1',
    headers: { 'content-type': 'text/xml' },
  })
  expect(codeOf(answer)).toEqual([413, 'body_too_large'])
  expect(world.sent).toEqual([])
})

test('what nobody expected is left to whoever logs it', async () => {
  const { world, ask } = started({ answer: new Error('a mistake') })
  expect((await ask('/v3/a')).statusCode).toBe(500)
  expect(world.unexpected).toBe(1)
})

test('a session that an answer brings is the browser’s, but for its refresh token', async () => {
  const text = JSON.stringify({ access_token: 'a', expires_in: 60, refresh_token: 'r' })
  const { world, ask } = started({ answer: { text, headers: { 'set-cookie': ['a=1'] } } })
  const headers = { 'accept-encoding': 'br', 'x-forwarded-proto': 'https' }
  const answer = await ask('/v3/api/auth/register/', { method: 'POST', headers })
  expect(answer.json()).toEqual({ access_token: 'a', expires_in: 60, has_refresh_token: true })
  expect(answer.headers['set-cookie']).toEqual(['a=1', ...refreshCookies('r', true)])
  expect(world.sent[0]?.headers['accept-encoding']).toBe('identity')
})
