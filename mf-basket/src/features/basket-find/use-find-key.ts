import { useKernel } from '@prilavok/shared-kernel/kernel'
import { type RefObject, useEffect } from 'react'

/**
 * Ctrl+F goes to the field of the page: the browser's find would need every row rendered, and finds no code that is written without
 * its space. Pressed there once more it is the browser's own. Over a modal it always is.
 */
export function useFindKey(field: RefObject<HTMLInputElement | null>): void {
  const { modals } = useKernel()
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const isFind =
        event.code === 'KeyF' && (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey
      if (!isFind || event.target === field.current || modals.current().length > 0) return
      event.preventDefault()
      field.current?.focus()
      field.current?.select()
    }
    // Before `VirtualRows`, which renders all rows for the browser's find.
    window.addEventListener('keydown', press, { capture: true })
    return () => window.removeEventListener('keydown', press, { capture: true })
  }, [field, modals])
}
