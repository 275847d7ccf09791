import { isNumber, isObjectWith } from '@prilavok/shared-kernel/api'
import type { Kernel } from '@prilavok/shared-kernel/kernel'
import { queryOptions } from '@tanstack/react-query'
import { queryKeys } from './keys'

const shape = isObjectWith<{ CNT: number }>({ CNT: isNumber })

/** How many favourites the visitor has: GET /v3/api/catalog/favorite/ with action=count. Nobody waits for it: an error is silent. */
export const favouritesCountQuery = ({ api }: Kernel) =>
  queryOptions({
    queryKey: queryKeys.favouritesCount,
    queryFn: ({ signal }) => api.get('/v3/api/catalog/favorite/', { action: 'count' }, { signal, shape }),
    meta: { errors: 'silent' },
  })
