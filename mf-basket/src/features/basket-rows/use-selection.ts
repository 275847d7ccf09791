import type { BasketProduct } from '@prilavok/shared-kernel/contract'
import { isYes } from '@prilavok/shared-kernel/shop'
import { useCallback, useState } from 'react'

/** Ticked rows: what the bulk removal acts on (AMB-39). Gifts cannot be ticked; rows that are gone are not counted. */
export function useSelection(rows: readonly BasketProduct[]) {
  const [ticked, setTicked] = useState<ReadonlySet<number>>(new Set())
  const ids = rows.filter(({ GIFT }) => !isYes(GIFT)).map(({ ID }) => ID)
  const select = useCallback(
    (productIds: readonly number[], checked: boolean) =>
      setTicked((old) => {
        const next = new Set(old)
        for (const id of productIds) checked ? next.add(id) : next.delete(id)
        return next
      }),
    [],
  )
  return { ids, selected: new Set(ids.filter((id) => ticked.has(id))), select }
}
