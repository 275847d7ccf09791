import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { ApiError, apiErrors } from '../errors'

/** Turns everything that is thrown into an answer in the shape of 000 §8; what we did not expect is logged. */
export function answerErrors(app: FastifyInstance): void {
  app.setNotFoundHandler(async (_request, reply) => {
    const { statusCode, answer } = apiErrors.notFound()
    return reply.code(statusCode).send(answer)
  })
  app.setErrorHandler<FastifyError>(async (error, request, reply) => {
    const rejection = error instanceof ApiError ? error : apiErrorOf(error)
    app.metrics.errors.inc({ code: rejection.code })
    const expected = rejection.code === 'maintenance'
    if (rejection.statusCode >= 500 && !expected) request.log.error({ err: error }, rejection.code)
    if (rejection.retryAfter !== undefined) reply.header('retry-after', rejection.retryAfter)
    return reply.code(rejection.statusCode).send(rejection.answer)
  })
}

/** What the router rejects before any hook: an address that cannot be decoded, or a part of it that no id is so long as. */
export function rejectAddress(error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  const rejection = error.code === 'FST_ERR_MAX_PARAM_LENGTH' ? apiErrors.notFound() : apiErrors.badRequest()
  const headers = { 'cache-control': 'no-store', 'x-request-id': request.id }
  reply.code(rejection.statusCode).headers(headers).send(rejection.answer)
}

const BOUNDS: Partial<Record<string, string>> = { minLength: 'Не меньше', maxLength: 'Не больше' }

function apiErrorOf(error: FastifyError): ApiError {
  if (error.validation) {
    const problem = error.validation[0]
    const missing = problem?.params.missingProperty
    const field = problem?.instancePath.slice(1).replaceAll('/', '.') || (missing ? String(missing) : '')
    if (!field) return apiErrors.badRequest()
    const bound = BOUNDS[problem?.keyword ?? '']
    const text = bound ? `${bound}\u00a0${problem?.params.limit}\u00a0знаков` : `Неверное значение: ${field}`
    return apiErrors.badField(field, text)
  }
  if (error.statusCode === 413) return apiErrors.tooLarge()
  if (error.statusCode === 415) return apiErrors.mediaType()
  if (error.statusCode && error.statusCode < 500) return apiErrors.badRequest()
  return databaseError(String(error.code ?? ''), error.message)
}

/**
 * Class 22 of PostgreSQL: the value cannot be stored (too large, a zero byte). Classes 08, 53, 57 and sockets: no database; 40: undone
 * because of another transaction, worth another attempt.
 */
function databaseError(code: string, message: string): ApiError {
  if (/^22/.test(code)) return apiErrors.badRequest()
  const gone =
    /^(08|40|53|57)|^E(CONN|PIPE|HOST|TIMEDOUT)/.test(code) ||
    /Connection terminated|timeout exceeded/.test(message)
  return gone ? apiErrors.unavailable() : apiErrors.internal()
}
