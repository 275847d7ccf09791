import type { OrderChange, OrderMessage } from '@prilavok/shared-kernel/contract'
import type { Database } from '../../platform/database/connection'
import type { BasketKind } from '../../platform/database/schema-types'
import type { Session } from '../../platform/session/session'
import { lockBasket } from '../basket/buyer'
import { fittedLines, type OrderLine, readLines, settleLines } from '../basket/check-basket'
import { sumOf } from '../basket/groups'
import { lockWithGifts } from '../gifts/give-gifts'
import { changesOf, seenSum } from './changes'
import { orderErrors } from './messages'

export interface TakenBasket {
  /** What an order takes, in the counts that rules and stock allow. */
  lines: OrderLine[]
  /** Hundredths: kopecks, or hundredths of a point. */
  sum: number
  /** The part of `sum` that counts for free delivery (AMB-07). */
  deliverySum: number
  /** Comment that is remembered with the basket. */
  draftComment: string
  /** What of it the buyer has not seen. */
  changes: OrderChange[]
  /** Sum that the buyer was shown last, hundredths. */
  seenSum: number
}

/**
 * The rows that an order takes, with their stock locked, and in what they differ from what the buyer has seen. The stored
 * counts are brought in line with rules and stock, whatever becomes of the order.
 */
export async function takeBasket(
  db: Database,
  session: Session,
  basket: BasketKind,
): Promise<TakenBasket | OrderMessage> {
  const { comment: draftComment } = await lockBasket(db, session, basket)
  await lockWithGifts(db, session, basket)
  const all = await readLines(db, session, basket, { lock: true })
  if (all.length === 0) return orderErrors.empty()
  await settleLines(db, session, basket, all)
  const lines = fittedLines(all, basket)
  const changes = changesOf(all, lines, basket)
  if (lines.length === 0 && changes.length === 0) return orderErrors.nothing()
  return {
    lines,
    sum: sumOf(lines, basket),
    deliverySum: sumOf(
      lines.filter((line) => !line.delivery_exclude),
      basket,
    ),
    draftComment,
    changes,
    seenSum: seenSum(all, basket),
  }
}
