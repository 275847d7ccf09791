import type { FavoriteChangedAnswer, FavoritesChangedAnswer } from '@prilavok/shared-kernel/contract'
import { type Static, Type } from '@sinclair/typebox'
import { sql } from 'kysely'
import type { Database } from '../../platform/database/connection'
import { apiErrors } from '../../platform/errors'
import type { Api } from '../../platform/http/api'
import { numbered, oneOf, ProductId } from '../../platform/http/schemas'
import type { Session } from '../../platform/session/session'
import { flag } from '../../platform/yes-no'
import { MAX_FAVOURITES } from '../listing/saved-limits'
import { countSaved, removeSaved, requireProduct, savedList } from '../listing/saved-products'

const Change = Type.Object({
  product_id: ProductId,
  favorite: Type.Optional(
    oneOf(['Y', 'N'], { description: 'The state wanted; without it the state is flipped' }),
  ),
})

const ManyChange = Type.Object({
  product_ids: numbered(3, ProductId, {
    maxProperties: 1000,
    description:
      'IDs of up to 1000 products: product_ids[0]=6750; one that the shop does not have is left out',
  }),
  favorite: oneOf(['Y', 'N'], { description: 'The state wanted' }),
})

/** Favourites of clients and visitors (AMB-03). */
export async function favorite(app: Api): Promise<void> {
  const PATH = '/v3/api/catalog/favorite/'
  savedList(app, 'favourites', PATH, 'Favourites')
  app.post(
    PATH,
    { schema: { body: Change, summary: 'Adds or removes a favourite' } },
    async ({ session, body }): Promise<FavoriteChangedAnswer> => {
      await requireProduct(app.db, session, body.product_id)
      const { isFavourite, isAdded } = await change(app.db, session, body)
      const CNT = await countSaved(app.db, 'favourites', session)
      if (isAdded && CNT > MAX_FAVOURITES) {
        await removeSaved(app.db, 'favourites', session, body.product_id)
        throw apiErrors.badField('product_id', tooMany)
      }
      return { SUCCESS: 'Y', FAVORITE: flag(isFavourite), CNT }
    },
  )
  app.post(
    `${PATH}many/`,
    { schema: { body: ManyChange, summary: 'Adds or removes several favourites, all or none' } },
    ({ session, body }): Promise<FavoritesChangedAnswer> =>
      app.db.transaction().execute(async (db) => {
        const CHANGED = await changeMany(db, session, Object.values(body.product_ids), body.favorite)
        const CNT = await countSaved(db, 'favourites', session)
        if (body.favorite === 'Y' && CHANGED.length > 0 && CNT > MAX_FAVOURITES)
          throw apiErrors.badField('product_ids', tooMany)
        return { SUCCESS: 'Y', FAVORITE: body.favorite, CNT, CHANGED }
      }),
  )
}

const tooMany = `В\u00a0избранном может быть не\u00a0больше ${MAX_FAVOURITES}\u00a0товаров`

/** What has become of a product. */
interface Changed {
  isFavourite: boolean
  /** It was no favourite before. */
  isAdded: boolean
}

async function change(db: Database, session: Session, body: Static<typeof Change>): Promise<Changed> {
  if (body.favorite !== 'Y') {
    const removed = await removeSaved(db, 'favourites', session, body.product_id)
    if (body.favorite === 'N' || removed) return { isFavourite: false, isAdded: false }
  }
  const { numInsertedOrUpdatedRows = 0n } = await db
    .insertInto('favourites')
    .values({ shop_id: session.shopId, buyer_id: session.buyerId, product_id: body.product_id })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow()
  return { isFavourite: true, isAdded: numInsertedOrUpdatedRows > 0n }
}

/** @returns IDs of those that were otherwise before */
async function changeMany(
  db: Database,
  { shopId, buyerId }: Session,
  ids: readonly number[],
  favorite: 'Y' | 'N',
): Promise<number[]> {
  const { rows } = await (favorite === 'Y'
    ? sql<{ product_id: number }>`
        insert into favourites (shop_id, buyer_id, product_id)
        select shop_id, ${buyerId}, id from products where shop_id = ${shopId} and id = any(${ids}::int[])
        on conflict do nothing returning product_id`
    : sql<{ product_id: number }>`
        delete from favourites where shop_id = ${shopId} and buyer_id = ${buyerId} and product_id = any(${ids}::int[])
        returning product_id`
  ).execute(db)
  return rows.map(({ product_id }) => product_id)
}
