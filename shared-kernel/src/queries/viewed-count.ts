import { isNumber, isObjectWith } from '@prilavok/shared-kernel/api'
import type { SavedCountAnswer } from '@prilavok/shared-kernel/contract'
import type { Kernel } from '@prilavok/shared-kernel/kernel'
import { queryOptions } from '@tanstack/react-query'
import { queryKeys } from './keys'

const shape = isObjectWith<SavedCountAnswer>({ CNT: isNumber })

/** How many products the visitor has viewed: GET /v3/api/catalog/viewed/ with action=count. Nobody waits for it: an error is silent. */
export const viewedCountQuery = ({ api }: Kernel) =>
  queryOptions({
    queryKey: queryKeys.viewedCount,
    queryFn: ({ signal }) => api.get('/v3/api/catalog/viewed/', { action: 'count' }, { signal, shape }),
    meta: { errors: 'silent' },
  })
