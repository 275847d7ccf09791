import type { FastifyRequest } from 'fastify'
import { callerOf, claimGroups, tokenOfCall } from './claimant'

const request = (given: object = {}) =>
  ({ url: '/', headers: {}, protocol: 'https', ip: '10.0.0.1', ...given }) as unknown as FastifyRequest

test('the API is told who asks: address, browser, visitor and device', () => {
  const headers = { cookie: 'PHPSESSID=visitor; device=known; other=x', 'user-agent': 'Firefox' }
  expect(callerOf(request({ headers }))).toEqual({
    proto: 'https',
    address: '10.0.0.1',
    visitor: 'visitor',
    device: 'known',
    agent: 'Firefox',
    timeout: 15_000,
  })
  expect(callerOf(request({ protocol: 'http' }))).toMatchObject({ proto: 'http', visitor: undefined })
})

const cookie = 'access_token=of-cookie'
test.each([
  ['the query', '/v3/?a=1&access_token=of-query', { cookie, authorization: 'Bearer x' }, 'of-query'],
  ['a query with a further question mark', '/v3/?a=?&access_token=of-query', {}, 'of-query'],
  ['the bearer', '/v3/', { cookie, authorization: 'Bearer of-bearer' }, 'of-bearer'],
  ['a bearer in other letters', '/v3/', { authorization: 'bearer   of-bearer' }, 'of-bearer'],
  ['the cookie', '/v3/', { cookie, authorization: 'Basic x' }, 'of-cookie'],
  ['the cookie, not a part of another scheme', '/v3/', { cookie, authorization: 'NoBearer x' }, 'of-cookie'],
  ['an empty query', '/v3/?access_token=', { cookie }, ''],
  ['nowhere', '/access_token=x', {}, undefined],
])('the token of a call is in %s', (_where, url, headers, token) =>
  expect(tokenOfCall(request({ url, headers }))).toBe(token),
)

test('a request counts for its shop, its address and its visitor', () => {
  expect(claimGroups(request({ headers: { cookie } }), 'shop.example')).toEqual([
    'shop shop.example',
    'address 10.0.0.1',
    'visitor 10.0.0.1 of-cookie',
  ])
  expect(claimGroups(request(), 'shop.example')[2]).toBe('visitor 10.0.0.1 ')
})
