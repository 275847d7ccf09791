import { ERROR_TEXTS } from '@prilavok/shared-kernel/contract/error-texts'
import Fastify from 'fastify'
import { BodyError } from '../body/body-error'
import { EdgeError } from '../errors'
import { NoAnswer } from './api-connection'
import { FORWARD_ERRORS, type ForwardErrorCode, forwardErrorCode, rejectCall } from './api-error'

test.each([
  [new BodyError('too-large', 'x'), 'body_too_large'],
  [new BodyError('too-slow', 'x'), 'body_too_slow'],
  [new BodyError('no-room', 'x'), 'overloaded'],
  [new BodyError('broken-off', 'x'), 'body_broken_off'],
  [new NoAnswer('unreachable', 'x'), 'api_unreachable'],
  [new NoAnswer('timeout', 'x'), 'api_timeout'],
  [new EdgeError('OVERLOADED', 'x'), 'overloaded'],
  [new EdgeError('API_CLOSED', 'x'), 'api_unreachable'],
  [new Error('x'), undefined],
  ['x', undefined],
])('%s keeps a call from the API as %s', (thrown, code) => expect(forwardErrorCode(thrown)).toBe(code))

const rejected = async (code: ForwardErrorCode) => {
  const app = Fastify()
  app.get('/', (_request, reply) => rejectCall(reply, code))
  return app.inject('/')
}

test.each(Object.entries(FORWARD_ERRORS) as [ForwardErrorCode, number][])(
  '%s is answered with %d in the shape of the API, and kept by no cache',
  async (code, status) => {
    const answer = await rejected(code)
    expect(answer.statusCode).toBe(status)
    expect(answer.headers['cache-control']).toBe('no-store')
    expect(answer.headers['retry-after']).toBe(code === 'overloaded' ? '5' : undefined)
    expect(answer.json()).toEqual({
      meta: { errorDetail: code === 'token_invalid' ? 'token invalid' : ERROR_TEXTS[code] },
      errors: { CODE: code },
    })
  },
)

test('why there was no answer is said in words', () =>
  expect(new NoAnswer('timeout', '15 ms')).toMatchObject({ name: 'NoAnswer', message: 'timeout: 15 ms' }))
