import { type AddedRow, fitAddition, useAddProducts, useHeldOf } from '@prilavok/shared-kernel/basket-lists'
import type { BoughtProduct } from '@prilavok/shared-kernel/contract'
import { useState } from 'react'

/** A row of the next order. */
export interface DraftRow extends AddedRow {
  product: BoughtProduct
  rule: ReturnType<typeof fitAddition>['rule']
  /** Why it did not go into the basket. */
  rejection: string | undefined
}

/** A draft of the next order that the buyer edits; what the basket holds already is not in it. */
export function useDraft(due: readonly BoughtProduct[]) {
  const [counts, setCounts] = useState<ReadonlyMap<number, number>>(new Map())
  const [rejections, setRejections] = useState<ReadonlyMap<number, string>>(new Map())
  const [added, setAdded] = useState(false)
  const { add, adding, error } = useAddProducts('main', (outcome) => {
    setRejections(outcome.rejections)
    setAdded(true)
  })
  const heldOf = useHeldOf('main', { enabled: due.length > 0, adding })
  const rows = due
    .filter((product) => heldOf(product) === 0)
    .map((product): DraftRow => {
      const { count, rule } = fitAddition(product, 0, product.USUAL_QUANTITY)
      const { ID: number } = product
      return { number, product, count: counts.get(number) ?? count, rule, rejection: rejections.get(number) }
    })
  const taken = rows.filter(({ count }) => count > 0)
  return {
    rows,
    taken,
    sum: taken.reduce((sum, { product, count }) => sum + Math.round(product.PRICE * 100) * count, 0) / 100,
    adding,
    /** It has gone into the basket since the page was opened. */
    added,
    error,
    add: () => add(taken),
    /** undefined: the usual count. */
    count(id: number, count: number | undefined) {
      const next = new Map(counts)
      count === undefined ? next.delete(id) : next.set(id, count)
      setCounts(next)
    },
  }
}
export type Draft = ReturnType<typeof useDraft>
