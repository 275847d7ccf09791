import { parseCookies } from '@prilavok/shared-kernel/contract/cookies'
import type { FastifyInstance } from 'fastify'
import { domainOfHost } from '../host/domain-of-host'
import { goneSignal } from '../http/gone-signal'
import { returnPath } from '../http/return-path'
import type { PageSessions } from '../session/page-session'
import type { SupplierApi } from '../supplier/supplier-api'
import { rejectCall } from './api-error'
import { claimGroups } from './claimant'

const RENEW_PATH = '/v3/oauth/token/renew/'

/** Where a page whose session is to be renewed sends the browser. @param target path and query of the page */
export const renewTarget = (target: string): string => `${RENEW_PATH}?to=${encodeURIComponent(target)}`

/**
 * GET /v3/oauth/token/renew/?to=…: pages are not sent the cookie of the refresh token, so a navigation whose access token has
 * expired comes by here. Renewed, ended or, while the API is away, unchanged, the session goes back to its page.
 */
export function addRenewRoute(app: FastifyInstance, api: SupplierApi, sessions: PageSessions): void {
  app.get<{ Querystring: { to?: unknown } }>(
    RENEW_PATH,
    { exposeHeadRoute: false },
    async (request, reply) => {
      const domain = domainOfHost(request.host, api.knows)
      if (!api.knows(domain)) return rejectCall(reply, 'shop_unknown')
      const setCookies = await sessions.renew({
        domain,
        cookies: parseCookies(request.headers.cookie),
        secure: request.protocol === 'https',
        groups: claimGroups(request, domain),
        gone: goneSignal(reply),
      })
      if (setCookies.length > 0) reply.header('set-cookie', setCookies)
      return reply.header('cache-control', 'no-store').redirect(returnPath(request.query.to, RENEW_PATH), 303)
    },
  )
}
