import { useAddProducts, useHeldOf } from '@prilavok/shared-kernel/basket-lists'
import type { BasketType } from '@prilavok/shared-kernel/contract'
import type { PastedLine } from '@prilavok/shared-kernel/contract/lists'
import { useEffect, useEffectEvent, useMemo, useReducer } from 'react'
import { countStates } from './count-states'
import { visibleRows } from './preview-row'
import { previewReducer, startPreview } from './preview-state'
import { useMatching } from './use-matching'
import { viewRows } from './view-rows'

/**
 * A pasted list on its way into a basket.
 * @param onEmpty called when nothing is left of it
 */
export function usePreview(lines: readonly PastedLine[], basket: BasketType, onEmpty: () => void) {
  const [state, dispatch] = useReducer(previewReducer, lines, startPreview)
  const { retry, append } = useMatching(lines, dispatch)
  const { add, adding, error } = useAddProducts(basket, (outcome) => dispatch({ type: 'added', ...outcome }))
  const finish = useEffectEvent(onEmpty)
  const { done, added } = state
  useEffect(() => {
    if (done) finish()
  }, [done])
  const heldOf = useHeldOf(basket, { enabled: true, adding })
  const views = useMemo(
    () => viewRows(visibleRows(state.rows), { basket, heldOf, added }),
    [state.rows, basket, heldOf, added],
  )
  const ready = views.filter(({ state: one }) => one === 'ready')
  return {
    ...state,
    views,
    ready,
    counts: countStates(views),
    /** In kopecks nothing is lost. */
    sum: ready.reduce((sum, view) => sum + Math.round(view.sum * 100), 0) / 100,
    dispatch,
    /** Takes more lines into the list, at its end. */
    append(lines: readonly PastedLine[]) {
      const last = Math.max(0, ...state.rows.map(({ line }) => line.number))
      append(lines.map((line, at) => ({ ...line, number: last + at + 1 })))
    },
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
    /** Asks once more for everything that failed. */
    retry: () => retry(views.flatMap(({ state: one, row }) => (one === 'failed' ? [row.line] : []))),
  }
}
export type Preview = ReturnType<typeof usePreview>
