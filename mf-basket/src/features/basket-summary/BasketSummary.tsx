import type { OrderBasketResponse } from '@prilavok/shared-kernel/contract'
import { formatNumber, pluralize } from '@prilavok/shared-kernel/format'
import { useShop } from '@prilavok/shared-kernel/shop'
import { styled } from '@prilavok/shared-kernel/styled'
import { media } from '@prilavok/shared-kernel/theme'
import { KeyValue, type KeyValueItem } from '@prilavok/shared-kernel/ui/key-value'
import { OrderTrack } from '@prilavok/shared-kernel/ui/order-track'
import { Panel } from '@prilavok/shared-kernel/ui/panel'
import type { ReactNode } from 'react'
import { CountedNote } from '../../model/CountedNote'
import { OfferLines } from '../../model/OfferLines'
import type { OrderTerms } from '../../model/order-terms'
import { TaxNote } from '../../model/TaxNote'
import { texts } from '../../texts'
import { basketSummaryTexts, PRODUCTS_OF } from './texts'

interface BasketSummaryProps {
  data: OrderBasketResponse
  /** Lines of the order summary. */
  sums: readonly KeyValueItem[]
  terms: OrderTerms
  /** Id of «До минимального заказа осталось …» for the button it explains. */
  messageId: string
  /** What the sums depend on and is chosen here. */
  choice?: ReactNode
  /** Why the visitor cannot order, if so; shown on every width. Then nothing is said of sums that would let him. */
  note?: ReactNode
  button: ReactNode
  /** Below everything else. */
  children?: ReactNode
}

/** Id of «К заказу 8 из 9 товаров» beside a message. */
export const countId = (messageId: string): string => `${messageId}-count`

const Root = styled(Panel)`
  > h2 {
    margin-bottom: 4px;
    font-size: 18px;
    line-height: 24px;
    font-weight: 600;
  }
  > small {
    display: block;
    margin-bottom: 8px;
    font-size: 12px;
    line-height: 16px;
    color: var(--text-muted);
  }
`
const Count = styled.p`
  margin-top: 8px;
  font-size: 12px;
  line-height: 16px;
  text-align: center;
  color: var(--text-muted);
`
const Why = styled.div`
  margin-top: 12px;
`
/** The bar at the bottom has them below 1200. */
const Wide = styled.div`
  margin-top: 16px;
  > div + * {
    margin-top: 14px;
  }
  ${media.compact} {
    display: none;
  }
`

/** Sums of the order to come, the order track, the button (kit §7). OFFERS stand above the sums (AMB-39). */
export function BasketSummary(props: BasketSummaryProps) {
  const { data, sums, terms, messageId, choice, note, button, children } = props
  const shop = useShop()
  const { BASKET_TYPE, INFO, OFFERS, GROUPS } = data
  const all = GROUPS.reduce((count, { CNT }) => count + CNT, 0)
  const left = all - INFO.itemsCount
  return (
    <Root as="aside" data-pad data-bleed aria-label={texts.order}>
      <h2>{texts.order}</h2>
      <small>
        {basketSummaryTexts.supplier}: {INFO.supplierName}
      </small>
      <OfferLines offers={OFFERS} money={{ priceType: shop.PRICE_TYPE, currency: INFO.currency }} />
      <KeyValue sums items={sums} />
      <TaxNote basket={BASKET_TYPE} info={INFO} />
      {choice}
      {note && <Why>{note}</Why>}
      {!note && (
        <CountedNote info={INFO} terms={terms} priceType={shop.PRICE_TYPE} currency={INFO.currency} />
      )}
      <Wide>
        {!note && (
          <OrderTrack
            sum={INFO.itemsSum}
            deliverySum={INFO.DELIVERY_SUM}
            minOrder={terms.minOrder}
            freeFrom={terms.freeFrom}
            zone={terms.freeZone}
            priceType={shop.PRICE_TYPE}
            currency={INFO.currency}
            labels
            message="below"
            messageId={messageId}
          />
        )}
        {button}
      </Wide>
      {left > 0 && (
        <Count id={countId(messageId)}>
          {basketSummaryTexts.toOrder} {formatNumber(INFO.itemsCount)} {basketSummaryTexts.of}{' '}
          {formatNumber(all)} {pluralize(all, PRODUCTS_OF)}
        </Count>
      )}
      {children}
    </Root>
  )
}
