import { useKernel } from '@prilavok/shared-kernel/kernel'
import { useEffect } from 'react'
import { isForPage, openPastedList } from '../../../model/pasted-list'

/** As long as a list is on the screen, a list of products that is pasted beside its fields, or into a count, is shown to be added. */
export function usePastedList(): void {
  const kernel = useKernel()
  useEffect(() => {
    const paste = (event: ClipboardEvent) => {
      if (!event.defaultPrevented && isForPage(event, kernel) && openPastedList(kernel, event.clipboardData))
        event.preventDefault()
    }
    // Before the counts of the rows hear of it.
    document.addEventListener('paste', paste, true)
    return () => document.removeEventListener('paste', paste, true)
  }, [kernel])
}
