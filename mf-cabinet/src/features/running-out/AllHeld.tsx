import { LinkButton } from '@prilavok/shared-kernel/ui/link-button'
import { Note } from '@prilavok/shared-kernel/ui/note'
import { useEffect, useRef } from 'react'
import { runningOutTexts as texts } from './texts'

/**
 * In place of the draft: nothing of it is left to be added.
 * @param focused the rows went with the focus, so it moves here
 */
export function AllHeld({ focused }: { focused: boolean }) {
  const root = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (focused) root.current?.focus()
  }, [focused])
  return (
    <div ref={root} tabIndex={-1}>
      <Note
        tone="success"
        role="status"
        action={
          <LinkButton to="/basket" size="s">
            {texts.toBasket}
          </LinkButton>
        }
      >
        {texts.allHeld}
      </Note>
    </div>
  )
}
