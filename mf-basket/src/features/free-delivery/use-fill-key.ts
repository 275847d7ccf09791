import { useKernel } from '@prilavok/shared-kernel/kernel'
import { useEffect, useEffectEvent } from 'react'

/** No browser has a use of its own for it. */
export const FILL_KEY = 'F2'

/** Adds what fills the gap by one key, from anywhere on the page but a modal. */
export function useFillKey(add: () => void): void {
  const { modals } = useKernel()
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { key, altKey, ctrlKey, metaKey, shiftKey, repeat, defaultPrevented } = event
    if (key !== FILL_KEY || altKey || ctrlKey || metaKey || shiftKey || defaultPrevented) return
    if (modals.current().length > 0) return
    event.preventDefault()
    if (!repeat) add()
  })
  useEffect(() => {
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [])
}
