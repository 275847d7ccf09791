import type { Bus } from '@prilavok/shared-kernel/bus'
import type { BasketCountsAnswer } from '@prilavok/shared-kernel/contract'
import { queryKeys } from '@prilavok/shared-kernel/queries'
import type { QueryClient } from '@tanstack/react-query'

/** Keeps the data that all parts share in step with what the bus tells, of this tab and of the others (KERN-041). */
export function followBus(bus: Bus, query: QueryClient): void {
  bus.on('basket:changed', ({ basket, CNT, SUM }) => {
    const queryKey = queryKeys.basketCounts
    const known = query.getQueryData<BasketCountsAnswer>(queryKey)
    if (known)
      query.setQueryData<BasketCountsAnswer>(
        queryKey,
        basket === 'main' ? { ...known, CNT, SUM } : { ...known, LOYALTY: { CNT, SUM } },
      )
    // The other basket's counts are not known, or an answer from before the change is on its way.
    if (!known || query.isFetching({ queryKey }) > 0) void query.invalidateQueries({ queryKey })
    void query.invalidateQueries({ queryKey: [...queryKeys.basketRows, basket], refetchType: 'none' })
  })
  bus.on('favourites:changed', ({ CNT }) => query.setQueryData(queryKeys.favouritesCount, { CNT }))
}
