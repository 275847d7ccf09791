import { type RefObject, useEffect } from 'react'

const EDITABLE = 'input, textarea, select, [contenteditable]'

/** `/` anywhere on the page, but not while typing, puts the focus into the field (kit §7). */
export function useFocusKey(field: RefObject<HTMLInputElement | null>): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { current } = field
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey) return
      if (!current?.checkVisibility() || (event.target instanceof Element && event.target.closest(EDITABLE)))
        return
      event.preventDefault()
      current.focus()
      current.select()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [field])
}
