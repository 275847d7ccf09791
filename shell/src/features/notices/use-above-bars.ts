import { type RefObject, useLayoutEffect } from 'react'

/** Pixels that the bars, or the foot of a modal, at the bottom cover, with a gap; on the element of the notices alone: from its root the whole page would inherit it. */
export const COVERED = '--covered'

/** What an open modal is finished with; the last one of those over each other. */
const MODAL_STEP = '[role="dialog"] [data-kind="primary"]'
/** Pixels between it and the notices. */
const GAP = 8

/** Pixels from the bottom up to the button of a modal, where it stands in the lower half. */
function modalFoot(): number {
  const step = [...document.querySelectorAll(MODAL_STEP)].at(-1)
  const { top } = step?.getBoundingClientRect() ?? { top: 0 }
  return top > window.innerHeight / 2 ? window.innerHeight - top + GAP : 0
}

/**
 * Tells the notices how much of the bottom is covered now: the bar of an order has as many lines as its message needs, and comes with
 * the first product. The page's scroll padding follows the bars (`useFixedBar`); a modal takes the focus when it opens.
 * @param shown what is shown: a change of it is measured anew
 */
export function useAboveBars(region: RefObject<HTMLElement | null>, shown: readonly unknown[]): void {
  useLayoutEffect(() => {
    if (shown.length === 0) return
    const { documentElement: root } = document
    const measure = () => {
      const { scrollPaddingBottom: bars } = getComputedStyle(root)
      if (!bars.endsWith('px')) return
      const covered = Math.max(Number.parseFloat(bars), modalFoot())
      region.current?.style.setProperty(COVERED, `${covered}px`)
    }
    measure()
    const observer = new MutationObserver(measure)
    observer.observe(root, { attributes: true, attributeFilter: ['style'] })
    window.addEventListener('resize', measure)
    document.addEventListener('focusin', measure)
    return () => {
      observer.disconnect()
      window.removeEventListener('resize', measure)
      document.removeEventListener('focusin', measure)
    }
  }, [region, shown])
}
