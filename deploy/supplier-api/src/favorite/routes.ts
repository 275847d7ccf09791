import type {
  FavoriteChangedAnswer,
  KeptCountAnswer,
  ProductListAnswer,
} from '@prilavok/shared-kernel/contract'
import { type Static, Type } from '@sinclair/typebox'
import type { FastifyInstance } from 'fastify'
import type { Database } from '../database/connection'
import { flag } from '../flag'
import { ProductId } from '../http/schemas'
import { KeptQuery } from '../listing/kept-query'
import { countKept, keptScope, requireProduct } from '../listing/kept-scope'
import { listProducts } from '../listing/list-products'
import type { Session } from '../session/session'

const Change = Type.Object({
  product_id: ProductId,
  favorite: Type.Optional(
    Type.Union([Type.Literal('Y'), Type.Literal('N')], {
      description: 'The state wanted; without it the state is flipped',
    }),
  ),
})
type Change = Static<typeof Change>

/** Favourites of clients and guests (AMB-03). */
export async function favorite(app: FastifyInstance): Promise<void> {
  const PATH = '/v3/api/catalog/favorite/'
  app.get<{ Querystring: KeptQuery }>(
    PATH,
    {
      schema: {
        querystring: KeptQuery,
        summary: 'Favourites of the buyer as a list, or their number',
        tags: ['favourites'],
      },
    },
    async ({ session, query }): Promise<ProductListAnswer | KeptCountAnswer> =>
      query.action === 'count'
        ? { CNT: await countKept(app.db, 'favourites', session) }
        : listProducts(app.db, session, query, keptScope('favourites', session)),
  )
  app.post<{ Body: Change }>(
    PATH,
    { schema: { body: Change, summary: 'Adds or removes a favourite', tags: ['favourites'] } },
    async ({ session, body }): Promise<FavoriteChangedAnswer> => {
      await requireProduct(app.db, session, body.product_id)
      const kept = await change(app.db, session, body)
      return { SUCCESS: 'Y', FAVORITE: flag(kept), CNT: await countKept(app.db, 'favourites', session) }
    },
  )
}

/** @returns whether the product is a favourite now */
async function change(db: Database, session: Session, body: Change): Promise<boolean> {
  const row = { shop_id: session.shopId, buyer_id: session.buyerId, product_id: body.product_id }
  if (body.favorite !== 'Y') {
    const removed = await db
      .deleteFrom('favourites')
      .where('shop_id', '=', row.shop_id)
      .where('buyer_id', '=', row.buyer_id)
      .where('product_id', '=', row.product_id)
      .executeTakeFirst()
    if (body.favorite === 'N' || removed.numDeletedRows > 0n) return false
  }
  await db
    .insertInto('favourites')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return true
}
