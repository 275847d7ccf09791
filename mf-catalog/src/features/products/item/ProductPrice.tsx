import type { Product } from '@prilavok/shared-kernel/contract'
import { formatMoney, unitOf } from '@prilavok/shared-kernel/format'
import { useShop } from '@prilavok/shared-kernel/shop'
import { styled } from '@prilavok/shared-kernel/styled'
import { Price, type PriceProps } from '@prilavok/shared-kernel/ui/price'
import { productsTexts } from '../texts'
import { ForPoints } from './ForPoints'
import { useLoyaltyPrices } from './LoyaltyPrices'

const Points = styled.span`
  display: block;
  flex-basis: 100%;
  font-size: 12px;
  line-height: 16px;
  color: var(--accent-text);
  white-space: nowrap;
`

/** Price of a product in the shop's precision, for a customer with loyalty with its price in points beside (AMB-35). */
export function ProductPrice({
  product,
  ...look
}: { product: Product } & Pick<PriceProps, 'size' | 'signInHeader' | 'className'>) {
  const { PRICE_TYPE } = useShop()
  const loyalty = useLoyaltyPrices()
  const { LOYALTY_PRICE } = product
  const points = loyalty && LOYALTY_PRICE !== null && (
    <Points>{productsTexts.item.points(formatMoney(LOYALTY_PRICE, { currency: 'BONUS' }))}</Points>
  )
  return (
    <Price
      {...look}
      sum={product.PRICE || null}
      oldSum={product.OLD_PRICE}
      unit={look.size === 'card' && product.OLD_PRICE ? undefined : unitOf(product)}
      priceType={PRICE_TYPE}
      currency={product.CURRENCY}
    >
      {look.size === 'page' ? points : <ForPoints product={product}>{points}</ForPoints>}
    </Price>
  )
}
