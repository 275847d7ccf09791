import { isOpen } from '@prilavok/shared-kernel/basket'
import type { BasketType, Product } from '@prilavok/shared-kernel/contract'
import type { Kernel } from '@prilavok/shared-kernel/kernel'

/** Counts of a basket by product; undefined while they are not known. */
export type Held = ReadonlyMap<number, number> | undefined

type Changes = ReturnType<Kernel['basket']['changes']['current']>

/** How many of a product the basket will hold once the changes on their way are made. */
export const heldIn =
  (basket: BasketType, held: Held, changes: Changes) =>
  (product: Product): number => {
    const change = changes[basket].get(product.ID)
    if (isOpen(change)) return change.target
    return held?.get(product.ID) ?? (held || basket === 'loyalty' ? 0 : product.BASKET)
  }
