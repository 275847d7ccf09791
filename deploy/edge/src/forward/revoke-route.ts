import { parseCookies } from '@prilavok/shared-kernel/contract/cookies'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { reasonOf } from '../errors'
import { domainOfHost } from '../host/domain-of-host'
import { endedSession, refreshTokenIn } from '../session/session-cookies'
import type { TokenReply } from '../supplier/supplier-api'
import { forwardErrorCode, rejectCall } from './api-error'
import { callerOf, claimGroups, tokenOfCall } from './claimant'
import type { TokenTools } from './token-route'

/** A back end that knows no such call: there is nothing more that could be done. */
const UNKNOWN_CALL = [404, 405]

/**
 * POST /v3/oauth/token/revoke/: a logout. The API ends the session of the access token and of the refresh token that only the edge is
 * sent. Whatever the API says, the browser has no session afterwards.
 */
export function addRevokeRoute(
  app: FastifyInstance,
  tools: Pick<TokenTools, 'api' | 'refresher' | 'share'>,
): void {
  const { api, refresher, share } = tools

  const revoke = async (request: FastifyRequest, domain: string): Promise<TokenReply> => {
    const refreshToken = refreshTokenIn(parseCookies(request.headers.cookie)) ?? ''
    refresher.forget(domain, refreshToken)
    const release = await share.enter(claimGroups(request, domain))
    try {
      const tokens = { token: tokenOfCall(request) ?? '', refresh_token: refreshToken }
      return await api.revoke(domain, tokens, callerOf(request))
    } finally {
      // What a refresh under way has got meanwhile is no good any more either.
      refresher.forget(domain, refreshToken)
      release()
    }
  }
  const answer = async (request: FastifyRequest, reply: FastifyReply) => {
    const domain = domainOfHost(request.host, api.knows)
    if (!api.knows(domain)) return rejectCall(reply, 'shop_unknown')
    reply.header('set-cookie', endedSession(request.protocol === 'https')).header('cache-control', 'no-store')
    try {
      const { status, setCookies } = await revoke(request, domain)
      if (setCookies.length > 0) reply.header('set-cookie', setCookies)
      if (status === 200 || UNKNOWN_CALL.includes(status)) return reply.send({ SUCCESS: 'Y' })
      request.log.warn({ domain, status }, 'a session is not ended')
      return rejectCall(reply, 'api_unreachable')
    } catch (error) {
      const code = forwardErrorCode(error)
      if (!code) throw error
      request.log.warn({ domain, reason: reasonOf(error) }, 'a session is not ended')
      return rejectCall(reply, code)
    }
  }

  app.register(async (scope) => {
    // The body says nothing, whatever it is.
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', (_request, payload, done) => {
      payload.resume()
      done(null)
    })
    for (const url of ['/v3/oauth/token/revoke/', '/v3/oauth/token/revoke']) scope.post(url, answer)
  })
}
