import { sql } from 'kysely'
import { shownPrice } from '../../catalogue/product/goods'
import type { Database } from '../../platform/database/connection'
import type { BasketKind } from '../../platform/database/schema-types'
import { type Buyer, lockBasket } from './buyer'
import type { SeenLine } from './check-basket'

/**
 * Remembers which prices and counts the buyer is shown now: an order is made of these, or of nothing. Writes only what is
 * new; a count that was changed meanwhile is left alone.
 */
export async function markSeen(
  db: Database,
  buyer: Buyer,
  basket: BasketKind,
  lines: readonly SeenLine[],
): Promise<void> {
  const fresh = lines.filter(
    (line) => line.seen_price !== shownPrice(line, basket) || line.seen_quantity !== line.quantity,
  )
  if (fresh.length === 0) return
  await db.transaction().execute(async (trx) => {
    await lockBasket(trx, buyer, basket)
    await sql`
      update basket_rows row set seen_price = shown.price, seen_quantity = shown.quantity
      from unnest(${fresh.map(({ id }) => id)}::int[], ${fresh.map(({ quantity }) => quantity)}::int[],
        ${fresh.map((line) => shownPrice(line, basket))}::bigint[]) as shown (id, quantity, price)
      where row.shop_id = ${buyer.shopId} and row.buyer_id = ${buyer.buyerId} and row.basket = ${basket}
        and row.product_id = shown.id and row.quantity = shown.quantity`.execute(trx)
  })
}
