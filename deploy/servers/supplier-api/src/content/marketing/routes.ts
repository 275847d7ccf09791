import type { PromoAnswer } from '@prilavok/shared-kernel/contract'
import { Type } from '@sinclair/typebox'
import type { Api } from '../../platform/http/api'
import { choice } from '../../platform/http/schemas'
import { cachedBanners } from './load-banners'

const Query = Type.Object({ changed: choice(['Y'], 'Y: read anew, not from what the server keeps') })

/** GET /v3/api/marketing/promo/ (001 §7), open to every visitor. */
export async function marketing(app: Api): Promise<void> {
  const banners = cachedBanners(app.db)
  app.get(
    '/v3/api/marketing/promo/',
    { schema: { summary: 'Banners by placement', querystring: Query } },
    async ({ session, query }): Promise<PromoAnswer> => banners(session.shopId, query.changed === 'Y'),
  )
}
