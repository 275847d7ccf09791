import { basketItem } from '@prilavok/shared-kernel/basket'
import type { BasketType, Product } from '@prilavok/shared-kernel/contract'
import { formatCode, formatMoney, NBSP, unitOf } from '@prilavok/shared-kernel/format'
import { formatProductName } from '@prilavok/shared-kernel/product-names'
import { isYes, useShop } from '@prilavok/shared-kernel/shop'
import { ProductPicture } from '@prilavok/shared-kernel/ui/product-picture'
import { Stock } from '@prilavok/shared-kernel/ui/stock'
import { pictureOf } from '../product-view'
import { Option } from './option-styles'
import { listFormTexts } from './texts'

interface ProductOptionProps {
  product: Product
  /** What it costs there is shown. */
  basket: BasketType
  onChoose: () => void
  /** Key that chooses it, too. */
  digit?: number
}

/** One of the products that a row may mean. */
export function ProductOption({ product, basket, onChoose, digit }: ProductOptionProps) {
  const { PRICE_TYPE } = useShop()
  const price = basketItem(product, basket, 0).price ?? product.PRICE
  return (
    <Option type="button" data-option="" onClick={onChoose}>
      <ProductPicture src={pictureOf(product)} alt="" size={32} />
      <span>
        {formatProductName(product.NAME)}
        <small>
          {listFormTexts.code}
          {NBSP}
          {formatCode(product.UP_CODE_1C)}
        </small>
      </span>
      <Stock
        remain={product.REMAIN}
        toOrder={isYes(product.TO_ORDER)}
        delay={product.DELAY}
        unit={unitOf(product)}
      />
      <b>
        {formatMoney(price, {
          priceType: PRICE_TYPE,
          currency: basket === 'loyalty' ? 'BONUS' : product.CURRENCY,
        })}
      </b>
      {digit !== undefined && <kbd aria-hidden>{digit}</kbd>}
    </Option>
  )
}
