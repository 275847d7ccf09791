import { type RefObject, useLayoutEffect } from 'react'

/** Where the notices stand when their usual place is in the way: `Notices` has the styles. */
const ASIDE = 'data-aside'

/** What the page, or the modal over it, leads to, as «Отправить заказ». */
const NEXT_STEP = '[data-kind="primary"]'
const PAGE = 'main'
const MODAL = '[role="dialog"]'

const nextSteps = () =>
  document.querySelectorAll(`${document.querySelector(MODAL) ? MODAL : PAGE} ${NEXT_STEP}`)

const overlaps = (a: DOMRect, b: DOMRect) =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom

const partsOf = (control: Element): readonly Element[] =>
  control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement
    ? [control, ...(control.labels ?? [])]
    : [control]

/**
 * Notices never cover the control that has the focus, nor its label (WCAG 2.4.11), be it from the keyboard or from a press: after «+» in a row
 * the notice of the new count must not lie under the next click. Nor do they cover the button that the page, or its modal, leads to.
 * They move to the other end of the screen, and stay there until all have left.
 * @param shown what is shown: a change of it is looked at anew
 */
export function useStepAside(region: RefObject<HTMLElement | null>, shown: readonly unknown[]): void {
  // Before the frame in which the notice is seen for the first time.
  useLayoutEffect(() => {
    const place = region.current
    if (!place) return
    if (shown.length === 0) return place.removeAttribute(ASIDE)
    const covers = (control: Element) =>
      partsOf(control).some((part) => overlaps(place.getBoundingClientRect(), part.getBoundingClientRect()))
    const look = (control: EventTarget | null) => {
      if (!(control instanceof Element) || control === document.body || place.contains(control)) return
      if (!covers(control)) return
      place.toggleAttribute(ASIDE)
      if (covers(control)) place.toggleAttribute(ASIDE)
    }
    let frame = 0
    const follow = ({ target }: FocusEvent) => {
      look(target)
      // Once more where it stands after it has been brought into view.
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(() => look(target))
    }
    for (const button of nextSteps()) look(button)
    look(document.activeElement)
    document.addEventListener('focusin', follow)
    return () => {
      cancelAnimationFrame(frame)
      document.removeEventListener('focusin', follow)
    }
  }, [region, shown])
}
