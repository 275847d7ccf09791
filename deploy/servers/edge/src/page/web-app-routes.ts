import { WEB_APP_PATHS, type WebApp } from '@prilavok/shared-kernel/contract'
import type { FastifyInstance } from 'fastify'
import { domainOfHost } from '../host/domain-of-host'
import { FORWARDED_HEADERS } from '../http/security-headers'
import type { Plans } from '../registry/plans'
import type { DocumentShells } from '../render/document-shells'
import type { Shops } from '../supplier/shops'
import type { SupplierApi } from '../supplier/supplier-api'
import { createIconPictures } from './icon-pictures'

interface WebAppTools {
  api: Pick<SupplierApi, 'knows'>
  shops: Shops
  plans: Plans
  documentShells: DocumentShells
}

interface WebAppFile {
  url: string
  type: string
  content(webApp: WebApp): string | Promise<Buffer>
}

const pictures = createIconPictures()

const svg = (name: 'icon' | 'maskableIcon'): WebAppFile => ({
  url: WEB_APP_PATHS[name],
  type: 'image/svg+xml',
  content: (webApp) => webApp[name],
})

const png = (url: string, side: number, name: 'icon' | 'maskableIcon'): WebAppFile => ({
  url,
  type: 'image/png',
  content: (webApp) => pictures.of(webApp[name], side),
})

const FILES: WebAppFile[] = [
  {
    url: WEB_APP_PATHS.manifest,
    type: 'application/manifest+json; charset=utf-8',
    content: ({ manifest }) => manifest,
  },
  svg('icon'),
  svg('maskableIcon'),
  png(WEB_APP_PATHS.icon192, 192, 'icon'),
  png(WEB_APP_PATHS.icon512, 512, 'icon'),
  png(WEB_APP_PATHS.maskableIcon512, 512, 'maskableIcon'),
  // iOS cuts the corners of icons itself; 180 is what its largest screens show (developer.apple.com, «Configuring Web Applications»).
  png(WEB_APP_PATHS.touchIcon, 180, 'maskableIcon'),
]

/** GET /manifest.webmanifest and the icons of the shop, as the shell of the shop's plan makes them. */
export function addWebAppRoutes(app: FastifyInstance, tools: WebAppTools): void {
  const { api, shops, plans, documentShells } = tools
  for (const { url, type, content } of FILES)
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
        .send(await content(webApp))
    })
}
