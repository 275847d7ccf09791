import { useKernel } from '@prilavok/shared-kernel/kernel'
import { useEffect } from 'react'

/** Here the key takes back what is typed. A quantity that nothing is typed into has nothing of its own to take back. */
const TYPED_INTO =
  'textarea, select, [contenteditable], input:not([type="checkbox"], [type="radio"], [data-quantity]:not([data-typed]))'

/** Ctrl+Z, on a Mac ⌘Z, whatever the layout of the keyboard. */
const isUndo = ({ code, ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent) =>
  code === 'KeyZ' && (ctrlKey || metaKey) && !shiftKey && !altKey

/** Takes back the last change of the basket by Ctrl+Z, but not while typing. */
export function useUndoKey(): void {
  const { basket } = useKernel()
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!isUndo(event) || event.defaultPrevented) return
      if (event.target instanceof Element && event.target.closest(TYPED_INTO)) return
      if (basket.undo()) event.preventDefault()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [basket])
}
