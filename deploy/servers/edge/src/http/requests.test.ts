import type { IncomingMessage } from 'node:http'
import { parseCredentials } from '../host/credentials'
import { domainOfHost } from '../host/domain-of-host'
import { startEdge, type TestEdge } from '../testing/start-edge'
import { chooseEncoding } from './accept-encoding'
import { createAskers } from './asker'
import { createOpenCounter } from './connection-limit'
import { decodableTarget, isPathTarget, pathTarget } from './request-target'
import { returnPath } from './return-path'

describe('domain-of-host', () => {
  const owned = new Set(['demo-green.localhost', 'localhost:3000', 'shop.example'])
  const domainOf = (host: string) => domainOfHost(host, (domain) => owned.has(domain))

  test.each([
    ['demo-green.localhost', 'demo-green.localhost'],
    ['Demo-Green.localhost:8080', 'demo-green.localhost'],
    ['shop.example.', 'shop.example'],
    ['localhost', 'localhost:3000'],
    ['localhost:3000', 'localhost:3000'],
    ['127.0.0.1:8080', 'localhost:3000'],
    ['[::1]:8080', 'localhost:3000'],
    ['other.localhost', 'localhost:3000'],
    ['my-machine.local', 'localhost:3000'],
    ['other.example:443', 'other.example'],
    ['localhost.example', 'localhost.example'],
    ['my.localhost.example', 'my.localhost.example'],
    ['notlocalhost', 'notlocalhost'],
    ['127.0.0.1.example', '127.0.0.1.example'],
    ['127a0b0c1', '127a0b0c1'],
    ['.local', '.local'],
  ])('[EDGE-006] %s is the domain %s', (host, domain) => {
    expect(domainOf(host)).toBe(domain)
  })
})

describe('credentials', () => {
  const ENTRY = { client_id: 'id', client_secret: 'secret' }
  const parse = (value: unknown) => parseCredentials(JSON.stringify(value))

  test('each domain has its client, and an API of its own where one is named', () => {
    const table = parse({
      'Shop.Example': ENTRY,
      'other.example': { ...ENTRY, api_origin: 'https://api.example:8443/v3/?a=b' },
    })
    expect([...table]).toEqual([
      ['shop.example', { clientId: 'id', clientSecret: 'secret', apiOrigin: undefined }],
      ['other.example', { clientId: 'id', clientSecret: 'secret', apiOrigin: 'https://api.example:8443' }],
    ])
  })

  test.each([
    [{ client_id: 'id' }],
    [{ client_secret: 'secret' }],
    [{ ...ENTRY, client_id: '' }],
    [{ ...ENTRY, client_secret: 5 }],
    [null],
  ])('a domain without its client is named: %j', (entry) => {
    expect(() => parse({ 'shop.example': entry })).toThrow(
      'shop.example: client_id and client_secret must be texts',
    )
  })

  test.each(['', 'api.example', 5, null])('so is one whose API has no address: %j', (api_origin) => {
    expect(() => parse({ 'shop.example': { ...ENTRY, api_origin } })).toThrow(
      'shop.example: api_origin must be',
    )
  })

  test.each([null, 5, 'text'])('what is no object by domain is rejected: %j', (value) => {
    expect(() => parse(value)).toThrow('it must be an object by domain')
  })
})

describe('request-target', () => {
  const ask = (url: string | undefined) => {
    const request = { url, headers: { host: 'own' } } as IncomingMessage
    return [pathTarget(request), request.headers.host]
  }

  test.each([
    ['/catalog/1?page=2', '/catalog/1?page=2', 'own'],
    [undefined, '/', 'own'],
    ['http://shop.example', '/', 'shop.example'],
    ['http://shop.example/', '/', 'shop.example'],
    ['https://shop.example:8443/a/b?c=/d', '/a/b?c=/d', 'shop.example:8443'],
    ['HTTP://shop.example?page=2', '/?page=2', 'shop.example'],
    ['http://shop.example/a\nb', '/a\nb', 'shop.example'],
    ['/http://shop.example/', '/http://shop.example/', 'own'],
  ])('the target %j is the path %j of %s', (url, path, host) => {
    expect(ask(url)).toEqual([path, host])
    expect(isPathTarget(path)).toBe(true)
  })

  test.each([
    'http://user:word@shop.example/',
    'http:///a',
    'ftp://shop.example/',
    'xhttp://a/',
    'http://a\\b/',
    'shop.example:443',
    '*',
    '',
  ])('the target %j is left as it is, and is no path', (url) => {
    expect(ask(url)).toEqual([url, 'own'])
    expect(isPathTarget(url)).toBe(false)
  })

  test.each([
    ['/', '/'],
    ['/%D1%91?q=%', '/%D1%91?q=%'],
    ['/%', '/%25'],
    ['/%E0%A4%A?a=%D1%91', '/%25E0%25A4%25A?a=%D1%91'],
    ['/v3x/%', '/v3x/%25'],
    ['/v3/api/%', '/v3/api/%'],
    ['/upload/%', '/upload/%'],
    ['/parts/shell/%', '/parts/shell/%'],
    ['/PARTS/shell/%', '/PARTS/shell/%'],
    ['/a/v3/%', '/a/v3/%25'],
  ])('%s is asked of the router as %s', (target, path) => expect(decodableTarget(target)).toBe(path))
})

describe('return-path', () => {
  test.each([
    ['/basket?a=1', '/basket?a=1'],
    ['/a/../b', '/b'],
    ['/бумага', '/%D0%B1%D1%83%D0%BC%D0%B0%D0%B3%D0%B0'],
    ['/basket#part', '/basket'],
    ['//evil.example', '/'],
    ['/\\evil.example', '/'],
    ['/a\\b', '/'],
    ['/\t/evil.example', '/'],
    ['/a\nb', '/'],
    ['/.//evil.example', '/'],
    ['https://evil.example', '/'],
    ['basket', '/'],
    ['', '/'],
    ['/own?to=x', '/'],
    [['/basket'], '/'],
    [undefined, '/'],
  ])('%j leads to %s', (to, path) => expect(returnPath(to, '/own')).toBe(path))
})

describe('accept-encoding', () => {
  test.each([
    ['br', 'br'],
    ['gzip', 'gzip'],
    ['gzip, deflate, br', 'br'],
    ['GZIP', 'gzip'],
    [' gzip ; q=0.5 , identity', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['br; q=0.000 , gzip;q=0.1', 'gzip'],
    ['br;q=0.001', 'br'],
    ['br;q=0.01;level=4', 'br'],
    ['br;level=4;q=0', undefined],
    ['brotli, xgzip', undefined],
    ['*', undefined],
    ['', undefined],
    [undefined, undefined],
  ])('of «%s» %s is chosen', (header, encoding) => expect(chooseEncoding(header)).toBe(encoding))
})

describe('asker', () => {
  const request = (headers: Record<string, string>, remoteAddress: string | undefined = '10.0.0.1') =>
    ({ headers, socket: { remoteAddress } }) as unknown as IncomingMessage
  const FORWARDED = {
    host: 'edge:8080',
    'x-forwarded-for': '1.2.3.4',
    'x-forwarded-host': 'evil.example, shop.example',
    'x-forwarded-proto': 'http, https',
  }

  test('without a proxy nobody is believed', () => {
    const headers = FORWARDED
    expect(createAskers(false)(request(headers))).toEqual({
      headers,
      host: 'edge:8080',
      ip: '10.0.0.1',
      protocol: 'http',
    })
    expect(createAskers(false)({ headers: {}, socket: {} } as unknown as IncomingMessage)).toMatchObject({
      host: '',
      ip: '',
    })
  })

  test('a proxy is believed in what it has added itself', () =>
    expect(createAskers(['10.0.0.0/8'])(request(FORWARDED))).toMatchObject({
      host: 'shop.example',
      ip: '1.2.3.4',
      protocol: 'https',
    }))

  test('one that is not trusted is not believed', () =>
    expect(createAskers(['192.168.0.0/16'])(request(FORWARDED))).toMatchObject({
      host: 'edge:8080',
      ip: '10.0.0.1',
      protocol: 'http',
    }))
})

describe('other-origin', () => {
  let edge: TestEdge
  beforeAll(async () => {
    edge = await startEdge({ TRUST_PROXY: 'on' })
  })
  afterAll(() => edge.close())

  const FORM = { 'content-type': 'application/x-www-form-urlencoded' }
  const OWN = 'http://demo-green.localhost'

  test.each<[string, string, string, Record<string, string>, number]>([
    ['no browser', 'POST', '/v3/api/echo/', {}, 200],
    ['the shop', 'POST', '/v3/api/echo/', { origin: OWN }, 200],
    [
      'the shop behind a proxy that ends https',
      'POST',
      '/v3/api/echo/',
      { origin: 'https://demo-green.localhost' },
      200,
    ],
    [
      'the shop, as the browser says',
      'PUT',
      '/v3/api/echo/',
      { origin: OWN, 'sec-fetch-site': 'same-origin' },
      200,
    ],
    ['an address that was typed', 'POST', '/v3/api/echo/', { 'sec-fetch-site': 'none' }, 200],
    ['another site', 'POST', '/v3/api/echo/', { origin: 'https://evil.example' }, 403],
    ['another site', 'PUT', '/v3/api/echo/', { origin: 'https://evil.example' }, 403],
    ['another site', 'PATCH', '/v3/api/echo/', { origin: 'https://evil.example' }, 403],
    ['another site', 'DELETE', '/v3/api/echo/', { origin: 'https://evil.example' }, 403],
    ['another port', 'POST', '/v3/api/echo/', { origin: `${OWN}:81` }, 403],
    ['another shop', 'POST', '/v3/api/echo/', { origin: 'http://demo-red.localhost' }, 403],
    ['nobody', 'POST', '/v3/api/echo/', { origin: 'null' }, 403],
    ['another site by the fetch header', 'POST', '/v3/api/echo/', { 'sec-fetch-site': 'cross-site' }, 403],
    ['a neighbour of the domain', 'POST', '/v3/api/echo/', { 'sec-fetch-site': 'same-site' }, 403],
    [
      'another site to a path spelt otherwise',
      'POST',
      '/%763/api/echo/',
      { origin: 'https://evil.example' },
      403,
    ],
    ['another site that logs in', 'POST', '/v3/oauth/token/', { origin: 'https://evil.example' }, 403],
    [
      'another site that logs out',
      'POST',
      '/v3/oauth/token/revoke/',
      { 'sec-fetch-site': 'cross-site' },
      403,
    ],
    ['another site that reads', 'GET', '/v3/api/echo/', { origin: 'https://evil.example' }, 200],
    [
      "another site by way of the acquirer's page",
      'POST',
      '/v3/payment/sandbox/%2f..%2f..%2fapi/echo/',
      { origin: 'https://evil.example' },
      403,
    ],
    ["another site below the acquirer's page", 'POST', '/v3/payment/sandbox/1/x/y/', { origin: 'null' }, 403],
    ["the acquirer's page, which has no origin", 'POST', '/v3/payment/sandbox/1/x/', { origin: 'null' }, 404],
  ])('%s: %s %s', async (_who, method, path, headers, status) => {
    const answer = await edge.ask(path, { method, headers: { ...FORM, ...headers } })
    expect(answer.status).toBe(status)
    if (status === 403) expect(JSON.parse(answer.text).errors.CODE).toBe('other_origin')
  })
})

describe('connection-limit', () => {
  test('so many are open at once of each network; what ends makes room', () => {
    const { enter, leave } = createOpenCounter(2)
    expect([enter('a'), enter('a'), enter('a'), enter('b')]).toEqual([true, true, false, true])
    leave('a')
    expect([enter('a'), enter('a')]).toEqual([true, false])
    leave('a')
    leave('a')
    leave('a')
    expect([enter('a'), enter('a'), enter('a')]).toEqual([true, true, false])
  })
})
