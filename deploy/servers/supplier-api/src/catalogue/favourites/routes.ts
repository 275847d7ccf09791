import type { FavoriteChangedAnswer } from '@prilavok/shared-kernel/contract'
import { type Static, Type } from '@sinclair/typebox'
import type { Database } from '../../platform/database/connection'
import { apiErrors } from '../../platform/errors'
import type { Api } from '../../platform/http/api'
import { oneOf, ProductId } from '../../platform/http/schemas'
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
