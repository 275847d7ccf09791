import type { Bus } from '@prilavok/shared-kernel/bus'
import type { BasketCountsAnswer } from '@prilavok/shared-kernel/contract'
import { queryKeys, writeFavourite } from '@prilavok/shared-kernel/queries'
import type { QueryClient } from '@tanstack/react-query'

/** Keeps the data that all parts share in step with what the bus tells, of this tab and of the others (KERN-041). */
export function followBus(bus: Bus, query: QueryClient): void {
  bus.on('basket:changed', ({ basket, ...counts }) => {
    const queryKey = queryKeys.basketCounts
    const known = query.getQueryData<BasketCountsAnswer>(queryKey)
    if (known)
      query.setQueryData<BasketCountsAnswer>(
        queryKey,
        basket === 'main' ? { ...counts, LOYALTY: known.LOYALTY } : { ...known, LOYALTY: counts },
      )
    // The other basket's counts are not known, an answer from before the change is on its way, or who told knew only a part.
    const isPart = basket === 'main' && counts.CNT > 0 && counts.DELIVERY_SUM === undefined
    if (!known || query.isFetching({ queryKey }) > 0 || (isPart && known.DELIVERY_SUM !== undefined))
      void query.invalidateQueries({ queryKey })
    const rows = [...queryKeys.basketRows, basket]
    // Of pages that are not on the screen: they would show counts of before when they are opened again, also an answer on its way.
    query.removeQueries({ queryKey: rows, predicate: (one) => one.getObserversCount() === 0 })
    void query.invalidateQueries({ queryKey: rows, refetchType: 'none' })
  })
  bus.on('favourites:changed', ({ CNT, PRODUCT_ID, PRODUCT_IDS, FAVORITE }) => {
    query.setQueryData(queryKeys.favouritesCount, { CNT })
    if (FAVORITE) writeFavourite(query, PRODUCT_IDS ?? PRODUCT_ID, FAVORITE)
    // Lists of favourites that are opened again have other products.
    if (PRODUCT_IDS) void query.invalidateQueries({ queryKey: queryKeys.products, refetchType: 'none' })
  })
  bus.on('viewed:changed', ({ CNT }) => query.setQueryData(queryKeys.viewedCount, { CNT }))
}
