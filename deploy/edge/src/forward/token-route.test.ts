import Fastify from 'fastify'
import { BodyError } from '../body/body-error'
import { createFairShare } from '../load/fair-share'
import { addTokenRoute } from './token-route'

type Tools = Parameters<typeof addTokenRoute>[1]

/** The token route alone, before a handler of errors that nobody expected. */
function started(receive: () => Promise<never>) {
  const unexpected: unknown[] = []
  const app = Fastify()
  app.setErrorHandler((error, _request, reply) => {
    unexpected.push(error)
    return reply.code(500).send('unexpected')
  })
  const tools = {
    api: { knows: () => true },
    bodies: { receive },
    share: createFairShare({ places: 1, perGroup: [], queue: 1, deadline: 1000 }),
  }
  addTokenRoute(app, tools as unknown as Tools)
  const post = (contentType: string) =>
    app.inject({
      method: 'POST',
      url: '/v3/oauth/token/',
      headers: { 'content-type': contentType },
      payload: 'grant_type=password',
    })
  return { post, unexpected }
}
const FORM = 'application/x-www-form-urlencoded'

test('only what is no form is told to be none', async () => {
  const { post, unexpected } = started(() => Promise.reject(new Error('not asked')))
  const answer = await post('application/json')
  expect([answer.statusCode, answer.json().errors.CODE]).toEqual([415, 'form_expected'])
  expect(unexpected).toEqual([])
})

test('a body that was not taken has its own answer', async () => {
  const { post, unexpected } = started(() => Promise.reject(new BodyError('too-slow', '1 byte')))
  const answer = await post(FORM)
  expect([answer.statusCode, answer.json().errors.CODE]).toEqual([408, 'body_too_slow'])
  expect(unexpected).toEqual([])
})

test('what nobody expected is left to whoever logs it', async () => {
  const broken = new Error('the disk is full')
  const { post, unexpected } = started(() => Promise.reject(broken))
  const answer = await post(FORM)
  expect([answer.statusCode, answer.body]).toEqual([500, 'unexpected'])
  expect(unexpected).toEqual([broken])
})
