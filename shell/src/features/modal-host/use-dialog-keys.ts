import { type RefObject, useEffect, useEffectEvent } from 'react'

/**
 * Keys of what stands in a modal's place, before any other listener has them: Esc closes it and not the modal below, Tab goes
 * round its buttons, also from outside.
 * @param box what Tab stays in; without it Tab is left alone
 */
export function useDialogKeys(onClose: () => void, box?: RefObject<HTMLElement | null>): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      event.stopPropagation()
      onClose()
    } else if (event.key === 'Tab' && box?.current) {
      event.preventDefault()
      event.stopPropagation()
      const { activeElement } = document
      const buttons = [...box.current.querySelectorAll('button')]
      const at = buttons.indexOf(activeElement as HTMLButtonElement)
      const step = event.shiftKey ? -1 : 1
      buttons.at(at < 0 ? (event.shiftKey ? -1 : 0) : (at + step) % buttons.length)?.focus()
    }
  })
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => press(event)
    document.addEventListener('keydown', onKey, true)
    return () => document.removeEventListener('keydown', onKey, true)
  }, [])
}
