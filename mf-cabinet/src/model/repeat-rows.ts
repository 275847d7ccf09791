import type { OrderProduct, Product } from '@prilavok/shared-kernel/contract'
import { isYes } from '@prilavok/shared-kernel/shop'
import type { RepeatData } from '../api/get-repeat'

/** A product of an order with what became of it. */
export interface RepeatRow {
  /** Of the product that was ordered. */
  id: number
  /** As it was sold then. */
  was: OrderProduct
  /** As it is now; undefined when the shop has deleted it. */
  product: Product | undefined
  /** Full analogs that can be bought, of a product that cannot. */
  analogs: readonly Product[]
}

/** The goods of an order in its order. Gifts are left out: whoever orders enough gets one again. */
export function repeatRows({ order, now }: RepeatData): RepeatRow[] {
  const products = new Map(now.ITEMS.map((product) => [product.ID, product]))
  const analogs = new Map(now.ANALOGS.map(({ PRODUCT_ID, ITEMS }) => [PRODUCT_ID, ITEMS]))
  const rows = new Map<number, RepeatRow>()
  for (const was of order.PRODUCTS) {
    if (isYes(was.GIFT)) continue
    const known = rows.get(was.ID)
    rows.set(was.ID, {
      id: was.ID,
      was: known ? { ...known.was, QUANTITY: known.was.QUANTITY + was.QUANTITY } : was,
      product: products.get(was.ID),
      analogs: analogs.get(was.ID) ?? [],
    })
  }
  return [...rows.values()]
}
