import type { IncomingMessage } from 'node:http'
import { parseCookies } from '@prilavok/shared-kernel/contract/cookies'
import { within } from '@prilavok/tracing/span'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Bodies } from '../body/receive-body'
import { reasonOf } from '../errors'
import { domainOfHost } from '../host/domain-of-host'
import { goneSignal } from '../http/gone-signal'
import { forwardedHeaders } from '../http/security-headers'
import { MAX_BODY_BYTES } from '../http/server'
import type { Untouched } from '../session/untouched'
import type { SupplierApi } from '../supplier/supplier-api'
import type { TokenOwners } from '../supplier/token-owners'
import type { ApiConnection, ApiRequest } from './api-connection'
import { forwardErrorCode, rejectCall } from './api-error'
import { claimGroups, tokenOfCall } from './claimant'
import { isDocumentation } from './documentation'
import { answerHeaders, requestHeaders } from './forwarded-headers'
import { bringsSession, readable, sessionAnswer } from './session-answer'

interface ForwardTools {
  api: SupplierApi
  owners: TokenOwners
  untouched: Untouched
  connection: ApiConnection
  bodies: Bodies
  /** Milliseconds. */
  timeout: number
  /** Whether the API's pages of documentation are reached. */
  docs: boolean
}

type Caller = Pick<ApiRequest, 'groups' | 'signal'> & { domain: string }

const hasBody = ({ headers }: FastifyRequest) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0

/** `..` in any spelling: it could lead a server behind out of `/v1…/v4`. */
const CLIMBS = /(^|\/|\\|%2f|%5c)(\.|%2e){1,2}(\/|\\|%2f|%5c|$)/i
const climbs = (target: string) => CLIMBS.test(target.split('?', 1)[0] ?? '')

/**
 * Sends `/v1…/v4` and uploaded files to the domain's supplier API: same origin for the browser, so no CORS. A body is received
 * whole before a connection to the API is taken: nobody's slowness holds one.
 */
export function addForwardRoutes(app: FastifyInstance, tools: ForwardTools): void {
  const { api, owners, untouched, connection, bodies, timeout, docs } = tools

  /** A cookie that says that this visitor may have something of his own from now on. */
  const markOf = (request: FastifyRequest, token: string | undefined): string[] => {
    const cookies = parseCookies(request.headers.cookie)
    const secure = request.protocol === 'https'
    const mark = untouched.touch({ method: request.method, url: request.url, token, cookies, secure })
    return mark === undefined ? [] : [mark]
  }

  const callApi = async (request: FastifyRequest, { domain, groups, signal }: Caller) => {
    const body = hasBody(request) ? await bodies.receive(request.raw, MAX_BODY_BYTES) : undefined
    try {
      const answer = await within(request.span?.begin('API call', { kind: 'client' }), (span) => {
        const headers = requestHeaders(request, span?.traceparent)
        return connection.send({
          method: request.method,
          origin: new URL(api.originOf(domain)),
          target: request.url,
          headers: bringsSession(request) ? readable(headers) : headers,
          body,
          groups,
          timeout,
          signal,
        })
      })
      // An answer may begin before the body was read to its end.
      answer.once('close', () => void body?.dispose())
      return answer
    } catch (error) {
      await body?.dispose()
      throw error
    }
  }

  const forward = async (request: FastifyRequest, reply: FastifyReply) => {
    const signal = goneSignal(reply)
    const domain = domainOfHost(request.host, api.knows)
    if (!api.knows(domain)) return rejectCall(reply, 'shop_unknown')
    if (climbs(request.url)) return rejectCall(reply, 'path_invalid')
    if (!docs && isDocumentation(request.url)) return rejectCall(reply, 'not_found')
    const token = tokenOfCall(request)
    const groups = claimGroups(request, domain)
    let answer: IncomingMessage
    let body: IncomingMessage | string | Buffer
    const setCookies: string[] = []
    try {
      if (token && !(await owners.belongs({ domain, token, groups, signal })))
        return rejectCall(reply, 'token_invalid')
      setCookies.push(...markOf(request, token))
      answer = await callApi(request, { domain, groups, signal })
      body = answer
      if (bringsSession(request)) {
        const session = await sessionAnswer(answer, request.protocol === 'https')
        setCookies.push(...session.setCookies)
        body = session.body
      }
    } catch (error) {
      const code = signal.aborted ? 'body_broken_off' : forwardErrorCode(error)
      if (!code) throw error
      if (!signal.aborted) request.log.warn({ domain, reason: reasonOf(error) }, 'no answer of the API')
      return rejectCall(reply, code)
    }
    const isUpload = request.url.startsWith('/upload/')
    return reply
      .code(answer.statusCode ?? 502)
      .headers({ ...answerHeaders(answer.headers, isUpload, setCookies), ...forwardedHeaders(request.url) })
      .send(body)
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
