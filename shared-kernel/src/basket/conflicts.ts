import type { BasketMethodResponse } from '@prilavok/shared-kernel/contract'
import type { Move } from './basket-state'
import type { BasketItem } from './change'
import type { ChangeRequest } from './requests'

/** A count that somebody else had changed when the buyer's change was made. */
export interface Conflict {
  item: BasketItem
  /** What it had been made elsewhere; 0: removed. */
  elsewhere: number
  now: number
  /**
   * - `replaced`: the buyer's count stands in its place, or what he has added came on top of another count than he saw
   * - `added`: both have added a product that was not there
   * - `left`: it stays, and the buyer's own count was not sent
   * - `overwritten`: it stands in the place of the buyer's count
   */
  kind: 'replaced' | 'added' | 'left' | 'overwritten'
  /** Of `left` and `overwritten`: the buyer's own count. */
  own?: number
}

interface Answered {
  request: ChangeRequest
  answer: Pick<BasketMethodResponse, 'OVERWRITTEN'>
  /** Counts that earlier requests without an answer may have made. */
  ownCounts: (productId: number) => readonly number[]
  itemOf: (productId: number) => BasketItem
}

/** What a request has met of somebody else's doing. */
export function conflictsOf({ request, answer, ownCounts, itemOf }: Answered): Conflict[] {
  const overwritten = new Map(
    answer.OVERWRITTEN?.map(({ PRODUCT_ID, QUANTITY }) => [PRODUCT_ID, QUANTITY]) ?? [],
  )
  const ofProducts = request.products.flatMap(({ id, before, after, seen = before }): Conflict[] => {
    const elsewhere = overwritten.get(id) ?? before
    if (elsewhere === seen || ownCounts(id).includes(elsewhere)) return []
    const item = itemOf(id)
    if (request.kind !== 'add')
      return elsewhere === after ? [] : [{ item, elsewhere, now: after, kind: 'replaced' }]
    return [{ item, elsewhere, now: elsewhere + after - before, kind: seen === 0 ? 'added' : 'replaced' }]
  })
  const asked = new Set(request.products.map(({ id }) => id))
  const besides =
    request.kind === 'clear'
      ? [...overwritten].filter(([id, quantity]) => quantity > 0 && !asked.has(id))
      : []
  return [
    ...ofProducts,
    ...besides.map(([id, elsewhere]) => ({
      item: itemOf(id),
      elsewhere,
      now: 0,
      kind: 'replaced' as const,
    })),
  ]
}

/** Changes that bring back what stood there, or the buyer's own counts. */
export const wayBack = (conflicts: readonly Conflict[]): Move[] =>
  conflicts.flatMap(({ item, elsewhere, now, kind, own = elsewhere }) =>
    kind === 'added' ? [] : [{ item: { ...item, held: now }, from: now, to: own }],
  )
