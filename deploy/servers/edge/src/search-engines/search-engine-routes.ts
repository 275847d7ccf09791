import type { Plan, Shop } from '@prilavok/shared-kernel/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { createExpiringMap } from '../cache/expiring-map'
import { reasonOf } from '../errors'
import { domainOfHost } from '../host/domain-of-host'
import { addressOf } from '../page/render-page'
import type { Plans } from '../registry/plans'
import type { EdgeSettings } from '../settings'
import type { EdgeTokens } from '../supplier/edge-tokens'
import type { Shops } from '../supplier/shops'
import type { SupplierApi } from '../supplier/supplier-api'
import { robotsText } from './robots'
import { type ReadList, sitemapFile } from './sitemap-files'

interface SearchEngineTools {
  settings: Pick<EdgeSettings, 'shopAddress' | 'maintenance'>
  api: SupplierApi
  tokens: EdgeTokens
  shops: Shops
  plans: Plans
}

/** Robots come often, a catalogue changes slowly. */
const MAP_LIFE_MS = 3_600_000
const MAX_FILES = 200
/** They wait as long as it takes. */
const READ_TIMEOUT_MS = 20_000
const RETRY_SECONDS = '600'
const CACHED = 'public, max-age=3600'

const reject = (reply: FastifyReply, status: 404 | 503) => {
  if (status === 503) reply.header('retry-after', RETRY_SECONDS)
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .type('text/plain; charset=utf-8')
    .send(status === 404 ? 'Not found' : 'Not available now')
}

/** GET /robots.txt and /sitemap….xml of each shop: what search engines may look at, and every page that they should know. */
export function addSearchEngineRoutes(app: FastifyInstance, tools: SearchEngineTools): void {
  const { settings, api, tokens, shops, plans } = tools
  const files = createExpiringMap<Promise<string | undefined>>({ max: MAX_FILES, ttl: MAP_LIFE_MS })

  /** A shop that is closed is asked about again later: whoever reads 404 or an empty list forgets its pages. */
  const find = async (request: FastifyRequest): Promise<{ shop: Shop; plan: Plan } | 404 | 503> => {
    const state = await shops.get(domainOfHost(request.host, api.knows))
    if (state.status === 'unknown') return 404
    const plan = state.shop && plans.of(state.shop)
    const isClosed = settings.maintenance || state.status === 'maintenance'
    return state.shop && plan && !isClosed ? { shop: state.shop, plan } : 503
  }

  const reader =
    (domain: string): ReadList =>
    async (call, params = {}) => {
      const url = new URL(call, api.originOf(domain))
      for (const [name, value] of Object.entries(params)) url.searchParams.set(name, String(value))
      url.searchParams.set('access_token', await tokens.get(domain))
      const answer = await fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(READ_TIMEOUT_MS) })
      if (answer.status !== 200) throw new Error(`${call} answered ${answer.status}`)
      return answer.json()
    }

  /** Made once for all who ask meanwhile. */
  const fileOf = (path: string, shop: Shop, plan: Plan): Promise<string | undefined> => {
    const key = `${shop.ID} ${plan.id} ${path}`
    const known = files.get(key)
    if (known) return known
    const address = addressOf(shop, settings.shopAddress)
    const made = sitemapFile(path, { plan, address, read: reader(shop.DOMAIN_NAME) })
    files.set(key, made)
    made.catch(() => files.remove(key))
    return made
  }

  app.get('/robots.txt', async (request, reply) => {
    const found = await find(request)
    if (typeof found === 'number') return reject(reply, found)
    return reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', CACHED)
      .send(robotsText(found.plan.routes, addressOf(found.shop, settings.shopAddress)))
  })

  const sitemap = async (request: FastifyRequest, reply: FastifyReply) => {
    const found = await find(request)
    if (typeof found === 'number') return reject(reply, found)
    try {
      const path = request.url.split('?', 1)[0] ?? ''
      const text = await fileOf(path, found.shop, found.plan)
      if (text === undefined) return reject(reply, 404)
      return reply.type('application/xml; charset=utf-8').header('cache-control', CACHED).send(text)
    } catch (error) {
      request.log.warn({ reason: reasonOf(error) }, 'no sitemap')
      return reject(reply, 503)
    }
  }
  app.get('/sitemap.xml', sitemap)
  app.get('/sitemap-:file', sitemap)
}
