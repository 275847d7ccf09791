import type { BasketCountsAnswer, BasketType } from '@prilavok/shared-kernel/contract'
import { useKernel } from '@prilavok/shared-kernel/kernel'
import { basketCountsQuery } from '@prilavok/shared-kernel/queries'
import { useStore } from '@prilavok/shared-kernel/store'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { Change } from './change'
import { estimateCounts } from './estimate-counts'

/** The changes of a basket that are not over, by product. */
export function useBasketChanges(basket: BasketType): ReadonlyMap<number, Change> {
  return useStore(useKernel().basket.changes, (all) => all[basket])
}

/** Keeps the baskets in step with colleagues and other devices while the component is on the screen. */
export function useFreshBasket(): void {
  const { basket } = useKernel()
  useEffect(() => basket.followOtherDevices(), [basket])
}

/** Counts of both baskets with the changes that are on their way; undefined while they are not known. */
export function useBasketCounts(): BasketCountsAnswer | undefined {
  const { data } = useQuery(basketCountsQuery(useKernel()))
  const [main, loyalty] = [useBasketChanges('main'), useBasketChanges('loyalty')]
  return data && { ...data, ...estimateCounts(data, main), LOYALTY: estimateCounts(data.LOYALTY, loyalty) }
}
