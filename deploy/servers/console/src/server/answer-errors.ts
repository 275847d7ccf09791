import { RolloutError } from '@prilavok/rollouts/errors'
import type { FastifyError, FastifyInstance } from 'fastify'
import type { ConsoleErrorAnswer } from '../contract'
import { ConsoleError } from './errors'

const CONFLICT = 409
const REJECTED = 422

function consoleErrorOf(error: FastifyError | ConsoleError): ConsoleError {
  if (error instanceof ConsoleError) return error
  const { validation, statusCode = 500 } = error as FastifyError
  if (validation || (statusCode >= 400 && statusCode < 500))
    return new ConsoleError('BAD_REQUEST', { reasons: [error.message] })
  return new ConsoleError('UNAVAILABLE')
}

/** Every error is answered with a code, a sentence and the reasons; what nobody foresaw is logged and says only that it did not work. */
export function answerErrors(app: FastifyInstance): void {
  app.setNotFoundHandler(async () => {
    throw new ConsoleError('NOT_FOUND')
  })
  app.setErrorHandler(async (error: FastifyError | ConsoleError | RolloutError, request, reply) => {
    if (error instanceof RolloutError) {
      const [message = error.message] = error.message.split('\n')
      const answer: ConsoleErrorAnswer = { code: error.code, message, reasons: [...error.reasons] }
      return reply.code(error.code === 'CHANGED_MEANWHILE' ? CONFLICT : REJECTED).send(answer)
    }
    const known = consoleErrorOf(error)
    if (known.code === 'UNAVAILABLE') request.log.error({ err: error }, 'a call failed')
    const { code, message, reasons, retryAfter, status } = known
    if (retryAfter !== undefined) reply.header('retry-after', String(retryAfter))
    const answer: ConsoleErrorAnswer = {
      ...{ code, message, reasons: [...reasons] },
      ...(retryAfter !== undefined && { retryAfter }),
    }
    return reply.code(status).send(answer)
  })
}
