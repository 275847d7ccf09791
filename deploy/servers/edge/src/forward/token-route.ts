import { isLoggedIn, parseCookies } from '@prilavok/shared-kernel/contract/cookies'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Bodies } from '../body/receive-body'
import { textParser } from '../body/text-parser'
import { isEdgeError, reasonOf } from '../errors'
import { domainOfHost } from '../host/domain-of-host'
import { FORWARDED_HEADERS } from '../http/security-headers'
import type { FairShare } from '../load/fair-share'
import { hideRefreshToken } from '../session/hide-refresh-token'
import { isUserSession, refreshCookies, refreshTokenIn } from '../session/session-cookies'
import type { Untouched } from '../session/untouched'
import type { LateRevocations } from '../supplier/late-revocations'
import { type SupplierApi, type TokenReply, tokenOf } from '../supplier/supplier-api'
import type { TokenOwners } from '../supplier/token-owners'
import type { TokenRefresher } from '../supplier/token-refresher'
import { forwardErrorCode, rejectCall } from './api-error'
import { callerOf, claimGroups } from './claimant'

const FORM = 'application/x-www-form-urlencoded'
/** A token form has a handful of short fields. */
const MAX_FORM_BYTES = 16 * 1024

/** Fastify's own codes for a content type that nothing here reads. */
const isNoForm = (error: unknown) => String((error as { code?: unknown }).code).startsWith('FST_ERR_CTP_')

export interface TokenTools {
  api: SupplierApi
  refresher: TokenRefresher
  owners: TokenOwners
  untouched: Untouched
  bodies: Bodies
  share: FairShare
  late: LateRevocations
}

interface TokenCall {
  request: FastifyRequest
  domain: string
  grant: Record<string, string>
  /** The refresh token of the cookie. A form may bring one, too: a page from before there was the cookie. */
  known: string | undefined
}

/** The same answer for all who have no refresh token, or one that is no good. One whose session has ended meanwhile is none either. */
const NO_REFRESH_TOKEN: TokenReply = {
  status: 400,
  contentType: 'application/json',
  text: JSON.stringify({ error: 'invalid_grant' }),
  setCookies: [],
  obtainedAt: 0,
}

/**
 * POST /v3/oauth/token/ (000 §7): the edge adds the id and the secret of the domain, whatever the browser sent (AMB-17), keeps the
 * refresh token in a cookie that no script reads, and refreshes one token only once however many tabs ask.
 */
export function addTokenRoute(app: FastifyInstance, tools: TokenTools): void {
  const { api, refresher, owners, untouched, bodies, share, late } = tools

  const ask = async ({ request, domain, grant, known }: TokenCall): Promise<TokenReply> => {
    const isRefresh = grant.grant_type === 'refresh_token'
    if (!isRefresh) return api.token(domain, grant, callerOf(request))
    const token = known ?? grant.refresh_token
    if (!token) return NO_REFRESH_TOKEN
    const { proto, device } = callerOf(request)
    const reply = await refresher.refresh(domain, token, { proto, device })
    return refresher.isForgotten(domain, token) ? NO_REFRESH_TOKEN : reply
  }

  /** A login ends the visit of somebody who has nothing of his own; a new token for a visitor does not. */
  const markOf = ({ request, grant }: TokenCall) => {
    if (grant.grant_type === 'client_credentials') return undefined
    const cookies = parseCookies(request.headers.cookie)
    const { method, url } = request
    const secure = request.protocol === 'https'
    return untouched.touch({ method, url, token: cookies.access_token, cookies, secure })
  }

  /** The session that somebody logs in over has ended. */
  const endFormer = ({ request, domain, grant, known }: TokenCall) => {
    if (grant.grant_type !== 'password') return
    const cookies = parseCookies(request.headers.cookie)
    // A client without a password has no refresh token.
    const token = (isLoggedIn(cookies) && cookies.access_token) || ''
    if (!known && !token) return
    if (known) refresher.forget(domain, known)
    void late.end(domain, { token, refresh_token: known ?? '' }).then((isEnded) => {
      if (!isEnded) request.log.warn({ domain }, 'the former session is not ended yet')
    })
  }

  /** What the browser is told, and the cookies that go along. */
  const forBrowser = (call: TokenCall, reply: TokenReply): { text: string; setCookies: string[] } => {
    const { request, domain, grant, known } = call
    const secure = request.protocol === 'https'
    const isRefresh = grant.grant_type === 'refresh_token'
    const refreshToken = isRefresh ? (known ?? grant.refresh_token) : undefined
    // The cookies may be of another session by now.
    if (reply === NO_REFRESH_TOKEN && refreshToken) return { text: reply.text, setCookies: [] }
    try {
      owners.add(domain, tokenOf(reply).access_token)
    } catch (error) {
      if (reply.status === 200) throw error
      const isOver = isRefresh && isEdgeError(error, 'API_REJECTED')
      return { text: reply.text, setCookies: isOver ? refreshCookies(undefined, secure) : [] }
    }
    endFormer(call)
    const hidden = hideRefreshToken(reply.text, secure, refreshToken)
    const isNews = hidden.hasRefreshToken || known || isUserSession(parseCookies(request.headers.cookie))
    return { text: hidden.text, setCookies: isNews ? hidden.setCookies : [] }
  }

  const answerToken = async (request: FastifyRequest, reply: FastifyReply) => {
    const domain = domainOfHost(request.host, api.knows)
    if (!api.knows(domain)) return rejectCall(reply, 'shop_unknown')
    if (typeof request.body !== 'string') return rejectCall(reply, 'form_expected')
    const grant = Object.fromEntries(new URLSearchParams(request.body))
    const call = { request, domain, grant, known: refreshTokenIn(parseCookies(request.headers.cookie)) }
    try {
      const release = await share.enter(claimGroups(request, domain))
      const answer = await ask(call).finally(release)
      const { text, setCookies } = forBrowser(call, answer)
      const mark = markOf(call)
      const cookies = [...answer.setCookies, ...setCookies, ...(mark ? [mark] : [])]
      if (cookies.length > 0) reply.header('set-cookie', cookies)
      if (answer.retryAfter) reply.header('retry-after', answer.retryAfter)
      return reply
        .code(answer.status)
        .type(answer.contentType)
        .headers({ ...FORWARDED_HEADERS, 'cache-control': 'no-store' })
        .send(text)
    } catch (error) {
      const code = forwardErrorCode(error)
      if (!code) throw error
      request.log.warn({ domain, reason: reasonOf(error) }, 'no token')
      return rejectCall(reply, code)
    }
  }

  app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser(FORM, textParser(bodies, MAX_FORM_BYTES))
    scope.setErrorHandler((error, _request, reply) => {
      const code = isNoForm(error) ? 'form_expected' : forwardErrorCode(error)
      if (!code) throw error
      return rejectCall(reply, code)
    })
    for (const url of ['/v3/oauth/token/', '/v3/oauth/token']) scope.post(url, answerToken)
  })
}
