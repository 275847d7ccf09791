import { orderObstacle } from '@prilavok/shared-kernel/basket'
import type { Product } from '@prilavok/shared-kernel/contract'
import { useEffect, useMemo, useRef } from 'react'
import type { Preview } from '../model/use-preview'
import type { RowView } from '../model/view-rows'

/** What can be done with a row. The same object while the preview is open. */
export interface RowHandlers {
  /** Shows the products that a row may mean. */
  open(number: number): void
  choose(view: RowView, product: Product): void
  /** Shows them once more, after one was taken. */
  reopen(number: number): void
  /** Offers products in place of one that cannot be ordered. */
  offer(number: number, analogs: readonly Product[]): void
  count(number: number, count: number): void
  merge(view: RowView): void
  remove(number: number): void
  retry(): void
}

/**
 * @param open shows the options of a row; undefined: of the first that has some
 * @param moveFocusFrom called before a row goes or closes, so that the focus does not
 */
export function useRowHandlers(
  { dispatch, retry }: Pick<Preview, 'dispatch' | 'retry'>,
  open: (number: number | undefined) => void,
  moveFocusFrom: (number: number, gone: boolean) => void,
): RowHandlers {
  const latest = useRef({ retry, moveFocusFrom })
  useEffect(() => {
    latest.current = { retry, moveFocusFrom }
  })
  return useMemo(
    () => ({
      open,
      choose(view, product) {
        latest.current.moveFocusFrom(view.row.line.number, false)
        dispatch({ type: 'chosen', number: view.row.line.number, product })
        open(undefined)
      },
      reopen(number) {
        latest.current.moveFocusFrom(number, false)
        dispatch({ type: 'chosen', number, product: null })
        open(number)
      },
      offer(number, analogs) {
        dispatch({
          type: 'analogs',
          number,
          products: analogs.filter((product) => orderObstacle(product) === undefined),
        })
        open(number)
      },
      count: (number, count) => dispatch({ type: 'counted', number, count }),
      merge({ row, twin }) {
        if (!twin) return
        const { number } = row.line
        const { number: into, count, added } = twin
        latest.current.moveFocusFrom(number, into !== undefined)
        if (into === undefined) dispatch({ type: 'confirmed', number })
        else dispatch({ type: 'merged', number, into, count, added })
      },
      remove(number) {
        latest.current.moveFocusFrom(number, true)
        dispatch({ type: 'removed', number })
      },
      retry: () => latest.current.retry(),
    }),
    [dispatch, open],
  )
}
