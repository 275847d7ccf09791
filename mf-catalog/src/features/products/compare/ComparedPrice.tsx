import type { Product } from '@prilavok/shared-kernel/contract'
import { useShop } from '@prilavok/shared-kernel/shop'
import { ProductPrice } from '../item/ProductPrice'
import { compareTexts } from './texts'

/** Price of a column, and by how much it differs from the current product's. */
export function ComparedPrice({ product, current }: { product: Product; current: Product }) {
  const { PRICE_TYPE } = useShop()
  const difference = product.PRICE - current.PRICE
  const comparable = product.PRICE > 0 && current.PRICE > 0 && difference !== 0
  return (
    <>
      <ProductPrice product={product} className="price" />
      {comparable && (
        <small className="num">
          {compareTexts.toCurrent(difference, { priceType: PRICE_TYPE, currency: product.CURRENCY })}
        </small>
      )}
    </>
  )
}
