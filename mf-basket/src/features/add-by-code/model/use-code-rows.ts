import { useAddProducts, useHeldOf } from '@prilavok/shared-kernel/basket-lists'
import type { BasketType, Product } from '@prilavok/shared-kernel/contract'
import { MAX_LINES } from '@prilavok/shared-kernel/contract/lists'
import { useEffect, useEffectEvent, useMemo, useReducer, useState } from 'react'
import type { CodeRow, GivenRow } from './code-row'
import { codeRowsReducer, isCode, startRows, typedOnRow } from './code-rows-state'
import { useLookups } from './use-lookups'
import { viewCodeRows } from './view-code-rows'

const isLookedUp = ({ found }: CodeRow): boolean => found?.state === 'loading'

/**
 * Rows of codes and counts on their way into a basket.
 * @param onDone called when all rows are in the basket
 */
export function useCodeRows(basket: BasketType, onDone: () => void) {
  const [state, dispatch] = useReducer(codeRowsReducer, undefined, startRows)
  const lookups = useLookups(dispatch)
  const [added, setAdded] = useState(0)
  const adding = useAddProducts(basket, (outcome) => {
    setAdded(outcome.added.size)
    dispatch({ type: 'added', ...outcome })
  })
  const heldOf = useHeldOf(basket, { enabled: true, adding: adding.adding })
  const { rows, done } = state
  const views = useMemo(() => viewCodeRows(rows, { basket, heldOf }), [rows, basket, heldOf])
  const valid = views.filter((view) => view.state === 'valid')
  const ready = valid.flatMap(({ row, product, addition }) =>
    product && addition ? [{ number: row.number, product, count: addition.count }] : [],
  )

  const finish = useEffectEvent(onDone)
  useEffect(() => {
    if (done) finish()
  }, [done])
  // A new row comes when all are valid, and not before (000 §4).
  const isFull = !adding.adding && valid.length === rows.length && rows.length < MAX_LINES
  useEffect(() => {
    if (isFull) dispatch({ type: 'appended' })
  }, [isFull])

  const paste = (number: number, lines: readonly GivenRow[]): number => {
    const action = { type: 'pasted', number, lines } as const
    const after = codeRowsReducer(state, action)
    dispatch(action)
    lookups.many(after.rows.filter((row) => row.number >= state.next && isLookedUp(row)))
    return lines.length - (after.next - state.next)
  }

  return {
    views,
    valid: valid.length,
    /** Rows with something in them that would stay. */
    left: views.filter((view) => view.state !== 'valid' && view.state !== 'empty').length,
    /** In kopecks nothing is lost. */
    sum: valid.reduce((sum, view) => sum + Math.round(view.sum * 100), 0) / 100,
    edited: state.edited && views.some((view) => view.state !== 'empty'),
    adding: adding.adding,
    /** Why nothing was added. */
    error: adding.error,
    /** How many rows went into the basket the last time, while others stay. */
    added,
    canUndo: state.removed.length > 0,
    actions: useMemo(
      () => ({
        type(number: number, code: string) {
          dispatch({ type: 'typed', number, code })
          if (isCode(code)) lookups.one({ number, code })
        },
        leave: (number: number) => dispatch({ type: 'left', number }),
        count: (number: number, quantity: number) => dispatch({ type: 'counted', number, quantity }),
        choose: (number: number, product: Product) => dispatch({ type: 'chosen', number, product }),
        remove: (number: number) => dispatch({ type: 'removed', number }),
        retry(row: CodeRow) {
          dispatch({ type: 'retried', number: row.number })
          lookups.many([row])
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
      const action = { type: 'typedOn', number, digits } as const
      const row = typedOnRow(state, action)
      if (!row) return undefined
      dispatch(action)
      if (isCode(row.code)) lookups.one(row)
      return row.number
    },
    /** Lines come below all rows. @returns as `paste` */
    append: (lines: readonly GivenRow[]): number => paste(rows.at(-1)?.number ?? 0, lines),
    undo: () => dispatch({ type: 'undone' }),
    add: () => adding.add(ready),
  }
}
export type CodeRows = ReturnType<typeof useCodeRows>
