import { Note } from '@prilavok/shared-kernel/ui/note'
import { type ReactNode, useEffect, useRef } from 'react'

/** Says what came of a form that is gone. It takes the focus, which would be lost with that form's button. */
export function OutcomeNote({ children }: { children: ReactNode }) {
  const note = useRef<HTMLDivElement>(null)
  useEffect(() => note.current?.focus(), [])
  return (
    <Note ref={note} tabIndex={-1} tone="success" role="status">
      {children}
    </Note>
  )
}
