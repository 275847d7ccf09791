import type { BasketType } from '@prilavok/shared-kernel/contract'
import type { PastedLine } from '@prilavok/shared-kernel/contract/lists'
import { useReducer } from 'react'
import { countStates } from './count-states'
import { previewReducer, startPreview } from './preview-state'
import { useMatching } from './use-matching'
import { useRows } from './use-rows'

/**
 * A list of lines on its way into a basket.
 * @param onEmpty called when nothing is left of it
 */
export function usePreview(lines: readonly PastedLine[], basket: BasketType, onEmpty: () => void) {
  const [state, dispatch] = useReducer(previewReducer, lines, startPreview)
  const { retry, append } = useMatching(lines, dispatch)
  const rows = useRows(state, dispatch, basket, onEmpty)
  const { views } = rows
  return {
    ...state,
    ...rows,
    counts: countStates(views),
    dispatch,
    /** Takes more lines into the list, at its end. */
    append(more: readonly PastedLine[]) {
      const last = Math.max(0, ...state.rows.map(({ line }) => line.number))
      append(more.map((line, at) => ({ ...line, number: last + at + 1 })))
    },
    /** Asks once more for everything that failed. */
    retry: () => retry(views.flatMap(({ state: one, row }) => (one === 'failed' ? [row.line] : []))),
  }
}
export type Preview = ReturnType<typeof usePreview>
