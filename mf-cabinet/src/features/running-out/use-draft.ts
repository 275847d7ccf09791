import { type AddedRow, fitAddition, useAddProducts, useHeldOf } from '@prilavok/shared-kernel/basket-lists'
import type { BoughtProduct } from '@prilavok/shared-kernel/contract'
import { readDraft, saveDraft } from '@prilavok/shared-kernel/forms/drafts'
import { useKernel } from '@prilavok/shared-kernel/kernel'
import { useEffect, useState } from 'react'

/** A row of the next order. */
export interface DraftRow extends AddedRow {
  product: BoughtProduct
  rule: ReturnType<typeof fitAddition>['rule']
  /** Why it did not go into the basket. */
  rejection: string | undefined
}

/** Entry of the drafts of this tab: a reload brings it back, a logout removes it. */
const DRAFT = 'mf-cabinet.running-out'

/** Counts by product, as a draft has them; what is none is left out. */
const countsOf = (draft: Record<string, unknown>): ReadonlyMap<number, number> =>
  new Map(
    Object.entries(draft).flatMap(([id, count]): [number, number][] =>
      /^\d+$/.test(id) && typeof count === 'number' && Number.isInteger(count) && count >= 0
        ? [[Number(id), count]]
        : [],
    ),
  )

/** The counts that the buyer has typed. They survive a reload of the page; what was typed before that has come back is newer. */
function useTypedCounts() {
  const { session } = useKernel().platform
  const [counts, setCounts] = useState<ReadonlyMap<number, number>>(new Map())
  useEffect(
    () => setCounts((typed) => new Map([...countsOf(readDraft(session, DRAFT)), ...typed])),
    [session],
  )
  return {
    counts,
    /** undefined: the usual count again. */
    type(changes: ReadonlyMap<number, number | undefined>) {
      const next = new Map(counts)
      for (const [id, count] of changes) count === undefined ? next.delete(id) : next.set(id, count)
      setCounts(next)
      saveDraft(session, DRAFT, Object.fromEntries(next))
    },
  }
}

/** A draft of the next order that the buyer edits; what the basket holds already is not in it. */
export function useDraft(due: readonly BoughtProduct[]) {
  const { counts, type } = useTypedCounts()
  const [rejections, setRejections] = useState<ReadonlyMap<number, string>>(new Map())
  const [added, setAdded] = useState(false)
  const { add, adding, error } = useAddProducts('main', (outcome) => {
    setRejections(outcome.rejections)
    setAdded(true)
    // What is in the basket is no draft any more: the next one begins with the usual count.
    const done = taken.filter(({ number }) => !outcome.rejections.has(number))
    type(new Map(done.map(({ number }) => [number, undefined])))
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
    count: (id: number, count: number | undefined) => type(new Map([[id, count]])),
  }
}
export type Draft = ReturnType<typeof useDraft>
