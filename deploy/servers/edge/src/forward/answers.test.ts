import { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import type { FastifyRequest } from 'fastify'
import { refreshCookies } from '../session/session-cookies'
import { answerHeaders, requestHeaders } from './forwarded-headers'
import { bringsSession, sessionAnswer } from './session-answer'

describe('forwarded-headers', () => {
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
})

describe('session-answer', () => {
  test.each([
    ['POST', '/v3/api/auth/register/', true],
    ['PUT', '/v1/login/confirm/', true],
    ['PUT', '/v1/login/confirm', true],
    ['POST', '//V3//api//auth//register//?a=b', true],
    ['POST', '/v3/api/%61uth/register/', true],
    ['GET', '/v3/api/auth/register/', false],
    ['HEAD', '/v3/api/auth/register/', false],
    ['POST', '/v3/api/auth/register/x', false],
    ['POST', '/x/v3/api/auth/register/', false],
    ['POST', '/v3/api/auth/registers', false],
    ['POST', '/v3/api/basket/?to=/v1/login/confirm/', false],
    ['POST', '/v3/api/auth/register/%', false],
  ])('%s %s may bring a session: %s', (method, url, brings) =>
    expect(bringsSession({ method, url } as FastifyRequest)).toBe(brings),
  )

  function answer(content: string | Buffer, statusCode = 200): IncomingMessage {
    const message = new IncomingMessage(new Socket())
    message.statusCode = statusCode
    if (content.length > 0) message.push(content)
    message.push(null)
    return message
  }
  const read = (content: string | Buffer, status?: number) => sessionAnswer(answer(content, status), true)

  test('the refresh token of a session goes into its cookie, and out of the answer', async () => {
    const { body, setCookies } = await read('{"access_token":"a","refresh_token":"r"}')
    expect(JSON.parse(String(body))).toEqual({ access_token: 'a', has_refresh_token: true })
    expect(setCookies).toEqual(refreshCookies('r', true))
  })

  test.each(['{"SUCCESS":"N", "errors": {}}', '[]'])(
    '%s brings none, and is passed on as it is',
    async (text) => expect(await read(text)).toEqual({ body: Buffer.from(text), setCookies: [] }),
  )

  test.each([
    ['access_token=a&refresh_token=r', 200],
    ['null', 200],
    ['"r"', 299],
  ])('«%s» with status %d is kept back: a refresh token in it could not be hidden', async (text, status) =>
    expect(read(text, status)).rejects.toMatchObject({
      why: 'unreachable',
      message: expect.stringContaining('no JSON'),
    }),
  )
})
