import { isListOf, isNumber, isObjectWith } from '@prilavok/shared-kernel/api'
import type { TradePoint, TradePointsAnswer } from '@prilavok/shared-kernel/contract'
import type { Kernel } from '@prilavok/shared-kernel/kernel'
import { queryKeys } from '@prilavok/shared-kernel/queries'
import { queryOptions } from '@tanstack/react-query'

const shape = isObjectWith<TradePointsAnswer>({
  ITEMS: isListOf(
    isObjectWith<TradePoint>({ ID: isNumber, ADDRESS: isObjectWith<TradePoint['ADDRESS']>({}) }),
  ),
})

/** Pick-up points of the shop: GET /v3/api/client/tradepoint/. */
export const tradePointsQuery = ({ api }: Kernel) =>
  queryOptions({
    queryKey: queryKeys.tradePoints,
    queryFn: async ({ signal }) => (await api.get('/v3/api/client/tradepoint/', {}, { signal, shape })).ITEMS,
  })
