import { WEB_APP_PATHS, type WebApp } from '@prilavok/shared-kernel/contract'
import type { FastifyInstance } from 'fastify'
import { domainOfHost } from '../host/domain-of-host'
import { FORWARDED_HEADERS } from '../http/security-headers'
import type { Plans } from '../registry/plans'
import type { DocumentShells } from '../render/document-shells'
import type { Shops } from '../supplier/shops'
import type { SupplierApi } from '../supplier/supplier-api'

interface WebAppTools {
  api: Pick<SupplierApi, 'knows'>
  shops: Shops
  plans: Plans
  documentShells: DocumentShells
}

const FILES = [
  [WEB_APP_PATHS.manifest, 'application/manifest+json; charset=utf-8', 'manifest'],
  [WEB_APP_PATHS.icon, 'image/svg+xml', 'icon'],
  [WEB_APP_PATHS.maskableIcon, 'image/svg+xml', 'maskableIcon'],
] as const satisfies [string, string, keyof WebApp][]

/** GET /manifest.webmanifest and the icons that it names, as the shell of the shop's plan makes them. */
export function addWebAppRoutes(app: FastifyInstance, tools: WebAppTools): void {
  const { api, shops, plans, documentShells } = tools
  for (const [url, type, name] of FILES)
    app.get(url, async (request, reply) => {
      const { shop } = await shops.get(domainOfHost(request.host, api.knows))
      const plan = shop && plans.of(shop)
      const { webApp } = shop && plan ? await documentShells.of(shop, plan, '') : {}
      if (!webApp)
        return reply
          .code(404)
          .header('cache-control', 'no-store')
          .type('text/plain; charset=utf-8')
          .send('Not found')
      return reply
        .headers(FORWARDED_HEADERS)
        .header('cache-control', 'public, max-age=600')
        .header('vary', 'Host')
        .type(type)
        .send(webApp[name])
    })
}
