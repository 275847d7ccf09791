import type { BasketWarning } from '@prilavok/shared-kernel/contract'
import { fitQuantity, NO_LIMIT } from '../../catalogue/product/fit-quantity'
import { rejectionText } from '../../catalogue/product/product-terms'
import type { Database } from '../../platform/database/connection'
import type { BasketKind } from '../../platform/database/schema-types'
import type { Buyer } from '../../platform/session/session'
import { takeOverKeys } from './addition-keys'
import { lockBasket, writeComment } from './buyer'
import { ROWS, readProductTerms, removeRows, rowCount, type StoredRow, storeRows, TOO_MANY } from './rows'

/** Locks both baskets. The visitor's comment comes along where the client has none. */
async function mergeComments(db: Database, visitor: Buyer, client: Buyer, basket: BasketKind): Promise<void> {
  const comments = new Map<number, string>()
  for (const buyer of [visitor, client].sort((a, b) => a.buyerId - b.buyerId))
    comments.set(buyer.buyerId, (await lockBasket(db, buyer, basket)).comment)
  const comment = comments.get(visitor.buyerId) ?? ''
  if (comment === '' || comments.get(client.buyerId) !== '') return
  await writeComment(db, client, basket, comment)
  await writeComment(db, visitor, basket, '')
}

export interface MergedBasket {
  warnings: BasketWarning[]
  /** Products that were moved. */
  count: number
}

/**
 * Moves everything of the visitor's basket into the client's: equal products add up, limited by the stock (AMB-68). What
 * cannot be bought now is moved too, so that nothing is lost by logging in; what finds no place in the client's basket
 * stays in the visitor's, with a warning. Inside a transaction.
 */
export async function mergeBaskets(
  db: Database,
  visitor: Buyer,
  client: Buyer,
  basket: BasketKind,
): Promise<MergedBasket> {
  if (visitor.buyerId === client.buyerId) return { warnings: [], count: 0 }
  await mergeComments(db, visitor, client, basket)
  await takeOverKeys(db, visitor, client)
  const brought = await db
    .selectFrom('basket_rows')
    .where((eb) => eb.and({ shop_id: visitor.shopId, buyer_id: visitor.buyerId, basket }))
    .select(['product_id', 'quantity', 'seen_price'])
    .orderBy('created_at')
    .orderBy('product_id')
    .execute()
  const products = await readProductTerms(
    db,
    client,
    basket,
    brought.map((row) => row.product_id),
  )
  let free = ROWS - (await rowCount(db, client, basket))
  const warnings: BasketWarning[] = []
  const merged = brought.flatMap(({ product_id: id, quantity, seen_price: seenPrice }): StoredRow[] => {
    const product = products.get(id)
    if (!product) return []
    if (product.present === null && free-- <= 0) {
      warnings.push({ PRODUCT_ID: id, TEXT: TOO_MANY })
      return []
    }
    const wanted = (product.present ?? 0) + quantity
    if (rejectionText(product, basket))
      return [{ productId: id, quantity: Math.min(wanted, NO_LIMIT), seenPrice }]
    const fit = fitQuantity(wanted, product)
    if (fit.warning) warnings.push({ PRODUCT_ID: id, TEXT: fit.warning })
    return [{ productId: id, quantity: fit.quantity, seenPrice }]
  })
  await storeRows(db, client, basket, merged)
  await removeRows(
    db,
    visitor,
    basket,
    merged.map(({ productId }) => productId),
  )
  return { warnings, count: merged.length }
}
