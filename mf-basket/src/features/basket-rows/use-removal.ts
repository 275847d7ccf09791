import { basketItem } from '@prilavok/shared-kernel/basket'
import type { OrderBasketResponse } from '@prilavok/shared-kernel/contract'
import { useKernel } from '@prilavok/shared-kernel/kernel'
import { isYes } from '@prilavok/shared-kernel/shop'
import { rowsOf } from '../../model/edit-basket'

/** Removes rows of a basket, all with one request (BAS-008); a notice offers to take it back. Gifts follow by themselves. */
export function useRemoval(data: OrderBasketResponse) {
  const queue = useKernel().basket
  const basket = data.BASKET_TYPE
  const items = rowsOf(data)
    .filter(({ GIFT }) => !isYes(GIFT))
    .map((row) => basketItem(row, basket, row.QUANTITY))
  return {
    remove: (productIds: ReadonlySet<number>) =>
      queue.setAll(
        basket,
        items.filter(({ ID }) => productIds.has(ID)).map((item) => ({ item, count: 0 })),
      ),
    clear: () => queue.clear(basket, items),
  }
}
