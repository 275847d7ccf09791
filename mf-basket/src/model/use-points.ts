import type { BasketType } from '@prilavok/shared-kernel/contract'
import { useKernel } from '@prilavok/shared-kernel/kernel'
import { useQuery } from '@tanstack/react-query'
import { loyaltyBalanceQuery } from '../api/get-loyalty-balance'

/** Points of the customer's account, asked for anew; undefined while they are not known, and for an order in roubles. */
export function usePoints(basket: BasketType): number | undefined {
  const isBonus = basket === 'loyalty'
  const { data } = useQuery({ ...loyaltyBalanceQuery(useKernel()), staleTime: 0, enabled: isBonus })
  return isBonus ? data : undefined
}

/** Points that the account lacks for an order; 0 where it lacks none, or that is not known: then the server tells. */
export function useMissingPoints(basket: BasketType, total: number): number {
  const balance = usePoints(basket)
  return balance === undefined ? 0 : Math.max(0, total - balance)
}
