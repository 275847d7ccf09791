import type { BasketMethodResponse } from '@prilavok/shared-kernel/contract'
import { type GroupCode, groupOf } from '../../catalogue/product/goods'
import type { Database } from '../../platform/database/connection'
import type { BasketKind } from '../../platform/database/schema-types'
import type { Session } from '../../platform/session/session'
import { flag } from '../../platform/yes-no'
import { type Buyer, lockBasket, requireBasket } from './buyer'
import { readLines, settleLines, warningsOf } from './check-basket'
import { countBasket } from './count-basket'
import { orderable } from './groups'
import { takeRowsOut } from './removed-rows'

/**
 * Before ordering: brings counts in line with rules and stock, and says what is wrong. SUCCESS Y: an order could be sent
 * now, of exactly what the buyer has seen.
 * @param comment remembered with the basket when given
 */
export function checkBasket(
  db: Database,
  session: Session,
  basket: BasketKind,
  comment: string | undefined,
): Promise<BasketMethodResponse> {
  requireBasket(session, basket)
  return db.transaction().execute(async (trx) => {
    await lockBasket(trx, session, basket)
    if (comment !== undefined) await writeComment(trx, session, basket, comment)
    const lines = await readLines(trx, session, basket)
    const moved = await settleLines(trx, session, basket, lines)
    const ready = moved.length === 0 && orderable(lines, basket).length > 0
    return {
      METHOD_SUCCESS: { SUCCESS: flag(ready) },
      ...(await countBasket(trx, session, basket)),
      CHECK: warningsOf(lines, basket),
    }
  })
}

/** Removes whole groups with one call (BAS-008). Unknown codes name nothing. */
export function removeGroups(
  db: Database,
  session: Session,
  basket: BasketKind,
  codes: readonly string[],
): Promise<BasketMethodResponse> {
  requireBasket(session, basket)
  const isMeant = (code: GroupCode) => codes.includes(code)
  return db.transaction().execute(async (trx) => {
    await lockBasket(trx, session, basket)
    const lines = await readLines(trx, session, basket)
    const meant = lines.filter((line) => isMeant(groupOf(line, basket)))
    await takeRowsOut(
      trx,
      session,
      basket,
      meant.map((line) => line.id),
    )
    return {
      METHOD_SUCCESS: { SUCCESS: 'Y' },
      ...(await countBasket(trx, session, basket)),
      CHECK: [],
    }
  })
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
    .where('shop_id', '=', buyer.shopId)
    .where('buyer_id', '=', buyer.buyerId)
    .where('basket', '=', basket)
    .execute()
}
