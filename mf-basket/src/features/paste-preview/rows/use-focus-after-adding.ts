import { type RefObject, useLayoutEffect, useRef } from 'react'

/**
 * Rows that cannot be used have no focus either: where it was in the list, it comes back once they are added.
 * @param current row that it comes back to
 */
export function useFocusAfterAdding(
  list: RefObject<HTMLElement | null>,
  adding: boolean,
  current: number | undefined,
): void {
  const returns = useRef(false)
  useLayoutEffect(() => {
    const { activeElement, body } = document
    const isHere = activeElement === body || list.current?.contains(activeElement)
    if (adding) {
      returns.current = isHere === true
      if (isHere) list.current?.focus()
    } else if (returns.current) {
      returns.current = false
      const row = list.current?.querySelector<HTMLElement>(`[data-row="${current}"]`)
      if (isHere) (row ?? list.current)?.focus()
    }
  }, [list, adding, current])
}
