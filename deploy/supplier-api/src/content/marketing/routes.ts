import type { PromoAnswer } from '@prilavok/shared-kernel/contract'
import { type Static, Type } from '@sinclair/typebox'
import type { FastifyInstance } from 'fastify'
import { choice } from '../../platform/http/schemas'
import { keepBanners } from './cached-banners'

const Query = Type.Object({ changed: choice(['Y'], 'Y: read anew, not from what the server keeps') })
type Query = Static<typeof Query>

/** GET /v3/api/marketing/promo/ (001 §7), open to every visitor. */
export async function marketing(app: FastifyInstance): Promise<void> {
  const banners = keepBanners(app.db)
  app.get<{ Querystring: Query }>(
    '/v3/api/marketing/promo/',
    { schema: { summary: 'Banners by placement', tags: ['marketing'], querystring: Query } },
    async ({ session, query }): Promise<PromoAnswer> => banners(session.shopId, query.changed === 'Y'),
  )
}
