import { type RefCallback, useCallback } from 'react'

/** The edge of the screen that a bar stays at while the page scrolls. */
type Edge = 'top' | 'bottom'

/** Pixels between a bar and what has the focus. */
const GAP = 8

/** Pixels of the screen that a bar covers at its edge; none while it is not shown or scrolls with the page. */
function coveredBy(bar: Element, edge: Edge): number {
  const { position, top, bottom } = getComputedStyle(bar)
  if (position !== 'fixed' && position !== 'sticky') return 0
  const { height } = bar.getBoundingClientRect()
  return height > 0 ? height + (Number.parseFloat(edge === 'top' ? top : bottom) || 0) : 0
}

/** A bar that comes or grows over what has the focus moves it clear: only what takes the focus later heeds the padding. */
function clearFocus(page: Document, edge: Edge, covered: number): void {
  const focused = page.activeElement
  if (!focused || focused === page.body || focused.closest('[data-bar], [role="dialog"]')) return
  const { top, bottom } = focused.getBoundingClientRect()
  const screen = page.documentElement.clientHeight
  const isCovered = edge === 'top' ? top < covered && bottom > 0 : bottom > screen - covered && top < screen
  if (isCovered) focused.scrollIntoView?.({ block: 'nearest' })
}

/** Bars of one edge lie over each other or stand on each other: the highest counts. */
function measure(page: Document, edge: Edge): void {
  const { documentElement: root } = page
  const bars = [...root.querySelectorAll(`[data-bar="${edge}"]`)]
  const covered = Math.max(0, ...bars.map((bar) => coveredBy(bar, edge)))
  const side = edge === 'top' ? 'scrollPaddingTop' : 'scrollPaddingBottom'
  const padding = `${covered + GAP}px`
  if (root.style[side] === padding) return
  // Not a custom property: every element of the page would inherit it, and all styles be computed anew.
  root.style[side] = padding
  clearFocus(page, edge, covered)
}

/**
 * For bars that stay on the screen (header, bottom bar, order bar): the page's scroll padding follows their real height, so
 * that what takes the focus by Tab or arrows is never behind one of them (WCAG 2.4.11). Until a bar is measured, and without
 * scripts, the kit's own heights count (`theme/reset`). Spread the result on the bar.
 */
export function useFixedBar(edge: Edge): { 'data-bar': Edge; ref: RefCallback<HTMLElement> } {
  const ref = useCallback(
    (bar: HTMLElement | null) => {
      if (!bar) return
      const page = bar.ownerDocument
      const observer = new ResizeObserver(() => measure(page, edge))
      observer.observe(bar)
      return () => {
        observer.disconnect()
        queueMicrotask(() => measure(page, edge))
      }
    },
    [edge],
  )
  return { 'data-bar': edge, ref }
}
