import { useAddProducts, useHeldOf } from '@prilavok/shared-kernel/basket-lists'
import type { BasketType } from '@prilavok/shared-kernel/contract'
import { type Dispatch, useEffect, useEffectEvent, useMemo } from 'react'
import { visibleRows } from './preview-row'
import type { PreviewAction, PreviewState } from './preview-state'
import { viewRows } from './view-rows'

/**
 * Rows of a list on their way into a basket.
 * @param onEmpty called when nothing is left of them
 */
export function useRows(
  { rows, added, done }: PreviewState,
  dispatch: Dispatch<PreviewAction>,
  basket: BasketType,
  onEmpty: () => void,
) {
  const { add, adding, error } = useAddProducts(basket, (outcome) => dispatch({ type: 'added', ...outcome }))
  const finish = useEffectEvent(onEmpty)
  useEffect(() => {
    if (done) finish()
  }, [done])
  const heldOf = useHeldOf(basket, { enabled: true, adding })
  const views = useMemo(
    () => viewRows(visibleRows(rows), { basket, heldOf, added }),
    [rows, basket, heldOf, added],
  )
  const ready = views.filter(({ state }) => state === 'ready')
  return {
    views,
    ready,
    /** In kopecks nothing is lost. */
    sum: ready.reduce((sum, view) => sum + Math.round(view.sum * 100), 0) / 100,
    adding,
    /** Why nothing was added. */
    error,
    add: () =>
      add(
        ready.flatMap(({ row, product, addition }) =>
          product && addition ? [{ number: row.line.number, product, count: addition.count }] : [],
        ),
      ),
    takeBack: () => {
      if (!adding) dispatch({ type: 'undone' })
    },
  }
}
