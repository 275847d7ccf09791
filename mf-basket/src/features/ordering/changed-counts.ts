import type { OrderBasketResponse } from '@prilavok/shared-kernel/contract'
import { isYes } from '@prilavok/shared-kernel/shop'
import { rowsOf } from '../../model/edit-basket'

/** A row of the order that has another count than the buyer has seen; 0: it was, or is, not in the basket. */
export interface ChangedCount {
  id: number
  name: string
  was: number
  now: number
}

const countsOf = (basket: OrderBasketResponse) =>
  new Map(
    rowsOf(basket)
      .filter(({ GIFT }) => !isYes(GIFT))
      .map(({ ID, NAME, QUANTITY }) => [ID, { name: NAME, count: QUANTITY }]),
  )

/**
 * What differs between the basket that the buyer has seen and the one that would be ordered, in its order; what has gone stands last.
 * Gifts are the shop's own.
 */
export function changedCounts(seen: OrderBasketResponse, latest: OrderBasketResponse): ChangedCount[] {
  if (seen === latest) return []
  const [before, after] = [countsOf(seen), countsOf(latest)]
  return [...new Map([...after, ...before]).entries()].flatMap(([id, { name }]) => {
    const was = before.get(id)?.count ?? 0
    const now = after.get(id)?.count ?? 0
    return was === now ? [] : [{ id, name, was, now }]
  })
}
