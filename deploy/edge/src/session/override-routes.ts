import { OVERRIDE_PATH, readOverride } from '@prilavok/rollouts/decision/override'
import type { FastifyInstance } from 'fastify'
import { domainOfHost } from '../host/domain-of-host'
import type { Shops } from '../supplier/shops'
import type { SupplierApi } from '../supplier/supplier-api'
import { overrideCookie } from './override-cookie'

interface OverrideTools {
  api: Pick<SupplierApi, 'knows'>
  shops: Shops
  secret: string
  now?: () => number
}

/**
 * GET /release-override?token=…: from now on this browser gets the versions of the token, in this shop and until its end. `?off` ends it, and
 * so does a token that is forged, over, or another shop's. Leads to the home page.
 */
export function addOverrideRoutes(app: FastifyInstance, tools: OverrideTools): void {
  const { api, shops, secret, now = Date.now } = tools
  app.get<{ Querystring: { token?: string | string[] } }>(OVERRIDE_PATH, async (request, reply) => {
    const { shop } = await shops.get(domainOfHost(request.host, api.knows))
    const token = String(request.query.token ?? '')
    const override = shop && readOverride(token, { secret, shop: shop.DOMAIN_NAME, now: now() })
    const given = override && { token, seconds: Math.ceil((Date.parse(override.until) - now()) / 1000) }
    return reply
      .header('set-cookie', overrideCookie(given, request.protocol === 'https'))
      .header('cache-control', 'no-store')
      .redirect('/', 303)
  })
}
