import type { BasketType, Product } from '@prilavok/shared-kernel/contract'
import { MAX_LINES, type PastedLine } from '@prilavok/shared-kernel/contract/lists'
import { useEffect, useMemo, useReducer } from 'react'
import { codesReducer, isCode, linesWithRoom, startCodes, typedOnRow } from './code-rows'
import { useLookups } from './use-lookups'
import { useRows } from './use-rows'
import { viewCodes } from './view-codes'

/**
 * Rows of codes and counts on their way into a basket.
 * @param onDone called when all rows are in the basket
 */
export function useCodeRows(basket: BasketType, onDone: () => void) {
  const [state, dispatch] = useReducer(codesReducer, undefined, startCodes)
  const lookups = useLookups(dispatch)
  const list = useRows(state, dispatch, basket, onDone)
  const { adding, ready } = list
  const views = useMemo(() => viewCodes(list.views), [list.views])
  const filled = views.filter((view) => view.state !== 'empty').length

  // A new row comes when all are valid, and not before (000 §4).
  const isFull = !adding && ready.length === views.length && views.length < MAX_LINES
  useEffect(() => {
    if (isFull) dispatch({ type: 'grown' })
  }, [isFull])

  const paste = (number: number, lines: readonly PastedLine[]): number => {
    const taken = linesWithRoom(state, lines)
    dispatch({ type: 'pasted', number, lines })
    lookups.many(taken)
    return lines.length - taken.length
  }

  return {
    ...list,
    views,
    valid: ready.length,
    /** Rows with something in them that would stay. */
    left: filled - ready.length,
    edited: filled > 0,
    /** How many products went into the basket, while other rows stay. */
    added: state.added.size,
    canUndo: state.undo.length > 0,
    actions: useMemo(
      () => ({
        type(number: number, code: string) {
          dispatch({ type: 'typed', number, code })
          if (isCode(code)) lookups.one({ number, text: code, code })
        },
        leave: (number: number) => dispatch({ type: 'left', number }),
        count: (number: number, count: number) => dispatch({ type: 'counted', number, count }),
        choose: (number: number, product: Product) => dispatch({ type: 'chosen', number, product }),
        remove: (number: number) => dispatch({ type: 'removed', number }),
        retry(line: PastedLine) {
          dispatch({ type: 'retried', lines: [line] })
          lookups.many([line])
        },
      }),
      [lookups],
    ),
    /**
     * Lines of a list take the place of an empty row, or come below a filled one.
     * @returns how many of them a basket has no room for
     */
    paste,
    /** What is typed on after a code begins the next one. @returns the row that takes it */
    typeOn(number: number, digits: string): number | undefined {
      const row = typedOnRow(state, { number, digits })
      if (!row) return undefined
      dispatch({ type: 'typedOn', number, digits })
      if (isCode(row.line.code ?? '')) lookups.one(row.line)
      return row.line.number
    },
    /** Lines come below all rows. @returns as `paste` */
    append: (lines: readonly PastedLine[]): number => paste(state.rows.at(-1)?.line.number ?? 0, lines),
  }
}
export type CodeRows = ReturnType<typeof useCodeRows>
