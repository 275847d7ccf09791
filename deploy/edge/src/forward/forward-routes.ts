import type { IncomingMessage } from 'node:http'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { domainOfHost } from '../host/domain-of-host'
import { forwardedHeaders } from '../http/security-headers'
import type { SupplierApi } from '../supplier/supplier-api'
import { type ApiConnection, MAX_BODY_BYTES, NoAnswer } from './api-connection'
import { type ForwardErrorCode, rejectCall } from './api-error'
import { answerHeaders, requestHeaders } from './forwarded-headers'

interface ForwardTools {
  api: SupplierApi
  connection: ApiConnection
  /** Milliseconds. */
  timeout: number
}

const CODE_OF: Record<NoAnswer['why'], ForwardErrorCode> = {
  unreachable: 'api_unreachable',
  timeout: 'api_timeout',
  'too-large': 'body_too_large',
}

const hasBody = ({ headers }: FastifyRequest) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0

/** `..` in any spelling: it could lead a server behind out of `/v1…/v4`. */
const CLIMBS = /(^|\/|\\)(\.|%2e){1,2}(\/|\\|%2f|%5c|$)/i
const climbs = (target: string) => CLIMBS.test(target.split('?', 1)[0] ?? '')

/** Sends `/v1…/v4` and uploaded files to the domain's supplier API: same origin for the browser, so no CORS. */
export function addForwardRoutes(app: FastifyInstance, tools: ForwardTools): void {
  const { api, connection, timeout } = tools

  const forward = async (request: FastifyRequest, reply: FastifyReply) => {
    const domain = domainOfHost(request.host, api.knows)
    if (!api.knows(domain)) return rejectCall(reply, 'shop_unknown')
    if (climbs(request.url)) return rejectCall(reply, 'path_invalid')
    if (Number(request.headers['content-length'] ?? 0) > MAX_BODY_BYTES)
      return rejectCall(reply, 'body_too_large')
    const gone = new AbortController()
    reply.raw.once('close', () => {
      if (!reply.raw.writableFinished) gone.abort()
    })
    let answer: IncomingMessage
    try {
      answer = await connection.send({
        method: request.method,
        origin: new URL(api.originOf(domain)),
        target: request.url,
        headers: requestHeaders(request),
        body: hasBody(request) ? request.raw : undefined,
        timeout,
        signal: gone.signal,
      })
    } catch (error) {
      if (!(error instanceof NoAnswer)) throw error
      if (!gone.signal.aborted) request.log.warn({ domain, reason: error.message }, 'no answer of the API')
      return rejectCall(reply, CODE_OF[error.why])
    }
    const isUpload = request.url.startsWith('/upload/')
    return reply
      .code(answer.statusCode ?? 502)
      .headers({ ...answerHeaders(answer.headers, isUpload), ...forwardedHeaders(request.url) })
      .send(answer)
  }

  app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', (_request, _payload, done) => done(null))
    for (const prefix of ['/v1/*', '/v2/*', '/v3/*', '/v4/*'])
      scope.route({
        method: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'],
        url: prefix,
        handler: forward,
      })
    scope.route({ method: ['GET', 'HEAD'], url: '/upload/*', handler: forward })
  })
}
