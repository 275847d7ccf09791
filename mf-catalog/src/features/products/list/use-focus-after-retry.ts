import { type RefObject, useEffect, useRef } from 'react'

/**
 * «Повторить» goes when it has helped, and the focus with it: this element takes it then.
 * @param failed whether the failure is shown now
 */
export function useFocusAfterRetry(failed: boolean): RefObject<HTMLSpanElement | null> {
  const element = useRef<HTMLSpanElement>(null)
  const before = useRef(failed)
  useEffect(() => {
    const lost = document.activeElement === null || document.activeElement === document.body
    if (before.current && !failed && lost) element.current?.focus({ preventScroll: true })
    before.current = failed
  }, [failed])
  return element
}
