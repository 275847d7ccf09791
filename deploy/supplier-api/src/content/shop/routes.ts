import type { ShopAnswer } from '@prilavok/shared-kernel/contract'
import { type Static, Type } from '@sinclair/typebox'
import type { FastifyInstance } from 'fastify'
import { formText } from '../../platform/http/schemas'
import { checkDomain } from './check-domain'
import { loadShop } from './load-shop'

const Query = Type.Object({
  domain_name: formText(253, 'Domain of the shop: another one than that of the token is rejected'),
})
type Query = Static<typeof Query>

/** GET /v3/api/client/shop/ (000 §7). */
export async function shop(app: FastifyInstance): Promise<void> {
  app.get<{ Querystring: Query }>(
    '/v3/api/client/shop/',
    { schema: { querystring: Query, summary: 'The shop of the token with its settings', tags: ['shop'] } },
    async (request): Promise<ShopAnswer> => {
      await checkDomain(app.db, request.session, request.query.domain_name)
      return { ITEM: await loadShop(app.db, request.session.shopId, app.services.acquirers.current) }
    },
  )
}
