import type { BasketCountsAnswer } from '@prilavok/shared-kernel/contract'
import type { Kernel } from '@prilavok/shared-kernel/kernel'
import { queryOptions } from '@tanstack/react-query'
import { queryKeys } from './keys'

/** Counts of both baskets: GET v2/basket/catalog/ with action=count. */
export const basketCountsQuery = ({ api }: Kernel) =>
  queryOptions({
    queryKey: queryKeys.basketCounts,
    queryFn: ({ signal }) =>
      api.get<BasketCountsAnswer>('/v2/basket/catalog/', { action: 'count' }, { signal }),
  })
