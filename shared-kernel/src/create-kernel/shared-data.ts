import type { Bus } from '@prilavok/shared-kernel/bus'
import type { BasketCountsAnswer } from '@prilavok/shared-kernel/contract'
import { queryKeys } from '@prilavok/shared-kernel/queries'
import type { QueryClient } from '@tanstack/react-query'

/**
 * Keeps the data that all parts share in step with what the bus tells, of this tab and of the others (KERN-041).
 * After a logout nothing of the customer stays; after a login the old data stand until the new ones are there.
 */
export function followBus(bus: Bus, query: QueryClient): void {
  bus.on('basket:changed', ({ basket, CNT, SUM }) => {
    query.setQueryData<BasketCountsAnswer>(queryKeys.basketCounts, (old) => {
      const known = old ?? { CNT: 0, SUM: 0, LOYALTY: { CNT: 0, SUM: 0 } }
      return basket === 'main' ? { ...known, CNT, SUM } : { ...known, LOYALTY: { CNT, SUM } }
    })
    void query.invalidateQueries({ queryKey: [...queryKeys.basketRows, basket], refetchType: 'none' })
  })
  bus.on('favourites:changed', ({ CNT }) => query.setQueryData(queryKeys.favouritesCount, { CNT }))
  bus.on('session:changed', ({ state }) => {
    void (state === 'visitor' ? query.resetQueries() : query.invalidateQueries())
  })
}
