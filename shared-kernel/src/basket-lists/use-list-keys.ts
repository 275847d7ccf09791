import { type RefObject, useEffect, useEffectEvent } from 'react'

interface ListKeys {
  /** Ctrl+Enter, from anywhere in `within`. */
  submit: () => unknown
  /** Ctrl+Z outside of text fields, which have their own; with Shift it is no undo. */
  undo?: () => void
  /** @default the page */
  within?: RefObject<HTMLElement | null>
}

/** Keys of a list that goes into the basket as a whole, wherever in its modal, or its part of the page, the focus is. */
export function useListKeys({ submit, undo, within }: ListKeys): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { target } = event
    if (!(event.ctrlKey || event.metaKey) || !(target instanceof HTMLElement)) return
    if (target.closest('[role="alertdialog"]') || (within && !within.current?.contains(target))) return
    const isUndo = undo && event.code === 'KeyZ' && !event.shiftKey && !target.matches('input, textarea')
    if (event.key !== 'Enter' && !isUndo) return
    event.preventDefault()
    event.stopPropagation()
    if (isUndo) return undo()
    // A count that is still being typed counts: it is taken over when its field is left.
    if (target.matches('[data-typed]')) target.blur()
    setTimeout(() => submitLatest())
  })
  const submitLatest = useEffectEvent(submit)
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event)
    document.addEventListener('keydown', listen, { capture: true })
    return () => document.removeEventListener('keydown', listen, { capture: true })
  }, [])
}
