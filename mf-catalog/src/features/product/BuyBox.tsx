import { useBasketQuantity } from '@prilavok/shared-kernel/basket'
import type { ProductDetail } from '@prilavok/shared-kernel/contract'
import { formatMoney } from '@prilavok/shared-kernel/format'
import { useKernel } from '@prilavok/shared-kernel/kernel'
import { isYes, useShop } from '@prilavok/shared-kernel/shop'
import { styled } from '@prilavok/shared-kernel/styled'
import { media } from '@prilavok/shared-kernel/theme'
import { ChangeNote } from '@prilavok/shared-kernel/ui/change-note'
import { Icon } from '@prilavok/shared-kernel/ui/icon'
import { QuantityStepper } from '@prilavok/shared-kernel/ui/quantity-stepper'
import { type ReactNode, useState } from 'react'
import { basketMark } from '../../model/basket-mark'
import { texts } from '../../texts'
import { BuyButton } from './BuyButton'
import { deliveryText } from './delivery-text'
import { leastOrder, priceTerms } from './price-terms'
import { productTexts } from './texts'

const Root = styled.section`
  position: sticky;
  top: 16px;
  padding: 20px;
  border: 1px solid var(--border);
  border-radius: var(--r-l);
  background: var(--bg-surface);
  > .line {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 12px;
    padding: 10px 0;
    border-top: 1px solid var(--border-subtle);
    font-size: 13px;
    line-height: 18px;
  }
  > .line > span {
    display: inline-flex;
    align-items: center;
    gap: 8px;
  }
  > .line > :last-child:not(:first-of-type) {
    text-align: right;
    color: var(--text-muted);
  }
  > .price {
    margin-bottom: 14px;
  }
  > .price > small {
    font-size: 13px;
    line-height: 18px;
    color: var(--text-muted);
  }
  > .count {
    display: flex;
    align-items: flex-start;
    gap: 12px;
    margin: 8px 0 12px;
  }
  > .count > p {
    padding-top: 2px;
    font-size: 18px;
    line-height: 22px;
    font-weight: 600;
    font-variant-numeric: tabular-nums lining-nums;
    white-space: nowrap;
  }
  > .count small {
    display: flex;
    align-items: center;
    gap: 4px;
    font-size: 12px;
    line-height: 16px;
    font-weight: 400;
    color: var(--success-text);
  }
  > .count small[data-unsent] {
    color: var(--warning-text);
  }
  > [role='alert'],
  > [role='status'] {
    margin: 0 0 12px;
  }
  ${media.compact} {
    position: static;
  }
  ${media.phone} {
    margin: 0 -12px;
    padding: 16px;
    border-right: 0;
    border-left: 0;
    border-radius: 0;
  }
`

interface BuyBoxProps {
  product: ProductDetail
  price: ReactNode
  stock: ReactNode
  /** Stands in place of the button when there is nothing to add: the way to the analogs. */
  analogs: ReactNode
  /** The way into the bonus basket. */
  points: ReactNode
}

/** Price, stock, quantity and the way into the basket of the product page. */
export function BuyBox({ product, price, stock, analogs, points }: BuyBoxProps) {
  const shop = useShop()
  const quantity = useBasketQuantity(product)
  const [typed, setTyped] = useState<number>()
  const count = typed ?? quantity.value
  const mark = basketMark(quantity)
  const isGone = quantity.missing && !quantity.inBasket
  const least = leastOrder(product)
  const hasSum = product.PRICE > 0 && !isGone && (quantity.inBasket || (count > 1 && count !== least))
  // No sum stands there twice.
  const terms = priceTerms(product, shop, hasSum && count === least ? 1 : least)
  const delivery = deliveryText(useKernel(), shop)
  return (
    <Root aria-label={texts.item.add}>
      <div className="price">
        {price}
        {terms && <small>{terms}</small>}
      </div>
      <div className="line">
        {stock}
        {product.REMAIN > 0 && <span>{productTexts.supplierStock}</span>}
      </div>
      {delivery && (
        <div className="line">
          <span>
            <Icon name="truck" />
            {isYes(shop.SELFDELIVERY_ONLY) ? productTexts.selfDelivery : productTexts.delivery}
          </span>
          <span>{delivery}</span>
        </div>
      )}
      <div className="count">
        <QuantityStepper
          {...quantity.stepper}
          disabled={isGone}
          size="page"
          label={product.NAME}
          onTyping={setTyped}
          onEnter={quantity.enter}
        />
        {hasSum && (
          <p>
            {formatMoney(product.PRICE * count, {
              priceType: shop.PRICE_TYPE,
              currency: product.CURRENCY,
            })}
            {quantity.inBasket && count === quantity.value && (
              <small data-unsent={quantity.unsent || undefined}>
                <Icon name={mark.icon} size={12} />
                {mark.text}
              </small>
            )}
          </p>
        )}
      </div>
      <ChangeNote {...quantity.note} />
      <BuyButton product={product} quantity={quantity} analogs={analogs} />
      {points}
    </Root>
  )
}
