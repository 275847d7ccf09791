import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isEdgeError, reasonOf } from '../errors'
import { domainOfHost } from '../host/domain-of-host'
import { FORWARDED_HEADERS } from '../http/security-headers'
import { parseCookies } from '../session/cookies'
import { type SupplierApi, VISITOR_COOKIE } from '../supplier/supplier-api'
import type { TokenRefresher } from '../supplier/token-refresher'
import { rejectCall } from './api-error'

const FORM = 'application/x-www-form-urlencoded'
/** A token form has a handful of short fields. */
const MAX_FORM_BYTES = 16 * 1024

/**
 * POST /v3/oauth/token/ (000 §7): the edge adds the id and the secret of the domain, whatever the browser sent (AMB-17), and
 * refreshes one token only once however many tabs ask.
 */
export function addTokenRoute(
  app: FastifyInstance,
  tools: { api: SupplierApi; refresher: TokenRefresher },
): void {
  const { api, refresher } = tools

  const answerToken = async (request: FastifyRequest, reply: FastifyReply) => {
    const domain = domainOfHost(request.host, api.knows)
    if (!api.knows(domain)) return rejectCall(reply, 'shop_unknown')
    if (typeof request.body !== 'string') return rejectCall(reply, 'form_expected')
    const grant = Object.fromEntries(new URLSearchParams(request.body))
    const { protocol: proto } = request
    const visitor = parseCookies(request.headers.cookie)[VISITOR_COOKIE]
    try {
      const answer =
        grant.grant_type === 'refresh_token' && grant.refresh_token
          ? await refresher.refresh(domain, grant.refresh_token, proto)
          : await api.token(domain, grant, { proto, visitor, address: request.ip })
      if (answer.setCookies.length > 0) reply.header('set-cookie', answer.setCookies)
      return reply
        .code(answer.status)
        .type(answer.contentType)
        .headers({ ...FORWARDED_HEADERS, 'cache-control': 'no-store' })
        .send(answer.text)
    } catch (error) {
      if (!isEdgeError(error)) throw error
      request.log.warn({ domain, reason: reasonOf(error) }, 'no token')
      return rejectCall(reply, 'api_unreachable')
    }
  }

  app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser(FORM, { parseAs: 'string' }, (_request, body, done) => done(null, body))
    scope.setErrorHandler((error: { statusCode?: number }, _request, reply) =>
      rejectCall(reply, error.statusCode === 413 ? 'body_too_large' : 'form_expected'),
    )
    for (const url of ['/v3/oauth/token/', '/v3/oauth/token'])
      scope.post(url, { bodyLimit: MAX_FORM_BYTES }, answerToken)
  })
}
