import type { Database } from '../../platform/database/connection'
import { preparedStatement } from '../../platform/database/prepared-statement'
import type { BasketKind } from '../../platform/database/schema-types'
import { apiErrors } from '../../platform/errors'
import type { Buyer, Session } from '../../platform/session/session'

/**
 * Everything that changes a basket takes this lock first, so that changes of one basket come one after another. Inside a
 * transaction; locks of two baskets are taken in the order of `buyerId`.
 * @returns what is remembered beside the rows
 */
export function lockBasket(db: Database, buyer: Buyer, basket: BasketKind): Promise<{ comment: string }> {
  return db
    .insertInto('baskets')
    .modifyEnd(preparedStatement)
    .values({ shop_id: buyer.shopId, buyer_id: buyer.buyerId, basket })
    .onConflict((conflict) =>
      conflict.columns(['shop_id', 'buyer_id', 'basket']).doUpdateSet({ updated_at: new Date() }),
    )
    .returning('comment')
    .executeTakeFirstOrThrow()
}

/** The bonus basket exists for loyalty clients alone (000 §6). */
export const mayUse = (session: Session, basket: BasketKind): boolean =>
  basket === 'main' || session.client?.loyalty === true

/** @throws loyalty_only (403) */
export function requireBasket(session: Session, basket: BasketKind): void {
  if (!mayUse(session, basket)) throw apiErrors.loyaltyOnly()
}

/** The comment of the order to come; empty after an order. */
export async function writeComment(
  db: Database,
  buyer: Buyer,
  basket: BasketKind,
  comment: string,
): Promise<void> {
  await db
    .updateTable('baskets')
    .set({ comment })
    .where((eb) => eb.and({ shop_id: buyer.shopId, buyer_id: buyer.buyerId, basket }))
    .execute()
}
