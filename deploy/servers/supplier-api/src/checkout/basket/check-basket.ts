import type { BasketMethodResponse } from '@prilavok/shared-kernel/contract'
import type { Database } from '../../platform/database/connection'
import type { BasketKind } from '../../platform/database/schema-types'
import type { Session } from '../../platform/session/session'
import { flag } from '../../platform/yes-no'
import { lockBasket, requireBasket, writeComment } from './buyer'
import { countBasket } from './count-basket'
import { orderable, readLines, storeFittedCounts, warningsOf } from './lines'

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
    const moved = await storeFittedCounts(trx, session, basket, lines)
    const ready = moved.length === 0 && orderable(lines, basket).length > 0
    return {
      METHOD_SUCCESS: { SUCCESS: flag(ready) },
      ...(await countBasket(trx, session, basket)),
      CHECK: warningsOf(lines, basket),
    }
  })
}
