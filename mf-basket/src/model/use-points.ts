import { useKernel } from '@prilavok/shared-kernel/kernel'
import { useQuery } from '@tanstack/react-query'
import { loyaltyBalanceQuery } from '../api/get-loyalty-balance'

/** Points of the customer's account, asked for anew; undefined while they are not known, or not wanted. */
export function usePoints(isWanted = true): number | undefined {
  const { data } = useQuery({ ...loyaltyBalanceQuery(useKernel()), staleTime: 0, enabled: isWanted })
  return isWanted ? data : undefined
}

/**
 * Points that the account lacks for an order; 0 where it lacks none, or that is not known: then the server tells.
 * @param total points of the order
 * @param isBonus it is paid with points
 */
export function useMissingPoints(total: number, isBonus: boolean): number {
  const balance = usePoints(isBonus)
  return balance === undefined ? 0 : Math.max(0, total - balance)
}
