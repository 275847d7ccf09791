import type {
  ProductListAnswer,
  SavedCountAnswer,
  ViewedChangedAnswer,
} from '@prilavok/shared-kernel/contract'
import { Type } from '@sinclair/typebox'
import { sql } from 'kysely'
import type { Database } from '../../platform/database/connection'
import type { Api } from '../../platform/http/api'
import { ProductId } from '../../platform/http/schemas'
import type { Session } from '../../platform/session/session'
import { forgetOldest, MAX_VIEWED } from '../listing/saved-limits'
import { countSaved, listSaved, requireProduct } from '../listing/saved-products'
import { SavedQuery } from '../listing/saved-query'

const Change = Type.Object({
  product_id: ProductId,
  delete: Type.Optional(Type.Literal('Y', { description: 'Y: the product is forgotten' })),
})

/** Products whose pages the buyer has opened. */
export async function viewed(app: Api): Promise<void> {
  const PATH = '/v3/api/catalog/viewed/'
  app.get(
    PATH,
    { schema: { querystring: SavedQuery, summary: 'Viewed goods of the buyer as a list, or their number' } },
    async ({ session, query }): Promise<ProductListAnswer | SavedCountAnswer> =>
      query.action === 'count'
        ? { CNT: await countSaved(app.db, 'viewed', session) }
        : listSaved(app.db, 'viewed', session, query),
  )
  app.post(
    PATH,
    { schema: { body: Change, summary: 'Notes a viewed product, or forgets it' } },
    async ({ session, body }): Promise<ViewedChangedAnswer> => {
      if (body.delete === 'Y') await forget(app.db, session, body.product_id)
      else await remember(app.db, session, body.product_id)
      const count = await countSaved(app.db, 'viewed', session)
      if (count > MAX_VIEWED) await forgetOldest(app.db, session)
      return { SUCCESS: 'Y', CNT: Math.min(count, MAX_VIEWED) }
    },
  )
}

async function remember(db: Database, session: Session, productId: number): Promise<void> {
  await requireProduct(db, session, productId)
  await db
    .insertInto('viewed')
    .values({ shop_id: session.shopId, buyer_id: session.buyerId, product_id: productId })
    .onConflict((conflict) =>
      conflict.columns(['shop_id', 'buyer_id', 'product_id']).doUpdateSet({ seen_at: sql<Date>`now()` }),
    )
    .execute()
}

async function forget(db: Database, session: Session, productId: number): Promise<void> {
  await db
    .deleteFrom('viewed')
    .where((eb) => eb.and({ shop_id: session.shopId, buyer_id: session.buyerId, product_id: productId }))
    .execute()
}
