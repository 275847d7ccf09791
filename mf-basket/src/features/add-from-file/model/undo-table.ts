import { basketItem } from '@prilavok/shared-kernel/basket'
import { getHeldProducts } from '@prilavok/shared-kernel/basket-lists'
import type { BasketType } from '@prilavok/shared-kernel/contract'
import type { Kernel } from '@prilavok/shared-kernel/kernel'
import { isYes } from '@prilavok/shared-kernel/shop'
import type { LoadedTable } from './loaded-table'

/**
 * Takes out of a basket what a file has added, as one change that can itself be undone; what others have added to it since stays.
 * @throws ApiError
 */
export async function undoTable(
  kernel: Kernel,
  basket: BasketType,
  { products }: LoadedTable,
): Promise<void> {
  const held = await getHeldProducts(kernel, basket)
  const rows = new Map(held.filter(({ GIFT }) => !isYes(GIFT)).map((product) => [product.ID, product]))
  kernel.basket.setAll(
    basket,
    products.flatMap(({ PRODUCT_ID, BEFORE, AFTER }) => {
      const product = rows.get(PRODUCT_ID)
      if (!product) return []
      const { QUANTITY } = product
      const count = Math.max(0, QUANTITY - (AFTER - BEFORE))
      return [{ item: basketItem(product, basket, QUANTITY), count }]
    }),
  )
}
