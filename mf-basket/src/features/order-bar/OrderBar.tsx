import { useBasketCounts } from '@prilavok/shared-kernel/basket'
import { useKernel } from '@prilavok/shared-kernel/kernel'
import { useShop } from '@prilavok/shared-kernel/shop'
import { styled } from '@prilavok/shared-kernel/styled'
import { media } from '@prilavok/shared-kernel/theme'
import { Icon } from '@prilavok/shared-kernel/ui/icon'
import { LinkButton } from '@prilavok/shared-kernel/ui/link-button'
import { sumText } from '../../model/basket-text'
import { freeDeliveryFrom } from '../../model/order-choice'
import { texts } from '../../texts'
import { BarFrame } from './BarFrame'
import { InOrder } from './InOrder'
import { KeyHint } from './KeyHint'

const Arrow = styled.span`
  ${media.compact} {
    display: none;
  }
`

/** The bar of product lists: how much is in the order, what is still missing, the way to the basket. */
export function OrderBar() {
  const kernel = useKernel()
  const shop = useShop()
  const { CNT = 0, SUM = 0 } = useBasketCounts() ?? {}
  return (
    <BarFrame
      label={texts.order}
      lead={<InOrder count={CNT} />}
      sum={sumText(SUM, shop)}
      track={{
        sum: SUM,
        minOrder: shop.MIN_ORDER_SUM,
        freeFrom: freeDeliveryFrom(kernel, shop),
        priceType: shop.PRICE_TYPE,
        currency: shop.CURRENCY,
      }}
      hint={<KeyHint />}
      button={
        <LinkButton to="/basket" kind="primary">
          {texts.basket}
          <Arrow>
            <Icon name="arrow-right" size={16} />
          </Arrow>
        </LinkButton>
      }
    />
  )
}
