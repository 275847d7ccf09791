import { useBusEvent } from '@prilavok/shared-kernel/bus'
import type { BasketType } from '@prilavok/shared-kernel/contract'
import { useKernel } from '@prilavok/shared-kernel/kernel'
import { basketKeys } from './basket-keys'

/**
 * Marks the rows of baskets as out of date when a basket has changed, in this tab or another.
 * @param refetch told afterwards which basket changed: the place to load again what is on the screen
 */
export function useBasketChanges(refetch?: (basket: BasketType) => void): void {
  const { query } = useKernel()
  useBusEvent('basket:changed', ({ basket }) => {
    void query.invalidateQueries({ queryKey: basketKeys.rows, refetchType: 'none' })
    refetch?.(basket)
  })
}
