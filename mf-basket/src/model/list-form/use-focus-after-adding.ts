import { type RefObject, useEffectEvent, useLayoutEffect, useRef } from 'react'

/** What had the focus has gone, or cannot have it any more. */
const LOST = 'body, :disabled'

/**
 * Rows that cannot be used have no focus either, and the button that adds them is disabled when none is left to add: once they are
 * added, the focus goes to a row that stays, however the adding was begun. Where the buyer has gone elsewhere meanwhile, it stays there;
 * so it does on the button where nothing was added.
 * @param adding with `error`: why nothing was added
 * @param focusRow moves the focus to the row
 */
export function useFocusAfterAdding(
  list: RefObject<HTMLElement | null>,
  { adding, error }: { adding: boolean; error: string | undefined },
  focusRow: () => void,
): void {
  const begunAt = useRef<Element>(undefined)
  const follow = useEffectEvent((isAdding: boolean) => {
    const { activeElement, body } = document
    const at = activeElement ?? body
    const isHere = at.matches(LOST) || list.current?.contains(at) === true
    if (isAdding) {
      begunAt.current = at
      if (isHere) list.current?.focus()
      return
    }
    const isAtButton = at === begunAt.current && error === undefined
    if (begunAt.current && (isHere || isAtButton)) focusRow()
    begunAt.current = undefined
  })
  useLayoutEffect(() => follow(adding), [adding])
}
