import { parseCookies } from '@prilavok/shared-kernel/contract/cookies'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Bodies } from '../body/receive-body'
import { textParser } from '../body/text-parser'
import { reasonOf } from '../errors'
import { domainOfHost } from '../host/domain-of-host'
import { FORWARDED_HEADERS } from '../http/security-headers'
import type { FairShare } from '../load/fair-share'
import type { Untouched } from '../session/untouched'
import { type SupplierApi, tokenOf, VISITOR_COOKIE } from '../supplier/supplier-api'
import type { TokenOwners } from '../supplier/token-owners'
import type { TokenRefresher } from '../supplier/token-refresher'
import { forwardErrorCode, rejectCall } from './api-error'
import { claimGroups } from './claimant'

const FORM = 'application/x-www-form-urlencoded'
/** A token form has a handful of short fields. */
const MAX_FORM_BYTES = 16 * 1024

/** Fastify's own codes for a content type that nothing here reads. */
const isNoForm = (error: unknown) => String((error as { code?: unknown }).code).startsWith('FST_ERR_CTP_')

interface TokenTools {
  api: SupplierApi
  refresher: TokenRefresher
  owners: TokenOwners
  untouched: Untouched
  bodies: Bodies
  share: FairShare
}

/**
 * POST /v3/oauth/token/ (000 §7): the edge adds the id and the secret of the domain, whatever the browser sent (AMB-17), and
 * refreshes one token only once however many tabs ask.
 */
export function addTokenRoute(app: FastifyInstance, tools: TokenTools): void {
  const { api, refresher, owners, untouched, bodies, share } = tools

  const callApi = async (request: FastifyRequest, domain: string, form: string) => {
    const grant = Object.fromEntries(new URLSearchParams(form))
    const { protocol: proto } = request
    const visitor = parseCookies(request.headers.cookie)[VISITOR_COOKIE]
    const release = await share.enter(claimGroups(request, domain))
    try {
      return grant.grant_type === 'refresh_token' && grant.refresh_token
        ? await refresher.refresh(domain, grant.refresh_token, proto)
        : await api.token(domain, grant, { proto, visitor, address: request.ip })
    } finally {
      release()
    }
  }

  /** A login ends the visit of somebody who has nothing of his own; a new token for a visitor does not. */
  const markOf = (request: FastifyRequest) => {
    const { grant_type } = Object.fromEntries(new URLSearchParams(String(request.body)))
    if (grant_type === 'client_credentials') return undefined
    const cookies = parseCookies(request.headers.cookie)
    const secure = request.protocol === 'https'
    return untouched.touch({ method: request.method, token: cookies.access_token, cookies, secure })
  }

  const answerToken = async (request: FastifyRequest, reply: FastifyReply) => {
    const domain = domainOfHost(request.host, api.knows)
    if (!api.knows(domain)) return rejectCall(reply, 'shop_unknown')
    if (typeof request.body !== 'string') return rejectCall(reply, 'form_expected')
    try {
      const answer = await callApi(request, domain, request.body)
      if (answer.status === 200) owners.add(domain, tokenOf(answer).access_token)
      const mark = markOf(request)
      const setCookies = mark ? [...answer.setCookies, mark] : answer.setCookies
      if (setCookies.length > 0) reply.header('set-cookie', setCookies)
      return reply
        .code(answer.status)
        .type(answer.contentType)
        .headers({ ...FORWARDED_HEADERS, 'cache-control': 'no-store' })
        .send(answer.text)
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
