import { useKernel } from '@prilavok/shared-kernel/kernel'
import { useEffect } from 'react'
import { addViewed } from '../api/add-viewed'
import { keys } from '../api/keys'
import { savedListKey } from '../api/saved-list-key'

/**
 * Puts the product of an open page into the viewed list, once each time the page is opened (CAT-053). Nobody has asked for it, so a
 * failure is silent.
 * @param productId undefined until it is known that there is such a product
 */
export function useRecordViewed(productId: number | undefined): void {
  const kernel = useKernel()
  useEffect(() => {
    if (productId === undefined) return
    addViewed(kernel, productId).then(
      ({ CNT }) => {
        kernel.bus.emit('viewed:changed', { CNT })
        for (const queryKey of [savedListKey('viewed'), keys.lastViewed])
          void kernel.query.invalidateQueries({ queryKey, refetchType: 'none' })
      },
      (error: unknown) => kernel.errors.report(error, { errors: 'silent' }),
    )
  }, [kernel, productId])
}
