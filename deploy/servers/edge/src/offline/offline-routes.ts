import { readFile } from 'node:fs/promises'
import {
  OFFLINE_SHOP_PATH,
  type Plan,
  SERVICE_WORKER_PATH,
  type Shop,
} from '@prilavok/shared-kernel/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { domainOfHost } from '../host/domain-of-host'
import { chooseEncoding } from '../http/accept-encoding'
import { EVERYWHERE, makeNonce, pagePolicy } from '../http/security-headers'
import { createHtmlStream } from '../page/html-stream'
import { originsOf } from '../page/other-origins'
import type { PageTools } from '../page/page-routes'
import { savedDocument } from '../page/render-page'
import { offlineFiles } from './offline-files'
import { REMOVER } from './remover'
import type { ServiceWorkers } from './service-workers'

interface OfflineTools extends Pick<PageTools, 'settings' | 'api' | 'shops' | 'plans' | 'documentShells'> {
  serviceWorkers: ServiceWorkers
}

/** Any server between may keep it, as long as it asks each time: an old worker must never outlive its release. */
const ASK_AGAIN = 'no-cache'
const RETRY_SECONDS = '5'

/**
 * What makes the shop open without a connection (ADR 37): the service worker of the shell that the plan chooses, and what it saves.
 * Where there is no worker any more, because it is switched off or the shell is one without, its address answers with a
 * script that removes the worker a browser may still have.
 */
export function addOfflineRoutes(app: FastifyInstance, tools: OfflineTools): void {
  const { settings, api, shops, plans, documentShells, serviceWorkers } = tools

  const notNow = (reply: FastifyReply) =>
    reply
      .code(503)
      .header('cache-control', 'no-store')
      .header('retry-after', RETRY_SECONDS)
      .type('text/plain')
      .send('Not now')
  const notFound = (reply: FastifyReply) =>
    reply.code(404).header('cache-control', 'no-store').type('text/plain').send('Not found')

  /** What the shop runs now; `unknown` is for good, undefined is not. */
  const running = async (request: FastifyRequest) => {
    const domain = domainOfHost(request.host, api.knows)
    const { status, shop } = await shops.get(domain)
    if (status === 'unknown') return 'unknown'
    const plan = shop && plans.of(shop)
    return shop && plan && { domain, shop, plan }
  }

  app.route({
    method: ['GET', 'HEAD'],
    url: SERVICE_WORKER_PATH,
    async handler(request, reply) {
      const now = await running(request)
      if (now === 'unknown') return notFound(reply)
      if (!now) return notNow(reply)
      const file = await serviceWorkers.fileOf(now.plan)
      const code = file ? await readFile(file) : REMOVER
      return reply
        .header('cache-control', ASK_AGAIN)
        .type('text/javascript; charset=utf-8')
        .send(request.method === 'HEAD' ? '' : code)
    },
  })

  const offlineShop = async (domain: string, shop: Shop, plan: Plan) => {
    const nonce = makeNonce()
    const documentShell = await documentShells.of(shop, plan, nonce)
    return {
      plan: plan.id,
      bases: Object.values(plan.parts).flatMap(({ base, fallbacks }) => [
        base,
        ...fallbacks.map((one) => one.base),
      ]),
      files: await offlineFiles(plan, serviceWorkers.filesOfShell),
      document: savedDocument({ shop, plan, nonce, documentShell, ...settings }),
      headers: {
        ...EVERYWHERE,
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': pagePolicy(nonce, originsOf({ api, settings, domain, shop })),
      },
    }
  }

  app.get(OFFLINE_SHOP_PATH, async (request, reply) => {
    const now = await running(request)
    if (!now) return notNow(reply)
    if (now === 'unknown' || !(await serviceWorkers.fileOf(now.plan))) return notFound(reply)
    const encoding = chooseEncoding(request.headers['accept-encoding'])
    const out = createHtmlStream(encoding)
    out.end(JSON.stringify(await offlineShop(now.domain, now.shop, now.plan)))
    if (encoding) reply.header('content-encoding', encoding)
    return reply
      .header('cache-control', ASK_AGAIN)
      .header('vary', 'Host, Accept-Encoding')
      .type('application/json; charset=utf-8')
      .send(out.body)
  })
}
