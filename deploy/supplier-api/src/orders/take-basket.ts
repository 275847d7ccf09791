import type { OrderMessage } from '@prilavok/shared-kernel/contract'
import { lockBasket } from '../basket/buyer'
import { type BasketLine, readLines, remarksOf, settleLines } from '../basket/check-basket'
import { orderable, sumOf } from '../basket/groups'
import type { Database } from '../database/connection'
import type { BasketKind } from '../database/schema-buying'
import { kopecks } from '../money'
import type { Session } from '../session/session'
import { orderErrors } from './messages'

export interface TakenBasket {
  lines: BasketLine[]
  /** Hundredths: kopecks, or hundredths of a point. */
  sum: number
  /** The part of `sum` that counts for free delivery (AMB-07). */
  deliverySum: number
}

/**
 * The rows that an order takes, with their stock locked. When they are not what the buyer has seen, the basket is brought
 * in line and the order is refused: nobody gets less, or pays more, than was on the screen.
 * @param expectedSum roubles or points that the buyer was shown
 */
export async function takeBasket(
  db: Database,
  session: Session,
  basket: BasketKind,
  expectedSum: number | undefined,
): Promise<TakenBasket | OrderMessage> {
  await lockBasket(db, session, basket)
  const all = await readLines(db, session, basket, { lock: true })
  if (all.length === 0) return orderErrors.empty()
  const lines = orderable(all, basket)
  const settled = await settleLines(db, session, basket, lines)
  if (settled.length > 0 || lines.length === 0) return orderErrors.changed(textsOf(all, basket))
  const sum = sumOf(lines, basket, session)
  if (expectedSum !== undefined && kopecks(expectedSum) !== sum)
    return orderErrors.changed(textsOf(all, basket))
  const counted = lines.filter((line) => !line.delivery_exclude)
  return { lines, sum, deliverySum: sumOf(counted, basket, session) }
}

/** A few are enough for a message; the basket shows them all. */
const NAMED = 3

function textsOf(lines: readonly BasketLine[], basket: BasketKind): string[] {
  const remarks = remarksOf(lines, basket)
  const named = remarks.slice(0, NAMED).map(({ PRODUCT_ID, TEXT }) => {
    const line = lines.find(({ id }) => id === PRODUCT_ID)
    return `${line?.name ?? ''}: ${TEXT.charAt(0).toLowerCase()}${TEXT.slice(1)}`
  })
  const rest = remarks.length - named.length
  return rest > 0 ? [...named, `и\u00a0ещё ${rest}`] : named
}
