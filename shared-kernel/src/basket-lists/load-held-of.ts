import type { BasketType, Product } from '@prilavok/shared-kernel/contract'
import type { Kernel } from '@prilavok/shared-kernel/kernel'
import { heldIn } from './held'
import { heldCountsQuery } from './held-counts'

/**
 * How many of a product a basket holds now, with the changes that are on their way.
 * @throws ApiError
 */
export async function loadHeldOf(kernel: Kernel, basket: BasketType): Promise<(product: Product) => number> {
  const known = await kernel.query.fetchQuery({ ...heldCountsQuery(kernel, basket), staleTime: 0 })
  return heldIn(basket, known, kernel.basket.changes.current())
}
