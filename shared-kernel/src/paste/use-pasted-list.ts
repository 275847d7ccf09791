import type { BasketType } from '@prilavok/shared-kernel/contract'
import { useKernel } from '@prilavok/shared-kernel/kernel'
import { useEffect } from 'react'
import { isForPage, openPastedList } from './pasted-list'

/**
 * As long as a list or a basket is on the screen, a list of products that is pasted beside its fields, into a count, or into a field for
 * one code (`data-one-code`), is shown to be added.
 */
export function usePastedList(basket: BasketType = 'main'): void {
  const kernel = useKernel()
  useEffect(() => {
    const paste = (event: ClipboardEvent) => {
      if (
        !event.defaultPrevented &&
        isForPage(event, kernel) &&
        openPastedList(kernel, event.clipboardData, basket)
      )
        event.preventDefault()
    }
    // Before the counts of the rows hear of it.
    document.addEventListener('paste', paste, true)
    return () => document.removeEventListener('paste', paste, true)
  }, [kernel, basket])
}
