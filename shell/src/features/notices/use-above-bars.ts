import { type RefObject, useLayoutEffect } from 'react'

/** Pixels that the bars at the bottom cover, with a gap; on the element of the notices alone: from its root the whole page would inherit it. */
export const COVERED = '--covered'

/**
 * Tells the notices how high the bars at the bottom are now: the bar of an order has as many lines as its message needs. The page's
 * scroll padding follows the bars (`useFixedBar`).
 * @param shown what is shown: a change of it is measured anew
 */
export function useAboveBars(region: RefObject<HTMLElement | null>, shown: readonly unknown[]): void {
  useLayoutEffect(() => {
    if (shown.length === 0) return
    const measure = () => {
      const covered = getComputedStyle(document.documentElement).scrollPaddingBottom
      if (covered.endsWith('px')) region.current?.style.setProperty(COVERED, covered)
    }
    measure()
    window.addEventListener('resize', measure)
    return () => window.removeEventListener('resize', measure)
  }, [region, shown])
}
