import type { FastifyRequest } from 'fastify'
import { answerHeaders, requestHeaders } from './forwarded-headers'

const HOP_BY_HOP = {
  connection: 'keep-alive, X-Own , x-other',
  'keep-alive': 'timeout=5',
  'proxy-authenticate': 'Basic',
  'proxy-authorization': 'Basic abc',
  'proxy-connection': 'keep-alive',
  te: 'trailers',
  trailer: 'x',
  'transfer-encoding': 'chunked',
  upgrade: 'h2c',
  'x-own': '1',
  'x-other': '2',
}
const request = (given: object = {}) =>
  ({
    id: 'request-id',
    ip: '10.0.0.1',
    host: 'shop.example:8080',
    protocol: 'https',
    headers: {
      ...HOP_BY_HOP,
      host: 'shop.example',
      expect: '100-continue',
      traceparent: 'of-the-browser',
      tracestate: 'x',
      baggage: 'x',
      accept: '*/*',
      cookie: 'a=b',
    },
    ...given,
  }) as unknown as FastifyRequest

test('the API gets what the browser says, who asked, and the id of the request; no more of the connection', () => {
  expect(requestHeaders(request())).toEqual({
    accept: '*/*',
    cookie: 'a=b',
    'x-request-id': 'request-id',
    'x-forwarded-for': '10.0.0.1',
    'x-forwarded-host': 'shop.example:8080',
    'x-forwarded-proto': 'https',
  })
})

test('the browser stands before the proxies on the way', () =>
  expect(requestHeaders(request({ ips: ['10.0.0.1', '10.0.0.2', '1.2.3.4'] }))['x-forwarded-for']).toBe(
    '1.2.3.4, 10.0.0.2, 10.0.0.1',
  ))

test('a trace is that of the edge', () =>
  expect(requestHeaders(request(), 'of-the-edge').traceparent).toBe('of-the-edge'))

test('what a browser without «Connection» says goes on whole', () =>
  expect(requestHeaders(request({ headers: { accept: 'a', 'x-own': '1' } }))).toMatchObject({
    accept: 'a',
    'x-own': '1',
  }))

describe('an answer', () => {
  const headers = { ...HOP_BY_HOP, 'content-type': 'text/plain', 'cache-control': 'public' }

  test('is kept by no cache, unless it is an uploaded file', () => {
    expect(answerHeaders(headers, false, [])).toEqual({
      'content-type': 'text/plain',
      'cache-control': 'no-store',
    })
    expect(answerHeaders(headers, true, [])).toEqual({
      'content-type': 'text/plain',
      'cache-control': 'public',
    })
  })

  test('has its own cookies, then those of the edge', () => {
    const own = { ...headers, 'set-cookie': ['a=1'] }
    expect(answerHeaders(own, false, ['b=2'])['set-cookie']).toEqual(['a=1', 'b=2'])
    expect(answerHeaders(headers, false, ['b=2'])['set-cookie']).toEqual(['b=2'])
    expect(answerHeaders(own, false, [])['set-cookie']).toEqual(['a=1'])
  })
})
