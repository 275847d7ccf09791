import type { ViewedChangedAnswer } from '@prilavok/shared-kernel/contract'
import { Type } from '@sinclair/typebox'
import { sql } from 'kysely'
import type { Database } from '../../platform/database/connection'
import type { Api } from '../../platform/http/api'
import { ProductId } from '../../platform/http/schemas'
import type { Session } from '../../platform/session/session'
import { forgetOldest, MAX_VIEWED } from '../listing/saved-limits'
import { countSaved, removeSaved, requireProduct, savedList } from '../listing/saved-products'

const Change = Type.Object({
  product_id: ProductId,
  delete: Type.Optional(Type.Literal('Y', { description: 'Y: the product is forgotten' })),
})

/** Products whose pages the buyer has opened. */
export async function viewed(app: Api): Promise<void> {
  const PATH = '/v3/api/catalog/viewed/'
  savedList(app, 'viewed', PATH, 'Viewed products')
  app.post(
    PATH,
    { schema: { body: Change, summary: 'Notes a viewed product, or forgets it' } },
    async ({ session, body }): Promise<ViewedChangedAnswer> => {
      if (body.delete === 'Y') await removeSaved(app.db, 'viewed', session, body.product_id)
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
