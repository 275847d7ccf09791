import { startEdge, type TestEdge } from '../testing/start-edge'

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
  ['another site that logs out', 'POST', '/v3/oauth/token/revoke/', { 'sec-fetch-site': 'cross-site' }, 403],
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
