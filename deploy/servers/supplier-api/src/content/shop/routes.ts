import type { ShopAnswer } from '@prilavok/shared-kernel/contract'
import { Type } from '@sinclair/typebox'
import type { Api } from '../../platform/http/api'
import { formText } from '../../platform/http/schemas'
import { checkDomain } from './check-domain'
import { loadShop } from './load-shop'

const Query = Type.Object({
  domain_name: formText(253, 'Domain of the shop: another one than that of the token is rejected'),
})

/** GET /v3/api/client/shop/ (000 §7). */
export async function shop(app: Api): Promise<void> {
  app.get(
    '/v3/api/client/shop/',
    { schema: { querystring: Query, summary: 'The shop of the token with its settings' } },
    async (request): Promise<ShopAnswer> => {
      await checkDomain(app.db, request.session, request.query.domain_name)
      return { ITEM: await loadShop(app.db, request.session.shopId, app.services.acquirers.current) }
    },
  )
}
