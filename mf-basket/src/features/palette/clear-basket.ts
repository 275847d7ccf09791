import { basketItem } from '@prilavok/shared-kernel/basket'
import type { Kernel } from '@prilavok/shared-kernel/kernel'
import { isYes } from '@prilavok/shared-kernel/shop'
import { currentOrderBasketQuery } from '../../api/use-order-basket'
import { rowsOf } from '../../model/edit-basket'

/** Empties the main basket from any page; a notice offers to take it back. What it holds is asked for first, for the way back. */
export async function clearBasket(kernel: Kernel): Promise<void> {
  try {
    const data = await kernel.query.fetchQuery({ ...currentOrderBasketQuery(kernel, 'main'), staleTime: 0 })
    const rows = rowsOf(data).filter(({ GIFT }) => !isYes(GIFT))
    kernel.basket.clear(
      'main',
      rows.map((row) => basketItem(row, 'main', row.QUANTITY)),
    )
  } catch (error) {
    kernel.errors.report(error, { errors: 'notice' })
  }
}
