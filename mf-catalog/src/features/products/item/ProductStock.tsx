import type { Product } from '@prilavok/shared-kernel/contract'
import { unitOf } from '@prilavok/shared-kernel/format'
import { isYes } from '@prilavok/shared-kernel/shop'
import { Stock } from '@prilavok/shared-kernel/ui/stock'

/** Stock of a product: how many, few, to order, none. */
export function ProductStock({ product, className }: { product: Product; className?: string }) {
  return (
    <Stock
      className={className}
      remain={product.REMAIN}
      toOrder={isYes(product.TO_ORDER)}
      delay={product.DELAY}
      unit={unitOf(product)}
    />
  )
}
