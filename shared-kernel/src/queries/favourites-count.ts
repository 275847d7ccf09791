import type { Kernel } from '@prilavok/shared-kernel/kernel'
import { queryOptions } from '@tanstack/react-query'
import { queryKeys } from './keys'

/** How many favourites the visitor has: GET /v3/api/catalog/favorite/ with action=count. */
export const favouritesCountQuery = ({ api }: Kernel) =>
  queryOptions({
    queryKey: queryKeys.favouritesCount,
    queryFn: ({ signal }) =>
      api.get<{ CNT: number }>('/v3/api/catalog/favorite/', { action: 'count' }, { signal }),
  })
