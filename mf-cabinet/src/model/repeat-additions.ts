import { type AddedRow, fitAddition } from '@prilavok/shared-kernel/basket-lists'
import type { Product } from '@prilavok/shared-kernel/contract'
import type { RepeatView } from './repeat-views'

/** Rows that go into the basket. Two that take the same product are one addition; it is known by the id of its product. */
export function additionsOf(views: readonly RepeatView[], heldOf: (product: Product) => number): AddedRow[] {
  const additions = new Map<number, AddedRow>()
  for (const { product, count } of views) {
    if (!product || count === 0) continue
    const known = additions.get(product.ID)
    const together = (known?.count ?? 0) + count
    additions.set(product.ID, {
      number: product.ID,
      product,
      count: known ? fitAddition(product, heldOf(product), together).count : together,
    })
  }
  return [...additions.values()]
}
