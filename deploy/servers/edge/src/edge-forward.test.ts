import { secretOf } from './testing/fake-shop'
import { startEdge, type TestEdge } from './testing/start-edge'
import { until } from './testing/until'

let edge: TestEdge
beforeAll(async () => {
  edge = await startEdge({ API_TIMEOUT: '300' })
})
afterAll(() => edge.close())

const RUNS_NOTHING = {
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
  'x-content-type-options': 'nosniff',
}
const FORM = { 'content-type': 'application/x-www-form-urlencoded' }

test('a call is forwarded with its method, query and headers, and its answer comes back', async () => {
  const answer = await edge.ask('/v3/api/echo/?q=%D0%B0&x[]=1', {
    method: 'PUT',
    headers: { ...FORM, 'x-own': 'yes', te: 'trailers', 'x-forwarded-for': '6.6.6.6' },
    body: 'a=1',
  })
  const echoed = JSON.parse(answer.text)
  expect(echoed).toMatchObject({ method: 'PUT', url: '/v3/api/echo/?q=%D0%B0&x[]=1', bytes: 3 })
  expect(echoed.headers).toMatchObject({
    'x-own': 'yes',
    'x-forwarded-host': 'demo-green.localhost',
    'x-forwarded-proto': 'http',
    'x-forwarded-for': '127.0.0.1',
  })
  expect(echoed.headers.te).toBeUndefined()
  expect(answer.setCookies).toEqual(['PHPSESSID=1; Path=/', 'two=2; Path=/'])
  expect(answer.headers['x-hop']).toBeUndefined()
  expect(answer.headers).toMatchObject(RUNS_NOTHING)
})

test('a request has one id in the log of the edge and at the API, never the one of a browser', async () => {
  const { text } = await edge.ask('/v3/api/echo/', { headers: { 'x-request-id': 'id-of-a-browser' } })
  const { headers } = JSON.parse(text) as { headers: Record<string, string> }
  await until(() => edge.log().includes(`"request":"${headers['x-request-id']}"`))
  expect(edge.log()).not.toContain('id-of-a-browser')
})

test('the trace of a browser ends here: the API is told of none, and of nothing that comes with it', async () => {
  const traced = {
    traceparent: `00-${'a'.repeat(32)}-${'b'.repeat(16)}-01`,
    tracestate: 'x=1',
    baggage: 'y=2',
  }
  const { text } = await edge.ask('/v3/api/echo/', { headers: traced })
  expect(Object.keys(JSON.parse(text).headers)).not.toEqual(
    expect.arrayContaining([expect.stringMatching(/^(traceparent|tracestate|baggage)$/)]),
  )
})

test("the acquirer's test page may send its form, and runs nothing", async () => {
  const { headers } = await edge.ask('/v3/payment/sandbox/1/x/')
  expect(headers['content-security-policy']).toBe(
    "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'; sandbox allow-forms",
  )
  const elsewhere = await edge.ask('/v3/payment/notice/1/?/v3/payment/sandbox/')
  expect(elsewhere.headers).toMatchObject(RUNS_NOTHING)
})

test('behind proxies the API is told of the browser first, then of each proxy', async () => {
  const behindProxy = await startEdge({ TRUST_PROXY: 'on' })
  const headers = { 'x-forwarded-for': '203.0.113.7, 10.0.0.2' }
  const { text } = await behindProxy.ask('/v3/api/echo/', { headers })
  await behindProxy.close()
  expect(JSON.parse(text).headers['x-forwarded-for']).toBe('203.0.113.7, 10.0.0.2, 127.0.0.1')
})

test('what a browser claims to be forwarded for is not believed', async () => {
  const own = '203.0.113.7'
  const headers = { 'x-forwarded-for': `6.6.6.6, ${own}` }
  const told = async (TRUST_PROXY: string) => {
    const behindProxy = await startEdge({ TRUST_PROXY })
    const { text } = await behindProxy.ask('/v3/api/echo/', { headers })
    const token = { grant_type: 'password', username: 'a', password: 'b' }
    await behindProxy.ask('/v3/oauth/token/', {
      method: 'POST',
      headers: { ...FORM, ...headers },
      body: new URLSearchParams(token).toString(),
    })
    await behindProxy.close()
    return [JSON.parse(text).headers['x-forwarded-for'], behindProxy.api.tokenAddresses.at(-1)]
  }
  expect(await told('on')).toEqual([`${own}, 127.0.0.1`, own])
  expect(await told('127.0.0.1,203.0.113.0/24')).toEqual([`6.6.6.6, ${own}, 127.0.0.1`, '6.6.6.6'])
  expect(await told('198.51.100.4')).toEqual(['127.0.0.1', '127.0.0.1'])
})

test('a body of five megabytes arrives whole, one that is far too large is rejected', async () => {
  const file = Buffer.alloc(5_242_880, 'x')
  const sent = await edge.ask('/v3/api/echo/', {
    method: 'POST',
    headers: { 'content-type': 'x/y' },
    body: file,
  })
  expect(JSON.parse(sent.text).bytes).toBe(5_242_880)
  const huge = { 'content-type': 'x/y', 'content-length': String(17 * 1024 * 1024) }
  const rejected = await edge.ask('/v3/api/echo/', { method: 'POST', headers: huge, body: '' })
  expect(rejected.status).toBe(413)
  expect(JSON.parse(rejected.text)).toMatchObject({ errors: { CODE: 'body_too_large' } })
})

test('a token call gets the id, the secret and the domain of its host, whatever the browser sent', async () => {
  const { status, text, headers, setCookies } = await edge.ask('/v3/oauth/token/', {
    method: 'POST',
    host: 'demo-red.localhost',
    headers: FORM,
    body: 'grant_type=password&username=a%40b.ru&password=p&client_secret=mine&client_id=me&domain=demo-green.localhost',
  })
  expect(status).toBe(200)
  expect(edge.api.tokenCalls.at(-1)).toEqual({
    grant_type: 'password',
    username: 'a@b.ru',
    password: 'p',
    domain: 'demo-red.localhost',
    client_id: 'id-demo-red.localhost',
    client_secret: secretOf('demo-red.localhost'),
  })
  expect(JSON.parse(text)).toMatchObject({ access_token: expect.stringMatching(/^user-2-/) })
  expect(headers['cache-control']).toBe('no-store')
  expect(headers).toMatchObject(RUNS_NOTHING)
  expect(setCookies[0]).toBe('PHPSESSID=from-api; Path=/')
  expect(edge.api.tokenAddresses.at(-1)).toMatch(/127\.0\.0\.1$/)
})

test('a rejected token call stays rejected', async () => {
  const body = 'grant_type=refresh_token&refresh_token=unknown'
  const { status, text } = await edge.ask('/v3/oauth/token/', { method: 'POST', headers: FORM, body })
  expect([status, JSON.parse(text).error]).toEqual([400, 'invalid_grant'])
  const json = await edge.ask('/v3/oauth/token', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{}',
  })
  expect([json.status, JSON.parse(json.text).errors.CODE]).toEqual([415, 'form_expected'])
})

test('the API is told of the browser that logs in, and says when another attempt makes sense', async () => {
  const cookie = 'PHPSESSID=visit; device=known; other=own'
  const body = 'grant_type=password&username=a&password=b'
  const headers = { ...FORM, cookie, 'user-agent': 'A browser' }
  edge.api.tokenStatus = 429
  const answer = await edge.ask('/v3/oauth/token/', { method: 'POST', headers, body })
  edge.api.tokenStatus = 200
  expect([answer.status, answer.headers['retry-after']]).toEqual([429, '42'])
  expect(edge.api.tokenCookies.at(-1)).toBe('PHPSESSID=visit; device=known')
  expect(edge.api.tokenAgents.at(-1)).toBe('A browser')
})

test('a login may take longer than a page would wait', async () => {
  edge.api.tokenDelay = 3300
  const body = 'grant_type=password&username=a&password=b'
  const { status } = await edge.ask('/v3/oauth/token/', { method: 'POST', headers: FORM, body })
  edge.api.tokenDelay = 0
  expect(status).toBe(200)
})

test('the secret is in no answer and no log', async () => {
  const pages = await Promise.all(['/', '/catalog/1', '/nowhere', '/readyz'].map((path) => edge.ask(path)))
  const everything = pages.map(({ text, headers }) => text + JSON.stringify(headers)).join('') + edge.log()
  expect(everything).not.toContain('secret-of')
})

test('[EDGE-008] tokens are in no log, and other sites learn no more than the origin', async () => {
  const secrets = 'access_token=SECRET1&refresh_token=SECRET2&%61ccess_token=SECRET3&email=SECRET4'
  const { headers } = await edge.ask(`/catalog/1?page=2&${secrets}`, {
    headers: {
      cookie: 'access_token=SECRET5; refresh_token=SECRET6',
      referer: 'http://x/?access_token=SECRET7',
    },
  })
  await edge.ask(`/v3/api/echo/?${secrets}`)
  await edge.ask(`/nowhere/%E0%A4%A?${secrets}`)
  await edge.ask(`/v3/oauth/token/renew/?to=${encodeURIComponent(`/catalog/1?${secrets}`)}`)
  expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin')
  expect(edge.log()).toContain('/catalog/1?page=2&access_token=…')
  expect(edge.log()).not.toContain('SECRET')
})

test('[EDGE-008] what opens a file by itself is in no log', async () => {
  const ticket = `${'t'.repeat(30)}.${'s'.repeat(43)}`
  await edge.ask(`/upload/files/${ticket}/%D0%A1%D1%87%D1%91%D1%82.pdf?access_token=x`)
  await edge.ask(`/%75pload/files/${ticket}/a.pdf`)
  await edge.ask('/upload/files/short-ticket/a.pdf')
  await until(() => edge.log().includes('/upload/files/…/a.pdf'))
  expect(edge.log()).not.toMatch(/t{30}|s{43}|short-ticket/)
})

test('a target in absolute form is answered as its path, and its host is the one that counts', async () => {
  const red = await edge.ask('http://demo-red.localhost/v3/api/echo/?q=1', { host: 'demo-green.localhost' })
  expect(JSON.parse(red.text)).toMatchObject({
    url: '/v3/api/echo/?q=1',
    headers: { 'x-forwarded-host': 'demo-red.localhost' },
  })
  const page = await edge.ask('http://demo-red.localhost', { host: 'demo-green.localhost' })
  expect(page.boot().shop.NAME).toBe('Красная лавка')
  expect(page.boot().problem).toBeUndefined()
})

test.each([
  'http://user:word@demo-red.localhost/',
  'ftp://demo-red.localhost/',
  'demo-red.localhost:80',
  '*',
])('%s is no target', async (target) => {
  expect((await edge.ask(target)).status).toBe(400)
})

test("the API's documentation is reached only where that was chosen", async () => {
  const spelled = ['/v3/api/docs/', '/v3/api/docs', '/v3/api/docs/openapi.json', '/v3//api/d%6Fcs/']
  for (const path of spelled) {
    const { status, text } = await edge.ask(path)
    expect([path, status, JSON.parse(text).errors.CODE]).toEqual([path, 404, 'not_found'])
  }
  const open = await startEdge({ API_DOCS: 'on' })
  const { text, headers } = await open.ask('/v3/api/docs/')
  const script = await open.ask('/v3/api/docs/static/swagger-ui-bundle.js')
  const other = await open.ask('/v3/api/echo/?/v3/api/docs/')
  await open.close()
  expect(text).toBe('documentation')
  for (const answer of [headers, script.headers])
    expect(answer).toMatchObject({
      'content-security-policy':
        "default-src 'self'; img-src 'self' data: blob:; style-src 'self' 'unsafe-inline'; base-uri 'self'; frame-ancestors 'none'; form-action 'self'; object-src 'none'",
      'x-content-type-options': 'nosniff',
    })
  expect(other.headers).toMatchObject(RUNS_NOTHING)
})

test('uploaded files keep their cache rules and run nothing', async () => {
  const { headers, text } = await edge.ask('/upload/a.svg')
  expect(text).toBe('<svg/>')
  expect(headers['cache-control']).toBe('public, max-age=60')
  expect(headers).toMatchObject(RUNS_NOTHING)
})

test('an API that does not answer in time gives 504 in the shape of its own errors', async () => {
  edge.api.slowness = 2000
  const { status, text } = await edge.ask('/v3/api/slow/')
  edge.api.slowness = 0
  expect(status).toBe(504)
  expect(JSON.parse(text)).toEqual({
    meta: { errorDetail: 'Нет соединения с сервером. Пожалуйста, попробуйте позже' },
    errors: { CODE: 'api_timeout' },
  })
})

test.each([
  '/v3/../internal',
  '/v3/%2e%2E/internal',
  '/v3/x/..%2f../internal',
  '/v3/x/%2f..%2f..%2finternal',
  '/v3/..',
])('%s leads nowhere', async (path) => {
  expect((await edge.ask(path)).status).toBe(400)
})

test('an unknown domain has no API', async () => {
  const { status, text } = await edge.ask('/v3/api/echo/', { host: 'shop.example' })
  expect([status, JSON.parse(text).errors.CODE]).toEqual([404, 'shop_unknown'])
})

test('an API that is away gives 502 in the shape of its own errors', async () => {
  const lonely = await startEdge()
  await lonely.ask('/')
  await lonely.api.close()
  const call = await lonely.ask('/v3/api/echo/')
  const token = await lonely.ask('/v3/oauth/token/', {
    method: 'POST',
    headers: FORM,
    body: 'grant_type=client_credentials',
  })
  await lonely.close()
  for (const { status, text, headers } of [call, token]) {
    expect([status, JSON.parse(text).errors.CODE]).toEqual([502, 'api_unreachable'])
    expect(headers['cache-control']).toBe('no-store')
  }
})
