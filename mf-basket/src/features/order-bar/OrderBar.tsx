import styled from '@emotion/styled'
import { useKernel } from '@prilavok/shared-kernel/kernel'
import { basketCountsQuery } from '@prilavok/shared-kernel/queries'
import { useShop } from '@prilavok/shared-kernel/shop'
import { media } from '@prilavok/shared-kernel/theme'
import { Icon } from '@prilavok/shared-kernel/ui/icon'
import { LinkButton } from '@prilavok/shared-kernel/ui/link-button'
import { VisuallyHidden } from '@prilavok/shared-kernel/ui/visually-hidden'
import { useQuery } from '@tanstack/react-query'
import { useBasketChanges } from '../../api/use-basket-changes'
import { sumText, useBasketAnnouncement } from '../../model/basket-text'
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
/** The header says the same on wide screens. */
const CompactStatus = styled(VisuallyHidden)`
  ${media.desktop} {
    display: none;
  }
`

/** The bar of product lists: how much is in the order, what is still missing, the way to the basket. */
export function OrderBar() {
  const kernel = useKernel()
  const shop = useShop()
  const { data: counts } = useQuery(basketCountsQuery(kernel))
  const announcement = useBasketAnnouncement(counts, shop)
  useBasketChanges()
  const { CNT = 0, SUM = 0 } = counts ?? {}
  return (
    <>
      <CompactStatus role="status">{announcement}</CompactStatus>
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
    </>
  )
}
