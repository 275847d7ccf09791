import { isNumber, isObjectWith } from '@prilavok/shared-kernel/api'
import type { BasketCounts, BasketCountsAnswer } from '@prilavok/shared-kernel/contract'
import type { Kernel } from '@prilavok/shared-kernel/kernel'
import { queryOptions } from '@tanstack/react-query'
import { queryKeys } from './keys'

const counts = { CNT: isNumber, SUM: isNumber }
const shape = isObjectWith<BasketCountsAnswer>({ ...counts, LOYALTY: isObjectWith<BasketCounts>(counts) })

/** Counts of both baskets: GET v2/basket/catalog/ with action=count. @throws ApiError */
export const readBasketCounts = ({ api }: Pick<Kernel, 'api'>, options: { signal?: AbortSignal } = {}) =>
  api.get('/v2/basket/catalog/', { action: 'count' }, { ...options, shape })

export const basketCountsQuery = (kernel: Kernel) =>
  queryOptions({
    queryKey: queryKeys.basketCounts,
    queryFn: ({ signal }) => readBasketCounts(kernel, { signal }),
  })
