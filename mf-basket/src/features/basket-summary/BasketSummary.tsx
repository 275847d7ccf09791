import type { OrderBasketResponse } from '@prilavok/shared-kernel/contract'
import { formatMoney, formatNumber, pluralize } from '@prilavok/shared-kernel/format'
import { useShop } from '@prilavok/shared-kernel/shop'
import { styled } from '@prilavok/shared-kernel/styled'
import { media } from '@prilavok/shared-kernel/theme'
import { KeyValue } from '@prilavok/shared-kernel/ui/key-value'
import { OrderTrack } from '@prilavok/shared-kernel/ui/order-track'
import { Panel } from '@prilavok/shared-kernel/ui/panel'
import type { ReactNode } from 'react'
import type { Receiving } from '../../model/order-choice'
import type { OrderTerms } from '../../model/order-terms'
import { summaryItems } from '../../model/summary-items'
import { TaxNote } from '../../model/TaxNote'
import { texts } from '../../texts'
import { basketSummaryTexts, POSITIONS_OF } from './texts'

interface BasketSummaryProps {
  data: OrderBasketResponse
  receiving: Receiving
  terms: OrderTerms
  /** Id of «До минимального заказа осталось …» for the button it explains. */
  messageId: string
  /** Why the visitor cannot order, if so; shown on every width. */
  note?: ReactNode
  button: ReactNode
}

/** Id of «К заказу 8 из 9 позиций» beside a message. */
export const countId = (messageId: string): string => `${messageId}-count`

const Root = styled(Panel)`
  position: sticky;
  top: 16px;
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
  ${media.compact} {
    position: static;
  }
`
const Count = styled.p`
  margin-top: 8px;
  font-size: 12px;
  line-height: 16px;
  text-align: center;
  color: var(--text-muted);
`
const Offers = styled.ul`
  margin-bottom: 8px;
  font-size: 13px;
  line-height: 18px;
  > li {
    padding: 4px 0;
  }
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
export function BasketSummary({ data, receiving, terms, messageId, note, button }: BasketSummaryProps) {
  const shop = useShop()
  const { BASKET_TYPE, INFO, OFFERS, GROUPS } = data
  const money = (sum: number) => formatMoney(sum, { priceType: shop.PRICE_TYPE, currency: INFO.currency })
  const all = GROUPS.reduce((count, { CNT }) => count + CNT, 0)
  const left = all - INFO.itemsCount
  return (
    <Root as="aside" data-pad data-bleed aria-label={texts.order}>
      <h2>{texts.order}</h2>
      <small>
        {basketSummaryTexts.supplier}: {INFO.supplierName}
      </small>
      {OFFERS.length > 0 && (
        <Offers>
          {OFFERS.map(({ ID, TITLE, REST }) => (
            <li key={ID}>{REST > 0 ? `${TITLE}: ${basketSummaryTexts.rest} ${money(REST)}` : TITLE}</li>
          ))}
        </Offers>
      )}
      <KeyValue
        items={summaryItems({
          basket: BASKET_TYPE,
          info: INFO,
          receiving,
          terms,
          shop,
          totalLabel: texts.total,
        })}
      />
      <TaxNote basket={BASKET_TYPE} info={INFO} />
      {note}
      <Wide>
        <OrderTrack
          sum={INFO.itemsSum}
          deliverySum={INFO.DELIVERY_SUM}
          minOrder={terms.minOrder}
          freeFrom={terms.freeFrom}
          priceType={shop.PRICE_TYPE}
          currency={INFO.currency}
          labels
          message="below"
          messageId={messageId}
        />
        {button}
      </Wide>
      {left > 0 && (
        <Count id={countId(messageId)}>
          {basketSummaryTexts.toOrder} {formatNumber(INFO.itemsCount)} {basketSummaryTexts.of}{' '}
          {formatNumber(all)} {pluralize(all, POSITIONS_OF)}
        </Count>
      )}
    </Root>
  )
}
