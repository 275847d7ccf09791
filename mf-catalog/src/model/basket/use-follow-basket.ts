import { useBusEvent } from '@prilavok/shared-kernel/bus'
import { useKernel } from '@prilavok/shared-kernel/kernel'
import { isKnownBasket, readBasket, setKnownBasket } from './known-basket'

/**
 * Keeps the counts of cached products right when another part or another tab changes the main basket.
 * May be used in several places of a page: the first one that hears of a change does the work.
 */
export function useFollowBasket(): void {
  const kernel = useKernel()
  useBusEvent('basket:changed', ({ basket, CNT, SUM }) => {
    if (basket !== 'main' || isKnownBasket(kernel, { CNT, SUM })) return
    setKnownBasket(kernel, { CNT, SUM })
    void readBasket(kernel)
  })
}
