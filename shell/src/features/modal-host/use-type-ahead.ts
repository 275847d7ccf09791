import { useEffect } from 'react'
import { setValue } from '../../model/set-value'

const DIALOG = '[role="dialog"], [role="alertdialog"]'
const TEXT_FIELD =
  'textarea, input:not([type="checkbox"], [type="radio"], [type="file"], [type="submit"], [type="button"])'

const isModified = ({ ctrlKey, metaKey, altKey }: KeyboardEvent) => ctrlKey || metaKey || altKey

/**
 * Takes what is typed or pasted while a modal's code is on its way, and types it into the field that the modal opens with.
 * What the keys would do to the page below is held back, so Enter or Space do not press the opener again.
 *
 * Not carried out: Enter, for nobody has read yet what it would confirm; and what is typed after Tab, for it was meant for a
 * second field and may be a password, which must not appear in the first. A modal that opens with no text field takes nothing.
 */
export function useTypeAhead(isOpen: boolean): void {
  useEffect(() => {
    if (!isOpen) return
    let typed = ''
    let isTaking = true
    const isInDialog = () => Boolean(document.activeElement?.closest(DIALOG))
    const press = (event: KeyboardEvent) => {
      if (isInDialog() || isModified(event)) return
      if (event.key === 'Tab') isTaking = false
      else if (event.key === 'Backspace' && isTaking) typed = typed.slice(0, -1)
      else if (event.key.length === 1 && isTaking) typed += event.key
      else if (event.key !== 'Enter' && event.key.length > 1) return
      event.preventDefault()
      event.stopPropagation()
    }
    const paste = (event: ClipboardEvent) => {
      if (isInDialog()) return
      event.preventDefault()
      if (isTaking) typed += event.clipboardData?.getData('text/plain') ?? ''
    }
    const handOver = ({ target }: FocusEvent) => {
      if (!(target instanceof HTMLElement) || !target.closest(DIALOG)) return
      // The modal has not loaded and asks whether to try again: what is typed waits on.
      if (target.closest('[role="alertdialog"]')) return
      stop()
      if (typed && target.matches(TEXT_FIELD)) {
        const field = target as HTMLInputElement
        setValue(field, field.value + typed)
      }
    }
    const stop = () => {
      document.removeEventListener('keydown', press, true)
      document.removeEventListener('paste', paste, true)
      document.removeEventListener('focusin', handOver, true)
    }
    document.addEventListener('keydown', press, true)
    document.addEventListener('paste', paste, true)
    document.addEventListener('focusin', handOver, true)
    return stop
  }, [isOpen])
}
