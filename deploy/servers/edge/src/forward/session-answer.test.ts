import { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import type { FastifyRequest } from 'fastify'
import { refreshCookies } from '../session/session-cookies'
import { bringsSession, readable, sessionAnswer } from './session-answer'

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

test('its answer comes as it is', () =>
  expect(readable({ accept: 'a', 'accept-encoding': 'br' })).toEqual({
    accept: 'a',
    'accept-encoding': 'identity',
  }))

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

test('a refresh token alone is hidden, too; a session without one is the business of the page', async () => {
  const alone = await read('{"refresh_token":"r"}')
  expect(JSON.parse(String(alone.body))).toEqual({ has_refresh_token: true })
  expect(alone.setCookies).toEqual(refreshCookies('r', true))
  const without = await read('{"access_token":"a"}')
  expect(JSON.parse(String(without.body))).toEqual({ access_token: 'a', has_refresh_token: false })
  expect(without.setCookies).toEqual([])
})

test.each(['{"SUCCESS":"N", "errors": {}}', '[]'])(
  '%s brings none, and is passed on as it is',
  async (text) => expect(await read(text)).toEqual({ body: Buffer.from(text), setCookies: [] }),
)

test.each([
  ['', 200],
  ['', 204],
  ['<html>', 502],
  ['null', 302],
  ['5', 199],
])('«%s» with status %d is passed on: nothing could be hidden in it', async (text, status) =>
  expect(await read(text, status)).toEqual({ body: Buffer.from(text), setCookies: [] }),
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

test('an answer that is too long is none', async () => {
  const spaces = (bytes: number) => `{}${' '.repeat(bytes - 2)}`
  expect((await read(spaces(64 * 1024))).setCookies).toEqual([])
  await expect(read(spaces(64 * 1024 + 1))).rejects.toMatchObject({
    why: 'unreachable',
    message: expect.stringContaining('too long'),
  })
})
