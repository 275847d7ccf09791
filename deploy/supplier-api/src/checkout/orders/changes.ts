import { createHash } from 'node:crypto'
import type { OrderChange } from '@prilavok/shared-kernel/contract'
import { shownPrice, unitPrice } from '../../catalogue/product/goods'
import type { BasketKind } from '../../platform/database/schema-types'
import { roubles } from '../../platform/money'
import type { OrderLine } from '../basket/check-basket'

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

/**
 * Names exactly this order: sent back it confirms these goods, counts, prices and this price of delivery, and no others.
 * @param delivery kopecks; null: not known yet
 */
export function confirmCode(
  lines: readonly OrderLine[],
  delivery: number | null,
  basket: BasketKind,
): string {
  const contents = lines.map((line) => [line.id, line.quantity, unitPrice(line, basket)])
  const digest = createHash('sha256').update(JSON.stringify([basket, contents, delivery]))
  return digest.digest('base64url').slice(0, 22)
}
