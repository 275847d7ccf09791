import type { TradePointsAnswer } from '@prilavok/shared-kernel/contract'
import type { Kernel } from '@prilavok/shared-kernel/kernel'
import { queryOptions } from '@tanstack/react-query'
import { basketKeys } from './basket-keys'

/** Pick-up points of the shop: GET /v3/api/client/tradepoint/. */
export const tradePointsQuery = ({ api }: Kernel) =>
  queryOptions({
    queryKey: basketKeys.tradePoints,
    queryFn: async ({ signal }) =>
      (await api.get<TradePointsAnswer>('/v3/api/client/tradepoint/', {}, { signal })).ITEMS,
  })
