import type { BasketCounts, BasketCountsAnswer, BasketType } from '@prilavok/shared-kernel/contract'
import { useKernel } from '@prilavok/shared-kernel/kernel'
import { basketCountsQuery } from '@prilavok/shared-kernel/queries'
import { useStore } from '@prilavok/shared-kernel/store'
import { useQuery } from '@tanstack/react-query'
import { type Change, isUnconfirmed } from './change'

/** The changes of a basket that are not over, by product. */
export function useBasketChanges(basket: BasketType): ReadonlyMap<number, Change> {
  return useStore(useKernel().basket.changes, (all) => all[basket])
}

const kopecks = (roubles: number) => Math.round(roubles * 100)

/** Count and sum as they will be when the changes are made, by the prices that the page knows. */
function estimateCounts({ CNT, SUM }: BasketCounts, changes: ReadonlyMap<number, Change>): BasketCounts {
  const moved = { count: 0, sum: 0 }
  for (const change of changes.values()) {
    const { held, target, item } = change
    if (!isUnconfirmed(change) || item.price === undefined) continue
    moved.count += Number(target > 0) - Number(held > 0)
    moved.sum += (target - held) * kopecks(item.price)
  }
  return { CNT: Math.max(0, CNT + moved.count), SUM: Math.max(0, kopecks(SUM) + moved.sum) / 100 }
}

/** Counts of both baskets with the changes that are on their way; undefined while they are not known. */
export function useBasketCounts(): BasketCountsAnswer | undefined {
  const { data } = useQuery(basketCountsQuery(useKernel()))
  const [main, loyalty] = [useBasketChanges('main'), useBasketChanges('loyalty')]
  return data && { ...data, ...estimateCounts(data, main), LOYALTY: estimateCounts(data.LOYALTY, loyalty) }
}
