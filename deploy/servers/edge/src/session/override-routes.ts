import { OVERRIDE_PATH, readOverride } from '@prilavok/rollouts/decision/override'
import type { FastifyInstance } from 'fastify'
import { domainOfHost } from '../host/domain-of-host'
import { returnPath } from '../http/return-path'
import { sendStatic } from '../page/send-static'
import type { Shops } from '../supplier/shops'
import type { SupplierApi } from '../supplier/supplier-api'
import { overrideCookie } from './override-cookie'

interface OverrideTools {
  api: Pick<SupplierApi, 'knows'>
  shops: Shops
  secret: string
  now?: () => number
}

type Query = Partial<Record<'token' | 'to' | 'off', string | string[]>>

const GONE = 410

/**
 * GET /release-override?token=…&to=…: from now on this browser gets the versions of the token, in this shop and until its end, and goes to
 * that page. `?off` ends it and goes home; so does a token that is forged, over, or another shop's, and a page says so.
 */
export function addOverrideRoutes(app: FastifyInstance, tools: OverrideTools): void {
  const { api, shops, secret, now = Date.now } = tools
  app.get<{ Querystring: Query }>(OVERRIDE_PATH, async (request, reply) => {
    const { shop } = await shops.get(domainOfHost(request.host, api.knows))
    const { to, off } = request.query
    const token = String(request.query.token ?? '')
    const override = shop && readOverride(token, { secret, shop: shop.DOMAIN_NAME, now: now() })
    const given = override && { token, seconds: Math.ceil((Date.parse(override.until) - now()) / 1000) }
    reply
      .header('set-cookie', overrideCookie(given, request.protocol === 'https'))
      .header('cache-control', 'no-store')
    if (override) return reply.redirect(returnPath(to, OVERRIDE_PATH), 303)
    return off === undefined ? sendStatic(reply, GONE, 'overrideOver') : reply.redirect('/', 303)
  })
}
