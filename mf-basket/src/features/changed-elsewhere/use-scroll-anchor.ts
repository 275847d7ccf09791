import { type RefObject, useLayoutEffect, useRef } from 'react'

/** What is typed into: rows that move then are worse than a message out of sight, which screen readers hear all the same. */
const TYPED_INTO = 'input, textarea, select'

const isBelow = (place: Element, control: Element) =>
  (place.compareDocumentPosition(control) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0

/** Scrolls the page, and lets the browser keep places by itself again, once it has laid the page out. */
function scrollPage(pixels: number): void {
  const { style } = document.documentElement
  if (pixels !== 0) window.scrollBy(0, pixels)
  requestAnimationFrame(() => requestAnimationFrame(() => style.removeProperty('overflow-anchor')))
}

/**
 * What comes at a place, grows there or goes does not move the control below it that the buyer is at: the page scrolls by as much. Not
 * every browser does so by itself, and none at the top of the page.
 * @param shown what stands there: a change of it is measured
 */
export function useScrollAnchor(place: RefObject<HTMLElement | null>, shown: readonly unknown[]): void {
  const known = useRef(0)
  useLayoutEffect(() => {
    if (!place.current || (shown.length === 0 && known.current === 0)) return
    const { activeElement: control, documentElement: root } = document
    const isAnchor = control?.matches(TYPED_INTO) === true && isBelow(place.current, control)
    // Before the height is asked for: from then on the browser knows what has moved.
    if (isAnchor) root.style.setProperty('overflow-anchor', 'none')
    const height = shown.length > 0 ? place.current.offsetHeight : 0
    const grown = height - known.current
    known.current = height
    if (isAnchor) scrollPage(grown)
  }, [place, shown])
}
