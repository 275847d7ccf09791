import type { BasketCounts } from '@prilavok/shared-kernel/contract'
import type { Kernel } from '@prilavok/shared-kernel/kernel'
import { getBasketMap } from '../../api/get-basket-map'
import { keys } from '../../api/keys'
import { patchProducts } from './patch-products'

/** Says which state of the basket the cached products agree with. */
export function setKnownBasket({ query }: Kernel, { CNT, SUM }: BasketCounts): void {
  query.setQueryData<BasketCounts>(keys.knownBasket, { CNT, SUM })
}

export function isKnownBasket({ query }: Kernel, { CNT, SUM }: BasketCounts): boolean {
  const known = query.getQueryData<BasketCounts>(keys.knownBasket)
  return known?.CNT === CNT && known.SUM === SUM
}

/** Brings the counts of all cached products in step with the basket as the server has it. Keeps them when that fails. */
export async function readBasket(kernel: Kernel): Promise<void> {
  try {
    const map = await getBasketMap(kernel)
    patchProducts(kernel.query, (product) => map.get(product.ID) ?? 0)
  } catch {
    await kernel.query.invalidateQueries({ queryKey: keys.products, refetchType: 'none' })
  }
}
