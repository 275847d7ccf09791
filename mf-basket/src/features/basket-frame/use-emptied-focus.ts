import { type RefObject, useEffect, useRef } from 'react'

/**
 * When the last row goes, what had the focus goes with it: the focus moves to the link of the empty basket.
 * @param filled undefined while it is not known
 */
export function useEmptiedFocus(filled: boolean | undefined, place: RefObject<HTMLElement | null>): void {
  const before = useRef(filled)
  useEffect(() => {
    const emptied = before.current && filled === false
    before.current = filled
    if (emptied && document.activeElement?.matches('body, :disabled'))
      place.current?.querySelector<HTMLElement>('a')?.focus()
  }, [filled, place])
}
