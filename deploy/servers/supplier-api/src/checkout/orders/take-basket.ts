import type { OrderChange, OrderMessage } from '@prilavok/shared-kernel/contract'
import { shownPrice, unitPrice } from '../../catalogue/product/product-terms'
import type { Database } from '../../platform/database/connection'
import type { BasketKind } from '../../platform/database/schema-types'
import { roubles } from '../../platform/money'
import type { Session } from '../../platform/session/session'
import { lockBasket } from '../basket/buyer'
import { fittedLines, type OrderLine, readLines, storeFittedCounts, sumOf } from '../basket/lines'
import { orderErrors } from './messages'
import { lockProducts } from './take-products'

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
 * The rows that an order takes, and in what they differ from what the buyer has seen. The stored counts are brought in line
 * with rules and stock, whatever becomes of the order.
 * @param lockFirst their products are locked from here on, not when all else is done (`takeProducts`)
 */
export async function takeBasket(
  db: Database,
  session: Session,
  basket: BasketKind,
  { lockFirst }: { lockFirst: boolean },
): Promise<TakenBasket | OrderMessage> {
  const { comment: draftComment } = await lockBasket(db, session, basket)
  const all = await (lockFirst ? lockProducts(db, session, basket) : readLines(db, session, basket))
  if (all.length === 0) return orderErrors.empty()
  await storeFittedCounts(db, session, basket, all)
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

/** Price of one, in hundredths, of a price as it is remembered (`shownPrice`). */
const unitOfSeen = (seen: number, basket: BasketKind): number => (basket === 'loyalty' ? seen * 100 : seen)

/**
 * What of the rows is not as the buyer was shown it.
 * @param all rows of the basket as stored
 * @param fitted those that an order would take, in the counts that it would take
 */
export function changesOf(
  all: readonly OrderLine[],
  fitted: readonly OrderLine[],
  basket: BasketKind,
): OrderChange[] {
  const taken = new Map(fitted.map((line) => [line.id, line.quantity]))
  return all.flatMap((line) => {
    const { id: PRODUCT_ID, name: NAME, seen_price: seen } = line
    const asked = line.seen_quantity ?? line.quantity
    const now = taken.get(PRODUCT_ID)
    if (now === undefined) return seen ? [{ PRODUCT_ID, NAME, KIND: 'gone', WAS: asked, NOW: 0 }] : []
    if (seen === 0) return [{ PRODUCT_ID, NAME, KIND: 'back', WAS: 0, NOW: now }]
    const changes: OrderChange[] = []
    const price = unitPrice(line, basket)
    const seenPrice = unitOfSeen(seen ?? shownPrice(line, basket), basket)
    if (seenPrice !== price)
      changes.push({ PRODUCT_ID, NAME, KIND: 'price', WAS: roubles(seenPrice), NOW: roubles(price) })
    if (asked !== now) changes.push({ PRODUCT_ID, NAME, KIND: 'quantity', WAS: asked, NOW: now })
    return changes
  })
}

/** Sum in hundredths of what the buyer was shown as to be had. */
export const seenSum = (all: readonly OrderLine[], basket: BasketKind): number =>
  all.reduce((sum, line) => {
    const price = unitOfSeen(line.seen_price ?? shownPrice(line, basket), basket)
    return sum + price * (line.seen_quantity ?? line.quantity)
  }, 0)
