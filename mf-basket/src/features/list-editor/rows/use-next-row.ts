import { type RefObject, useCallback, useLayoutEffect, useState } from 'react'
import type { CodeView } from '../model/view-codes'

const CODE = 'input[data-code]'
/** What a row without a code, of a name alone, begins with: the products to choose from, else what can be pressed in it. */
const OTHERS = ['[data-option]', 'button:enabled:not([tabindex="-1"])']

const controlOf = (row: HTMLElement | null | undefined) =>
  [CODE, ...OTHERS].map((one) => row?.querySelector<HTMLElement>(one)).find(Boolean)

/** Where the focus is to go: to a row, or to the one that comes below this one. */
type Target = { row: number; tries?: number } | { below: number }

/** Rows far away are rendered some frames after the list has scrolled to them. */
const MAX_TRIES = 10
const TRY_AGAIN_MS = 30

/**
 * Where a focus that waits below a row goes: to the row there; undefined: nowhere. While another row is wrong none comes, and what is
 * typed on makes one.
 */
function nextOf(target: { below: number }, views: readonly CodeView[], isHere: boolean): Target | undefined {
  const at = views.findIndex(({ row }) => row.line.number === target.below)
  const [view, below] = [views[at], views[at + 1]]
  // The buyer has gone elsewhere, or the code has to be mended first.
  if (!view || view.state === 'error' || !isHere) return undefined
  if (below) return { row: below.row.line.number }
  const isHeldUp = views.some(({ state }) => state === 'error' || state === 'typing')
  return view.state === 'valid' && isHeldUp ? { row: view.row.line.number } : target
}

/**
 * Moves the focus from row to row, also to one that is not there yet: after a code that is still being looked up.
 * @param rowHeight usual height of a row in px
 */
export function useNextRow(
  scroller: RefObject<HTMLElement | null>,
  views: readonly CodeView[],
  rowHeight: number,
) {
  const [target, setTarget] = useState<Target>()
  const rowOf = useCallback(
    (number: number) => scroller.current?.querySelector<HTMLElement>(`[data-row="${number}"]`),
    [scroller],
  )
  useLayoutEffect(() => {
    if (!target) return undefined
    if ('below' in target) {
      const isHere = rowOf(target.below)?.contains(document.activeElement) === true
      setTarget(nextOf(target, views, isHere))
      return undefined
    }
    const { row: number, tries = 0 } = target
    const control = controlOf(rowOf(number))
    const at = views.findIndex((view) => view.row.line.number === number)
    if (control || at < 0 || tries >= MAX_TRIES) {
      control?.focus()
      // What is typed goes on behind what stands there.
      if (control instanceof HTMLInputElement)
        control.setSelectionRange(control.value.length, control.value.length)
      setTarget(undefined)
      return undefined
    }
    scroller.current?.scrollTo(0, at * rowHeight)
    const timer = setTimeout(() => setTarget({ row: number, tries: tries + 1 }), TRY_AGAIN_MS)
    return () => clearTimeout(timer)
  }, [target, views, scroller, rowHeight, rowOf])
  return {
    goTo: (number: number) => setTarget({ row: number }),
    /** From a row to the next one. */
    goOn(number: number) {
      const at = views.findIndex(({ row }) => row.line.number === number)
      const below = views[at + 1]
      if (below) return setTarget({ row: below.row.line.number })
      const isWrong = views[at]?.state === 'error' || views[at]?.state === 'typing'
      setTarget(isWrong ? { row: number } : { below: number })
    },
    /** To a row beside one that goes. */
    focusNear(number: number) {
      const at = views.findIndex(({ row }) => row.line.number === number)
      const near = views[at + 1] ?? views[at - 1]
      if (near) setTarget({ row: near.row.line.number })
    },
  }
}
