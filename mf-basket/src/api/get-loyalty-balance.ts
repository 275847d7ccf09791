import { isNumber, isObjectWith } from '@prilavok/shared-kernel/api'
import type { LoyaltyBalanceAnswer } from '@prilavok/shared-kernel/contract'
import type { Kernel } from '@prilavok/shared-kernel/kernel'
import { queryOptions } from '@tanstack/react-query'
import { keys } from './keys'

const shape = isObjectWith<LoyaltyBalanceAnswer>({ BALANCE: isNumber })

/** Points that a customer with loyalty can spend: GET /v3/api/client/loyalty/balance/. */
export const loyaltyBalanceQuery = ({ api }: Kernel) =>
  queryOptions({
    queryKey: keys.loyaltyBalance,
    queryFn: async ({ signal }) =>
      (await api.get('/v3/api/client/loyalty/balance/', {}, { signal, shape })).BALANCE,
    meta: { errors: 'silent' },
  })
