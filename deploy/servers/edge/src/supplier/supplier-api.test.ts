import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { GREEN } from '../testing/fake-shop'
import { createSupplierApi, type TokenReply, tokenOf } from './supplier-api'

interface Asked {
  line: string
  headers: http.IncomingHttpHeaders
  body: Record<string, string>
}
const DOMAIN = 'shop.example'
const world = {
  asked: [] as Asked[],
  answer: { status: 200, text: '{}', headers: {} as http.OutgoingHttpHeaders },
}
const server = http.createServer(async (request, response) => {
  let text = ''
  for await (const piece of request) text += piece
  const { method, url, headers } = request
  world.asked.push({ line: `${method} ${url}`, headers, body: Object.fromEntries(new URLSearchParams(text)) })
  response.writeHead(world.answer.status, world.answer.headers).end(world.answer.text)
})
let origin = ''
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => server.close().closeAllConnections())
beforeEach(() => {
  world.asked = []
  world.answer = { status: 200, text: '{}', headers: {} }
})

const started = (apiOrigin?: string) =>
  createSupplierApi({
    defaultOrigin: origin,
    credentials: () => new Map([[DOMAIN, { clientId: 'id', clientSecret: 'secret', apiOrigin }]]),
  })

test('a domain is known by its credentials, and asked at the API of its own or the common one', () => {
  expect([started().knows(DOMAIN), started().knows('other')]).toEqual([true, false])
  expect(started().originOf(DOMAIN)).toBe(origin)
  expect(started('https://own.example').originOf(DOMAIN)).toBe('https://own.example')
  expect(() => started().originOf('other')).toThrow(expect.objectContaining({ code: 'DOMAIN_UNKNOWN' }))
  const without = createSupplierApi({ defaultOrigin: origin, credentials: () => undefined })
  expect([without.knows(DOMAIN), without.pictureOriginOf(DOMAIN)]).toEqual([false, undefined])
  expect(() => without.originOf(DOMAIN)).toThrow(expect.objectContaining({ code: 'DOMAIN_UNKNOWN' }))
})

test('a token is asked for with the id, the secret and the domain, whatever the browser sent', async () => {
  const grant = { grant_type: 'password', client_id: 'forged', client_secret: 'forged', domain: 'forged' }
  world.answer = {
    status: 429,
    text: 'slow down',
    headers: { 'content-type': 'text/plain', 'set-cookie': ['a=1', 'b=2'], 'retry-after': '7' },
  }
  const before = Date.now()
  const reply = await started().token(DOMAIN, grant)
  expect(reply).toMatchObject({
    status: 429,
    contentType: 'text/plain',
    text: 'slow down',
    setCookies: ['a=1', 'b=2'],
    retryAfter: '7',
  })
  expect(reply.obtainedAt).toBeGreaterThanOrEqual(before)
  expect(world.asked).toMatchObject([
    {
      line: 'POST /v3/oauth/token/',
      body: { grant_type: 'password', client_id: 'id', client_secret: 'secret', domain: DOMAIN },
    },
  ])
  expect(world.asked[0]?.headers).not.toHaveProperty('cookie')
  expect(world.asked[0]?.headers).not.toHaveProperty('x-forwarded-for')
})

test('the API is told of the browser what it limits logins by, and no more', async () => {
  const caller = {
    proto: 'https',
    address: '1.2.3.4',
    agent: 'Firefox',
    visitor: 'v%2F1',
    device: 'd',
  } as const
  await started().revoke(DOMAIN, { token: 'a', refresh_token: 'r' }, caller)
  await started().token(DOMAIN, {}, { visitor: 'x; y=1', device: 'a\nb' })
  await started().token(DOMAIN, {}, { visitor: '', device: 'only' })
  const [first, second, third] = world.asked
  expect(first).toMatchObject({
    line: 'POST /v3/oauth/token/revoke/',
    body: { token: 'a', refresh_token: 'r', client_id: 'id' },
    headers: {
      'x-forwarded-proto': 'https',
      'x-forwarded-for': '1.2.3.4',
      'user-agent': 'Firefox',
      cookie: 'PHPSESSID=v%2F1; device=d',
    },
  })
  expect(second?.headers).not.toHaveProperty('cookie')
  expect(third?.headers.cookie).toBe('device=only')
})

test('a shop is read with its domain and a token', async () => {
  world.answer.text = JSON.stringify({ ITEM: GREEN })
  expect(await started().shop(DOMAIN, 't')).toEqual({ status: 200, shop: GREEN })
  expect(world.asked[0]?.line).toBe('GET /v3/api/client/shop/?domain_name=shop.example&access_token=t')
  world.answer.status = 403
  expect(await started().shop(DOMAIN, 't')).toEqual({ status: 403 })
  world.answer = { status: 200, text: '<html>', headers: {} }
  expect(await started().shop(DOMAIN, 't')).toEqual({ status: 502 })
})

test('a buyer is read by the token; an API that fails has not said that there is none', async () => {
  world.answer.text = '{"ITEM":{"ID":7,"INN":"77"}}'
  expect(await started().buyer(DOMAIN, 't')).toEqual({ id: 7, taxNumber: '77' })
  expect(world.asked[0]?.line).toBe('GET /v3/api/client/info/?access_token=t')
  world.answer.status = 401
  expect(await started().buyer(DOMAIN, 't')).toBeUndefined()
  world.answer.status = 500
  await expect(started().buyer(DOMAIN, 't')).rejects.toMatchObject({
    code: 'API_UNREACHABLE',
    message: expect.stringContaining('/v3/api/client/info/: 500'),
  })
})

test('an API that cannot be reached is named', async () => {
  const api = started('http://127.0.0.1:1')
  await expect(api.token(DOMAIN, {})).rejects.toMatchObject({
    code: 'API_UNREACHABLE',
    message: expect.stringContaining('http://127.0.0.1:1/v3/oauth/token/: '),
  })
})

describe('the token in a reply', () => {
  const reply = (status: number, answer: unknown): TokenReply => ({
    status,
    contentType: 'application/json',
    text: typeof answer === 'string' ? answer : JSON.stringify(answer),
    setCookies: [],
    obtainedAt: 0,
  })
  const GOOD = { access_token: 'a', expires_in: 60 }

  test('is that of a good one', () => {
    expect(tokenOf(reply(200, { ...GOOD, refresh_token: 'r', other: 1 }))).toEqual({
      ...GOOD,
      refresh_token: 'r',
    })
  })

  test.each([
    [400, GOOD, 'API_REJECTED', '400'],
    [401, GOOD, 'API_REJECTED', '401'],
    [403, GOOD, 'API_REJECTED', '403'],
    [503, GOOD, 'API_CLOSED', '503'],
    [201, GOOD, 'API_UNREACHABLE', '201'],
    [500, GOOD, 'API_UNREACHABLE', '500'],
    [200, '<html>', 'API_UNREACHABLE', 'no JSON'],
    [200, { ...GOOD, access_token: '' }, 'API_UNREACHABLE', 'without access_token'],
    [200, { ...GOOD, access_token: 5 }, 'API_UNREACHABLE', 'without access_token'],
    [200, { ...GOOD, expires_in: '60' }, 'API_UNREACHABLE', 'without access_token'],
    [200, { access_token: 'a' }, 'API_UNREACHABLE', 'without access_token'],
  ])('with status %d and %j there is none: %s', (status, answer, code, words) => {
    expect(() => tokenOf(reply(status, answer))).toThrow(
      expect.objectContaining({ code, message: expect.stringContaining(words) }),
    )
  })
})
