import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { ApiError, refusals } from '../errors'

/** Turns everything that is thrown into an answer in the shape of 000 §8; what we did not expect is logged. */
export function answerErrors(app: FastifyInstance): void {
  app.setNotFoundHandler(async (_request, reply) => {
    const { statusCode, answer } = refusals.notFound()
    return reply.code(statusCode).send(answer)
  })
  app.setErrorHandler<FastifyError>(async (error, request, reply) => {
    const refusal = error instanceof ApiError ? error : refusalOf(error)
    app.metrics.refusals.inc({ code: refusal.code })
    const expected = refusal.code === 'maintenance'
    if (refusal.statusCode >= 500 && !expected) request.log.error({ err: error }, refusal.code)
    if (refusal.retryAfter !== undefined) reply.header('retry-after', refusal.retryAfter)
    return reply.code(refusal.statusCode).send(refusal.answer)
  })
}

/** What the router refuses before any hook: an address that cannot be decoded, or a part of it that no id is so long as. */
export function refuseAddress(error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  const refusal = error.code === 'FST_ERR_MAX_PARAM_LENGTH' ? refusals.notFound() : refusals.badRequest()
  const headers = { 'cache-control': 'no-store', 'x-request-id': request.id }
  reply.code(refusal.statusCode).headers(headers).send(refusal.answer)
}

function refusalOf(error: FastifyError): ApiError {
  if (error.validation) {
    const problem = error.validation[0]
    const missing = problem?.params.missingProperty
    const field = problem?.instancePath.slice(1).replaceAll('/', '.') || (missing ? String(missing) : '')
    if (!field) return refusals.badRequest()
    const isLong = problem?.keyword === 'maxLength'
    const text = isLong ? `Не больше\u00a0${problem.params.limit}\u00a0знаков` : `Неверное значение: ${field}`
    return refusals.badField(field, text)
  }
  if (error.statusCode === 413) return refusals.tooLarge()
  if (error.statusCode === 415) return refusals.mediaType()
  if (error.statusCode && error.statusCode < 500) return refusals.badRequest()
  return databaseRefusal(String(error.code ?? ''), error.message)
}

/**
 * Class 22 of PostgreSQL: the value cannot be stored (too large, a zero byte). Classes 08, 53, 57 and sockets: no database; 40: undone
 * because of another transaction, worth another attempt.
 */
function databaseRefusal(code: string, message: string): ApiError {
  if (/^22/.test(code)) return refusals.badRequest()
  const gone =
    /^(08|40|53|57)|^E(CONN|PIPE|HOST|TIMEDOUT)/.test(code) ||
    /Connection terminated|timeout exceeded/.test(message)
  return gone ? refusals.unavailable() : refusals.internal()
}
