import { parseCookies } from '@prilavok/shared-kernel/contract/cookies'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { reasonOf } from '../errors'
import { domainOfHost } from '../host/domain-of-host'
import { endedSession, refreshTokenIn } from '../session/session-cookies'
import type { SessionTokens, TokenReply } from '../supplier/supplier-api'
import { forwardErrorCode, rejectCall } from './api-error'
import { callerOf, claimGroups, tokenOfCall } from './claimant'
import type { TokenTools } from './token-route'

/** A back end that knows no such call: there is nothing more that could be done. */
const UNKNOWN_CALL = [404, 405]

/** The session that a call ends. */
interface Ended {
  tokens: SessionTokens
  /** Set-Cookie values for the browser whose session it is. */
  setCookies: string[]
}

/**
 * A call that comes late names a token that the browser has replaced: what it has now is another session, which goes on. A page that has
 * forgotten its token before it named it may have the next session when the answer comes: that one is not taken away.
 */
function endedBy(request: FastifyRequest): Ended {
  const cookies = parseCookies(request.headers.cookie)
  const token = tokenOfCall(request) ?? ''
  const secure = request.protocol === 'https'
  const isOwn = !cookies.access_token || cookies.access_token === token
  return {
    tokens: { token, refresh_token: (isOwn && refreshTokenIn(cookies)) || '' },
    setCookies: isOwn && (cookies.access_token || !token) ? endedSession(cookies, secure) : [],
  }
}

/**
 * POST /v3/oauth/token/revoke/: a logout. The API ends the session of the access token and of the refresh token that only the edge is
 * sent. Whatever the API says, the browser has no session afterwards.
 */
export function addRevokeRoute(
  app: FastifyInstance,
  tools: Pick<TokenTools, 'api' | 'refresher' | 'share' | 'late'>,
): void {
  const { api, refresher, share, late } = tools

  const revoke = async (
    request: FastifyRequest,
    domain: string,
    tokens: SessionTokens,
  ): Promise<TokenReply> => {
    refresher.forget(domain, tokens.refresh_token)
    const release = await share.enter(claimGroups(request, domain))
    try {
      return await api.revoke(domain, tokens, callerOf(request))
    } finally {
      // What a refresh under way has got meanwhile is no good any more either.
      refresher.forget(domain, tokens.refresh_token)
      release()
    }
  }
  const answer = async (request: FastifyRequest, reply: FastifyReply) => {
    const domain = domainOfHost(request.host, api.knows)
    if (!api.knows(domain)) return rejectCall(reply, 'shop_unknown')
    const { tokens, setCookies: ended } = endedBy(request)
    reply.header('cache-control', 'no-store')
    if (ended.length > 0) reply.header('set-cookie', ended)
    try {
      const { status, setCookies } = await revoke(request, domain, tokens)
      if (ended.length > 0 && setCookies.length > 0) reply.header('set-cookie', setCookies)
      if (status === 200 || UNKNOWN_CALL.includes(status)) return reply.send({ SUCCESS: 'Y' })
      request.log.warn({ domain, status }, 'a session is not ended yet')
      late.add(domain, tokens)
      return rejectCall(reply, 'api_unreachable')
    } catch (error) {
      const code = forwardErrorCode(error)
      if (!code) throw error
      request.log.warn({ domain, reason: reasonOf(error) }, 'a session is not ended yet')
      late.add(domain, tokens)
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
