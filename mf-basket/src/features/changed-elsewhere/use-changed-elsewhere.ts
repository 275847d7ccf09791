import { basketItem, isOpen } from '@prilavok/shared-kernel/basket'
import type { OrderBasketResponse } from '@prilavok/shared-kernel/contract'
import { useKernel } from '@prilavok/shared-kernel/kernel'
import { useEffect, useRef, useState } from 'react'
import { rowsOf } from '../../model/edit-basket'
import type { TypedCount } from '../../model/typed-count'
import { type ChangedRow, changedRows, joinChanges, standingChanges } from './changed-rows'
import { tellLostCount } from './tell-lost-count'

/**
 * Rows that a colleague or another device has changed since the page shows them; what the other tabs of this browser do is the
 * buyer's own.
 * @param data the basket as the server has answered it, without changes that are on their way
 * @param typed the count that is being typed into a row: it goes with the row, and is offered again
 */
export function useChangedElsewhere(data: OrderBasketResponse | undefined, typed: TypedCount) {
  const kernel = useKernel()
  const queue = kernel.basket
  const known = useRef({ data, besides: queue.changedBesides() })
  const [changed, setChanged] = useState<readonly ChangedRow[]>([])
  useEffect(() => {
    const { data: before, besides } = known.current
    if (!data || data === before) return
    known.current = { data, besides: queue.changedBesides() }
    const { BASKET_TYPE: basket, CHECK } = data
    // Of what the server has fitted to stock and price the row itself says why.
    const fitted = new Set(CHECK.map(({ PRODUCT_ID }) => PRODUCT_ID))
    const isOwn = (id: number, count: number) => fitted.has(id) || queue.isMadeHere(basket, id, count)
    const isElsewhere = before && besides === known.current.besides
    const found = isElsewhere ? changedRows(rowsOf(before), rowsOf(data), isOwn) : []
    const own = typed.current()
    if (own && !rowsOf(data).some(({ ID }) => ID === own.productId)) {
      typed.set(null)
      const gone = found.find(({ row }) => row.ID === own.productId)
      if (gone && own.count !== gone.from) tellLostCount(kernel, basket, gone.row, own.count)
    }
    setChanged((shown) => standingChanges(found.length > 0 ? joinChanges(shown, found) : shown, rowsOf(data)))
  }, [kernel, queue, data, typed])
  const close = () => setChanged([])
  return {
    changed,
    close,
    putBack() {
      if (!data) return
      const basket = data.BASKET_TYPE
      const own = queue.changes.current()[basket]
      queue.setAll(
        basket,
        changed
          // What the buyer has changed himself since is his last word.
          .filter(({ row }) => !isOpen(own.get(row.ID)))
          .map(({ row, from, to }) => ({ item: basketItem(row, basket, to), count: from })),
      )
      close()
    },
  }
}
