import { isListOf, isNumber, isObjectWith, isText } from '@prilavok/shared-kernel/api'
import type { LoyaltyInfoAnswer, LoyaltyRate, LoyaltyStatus } from '@prilavok/shared-kernel/contract'
import type { Kernel } from '@prilavok/shared-kernel/kernel'
import { queryOptions } from '@tanstack/react-query'
import { keys } from './keys'

const isRate = isObjectWith<LoyaltyRate>({ VALUE: isNumber })
const shape = isObjectWith<LoyaltyInfoAnswer>({
  ITEM: isObjectWith<LoyaltyInfoAnswer['ITEM']>({ BALANCE: isNumber, ORDERS_SUM: isNumber }),
  LOYALTY: isObjectWith<LoyaltyInfoAnswer['LOYALTY']>({
    RATE: isRate,
    STATUSES: isListOf(
      isObjectWith<LoyaltyStatus>({
        ID: isNumber,
        NAME: isText,
        THRESHOLD: isNumber,
        REST: isNumber,
        RATE: isRate,
      }),
    ),
  }),
})

/** GET /v3/api/client/loyalty_info/: the programme and the participant's place in it (001 §3). */
export const loyaltyInfoQuery = ({ api }: Kernel) =>
  queryOptions({
    queryKey: keys.loyaltyInfo,
    queryFn: ({ signal }) => api.get('/v3/api/client/loyalty_info/', {}, { signal, shape }),
  })
