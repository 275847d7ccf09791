import type { ProductsAnswer } from '@prilavok/shared-kernel/contract'
import { Type } from '@sinclair/typebox'
import type { Api } from '../../platform/http/api'
import { loadProducts } from '../product/load-products'
import { isKind, pickOfKind, pickOfMark } from './pick'

const Query = Type.Object({
  limit: Type.Integer({ minimum: 1, maximum: 36, default: 12, description: 'Products at most' }),
})

const Params = Type.Object({
  type: Type.String({
    pattern: '^[A-Za-z0-9_-]{1,50}$',
    description: 'A kind of carousel (new, hot, sale) or the CODE of a mark',
  }),
})

/** Carousels of products that can be bought now, the most popular first (000 §7). */
export async function carousel(app: Api): Promise<void> {
  app.get(
    '/v3/api/catalog/marks/carousel/',
    { schema: { querystring: Query, summary: 'Carousel of the best-selling products' } },
    async ({ session, query }): Promise<ProductsAnswer> => {
      const ids = await pickOfKind(app.db, session.shopId, 'hot', query.limit)
      return { ITEMS: await loadProducts(app.db, session, ids) }
    },
  )
  app.get(
    '/v3/api/catalog/marks/:type/carousel/',
    { schema: { querystring: Query, params: Params, summary: 'Carousel of a kind or a mark' } },
    async ({ session, query, params: { type } }): Promise<ProductsAnswer> => {
      const { shopId } = session
      const ids = isKind(type)
        ? await pickOfKind(app.db, shopId, type, query.limit)
        : await pickOfMark(app.db, shopId, type, query.limit)
      return { ITEMS: await loadProducts(app.db, session, ids) }
    },
  )
}
