import { basketItem } from '@prilavok/shared-kernel/basket'
import type { OrderBasketResponse } from '@prilavok/shared-kernel/contract'
import { useKernel } from '@prilavok/shared-kernel/kernel'
import { isYes } from '@prilavok/shared-kernel/shop'
import { groupsInOrder } from '../../model/basket-groups'
import { focusRemaining } from './focus-remaining'

/**
 * Removes rows of a basket, all with one request (BAS-008); a notice offers to take it back. Gifts follow by themselves. The button that
 * removes them goes or is disabled with them: the focus moves to a row that stays; where none does, `useEmptiedFocus` finds it a place.
 */
export function useRemoval(data: OrderBasketResponse) {
  const queue = useKernel().basket
  const basket = data.BASKET_TYPE
  const rows = groupsInOrder(data).flatMap(({ PRODUCTS }) => PRODUCTS)
  const items = rows.filter(({ GIFT }) => !isYes(GIFT)).map((row) => basketItem(row, basket, row.QUANTITY))
  return {
    remove(productIds: ReadonlySet<number>) {
      focusRemaining(rows, ({ ID, GIFT }) => productIds.has(ID) && !isYes(GIFT))
      queue.setAll(
        basket,
        items.filter(({ ID }) => productIds.has(ID)).map((item) => ({ item, count: 0 })),
      )
    },
    clear: () => queue.clear(basket, items),
  }
}
