import { useBasketCounts } from '@prilavok/shared-kernel/basket'
import type { Offer, OfferPresent } from '@prilavok/shared-kernel/contract'
import { formatMoney } from '@prilavok/shared-kernel/format'
import { useShop } from '@prilavok/shared-kernel/shop'
import { styled } from '@prilavok/shared-kernel/styled'
import { OrderTrack } from '@prilavok/shared-kernel/ui/order-track'
import { offersTexts } from './texts'

const Root = styled.div`
  > p {
    margin: 6px 0 0;
    color: var(--n-700);
    font-size: 13px;
    line-height: 18px;
  }
  > p[data-reached] {
    color: var(--success-text);
  }
`

/** Whether at least one of the gifts can still be given. */
export const hasPresent = (presents: readonly OfferPresent[]): boolean =>
  presents.some(({ REMAIN, QUANTITY }) => REMAIN >= QUANTITY)

interface GiftTrackProps {
  /** Roubles of products that an order must reach. */
  sum: number
  presents: readonly OfferPresent[]
  /** Why the buyer gets none of them. */
  closed?: Offer['CLOSED']
}

/** How far the main basket has come to a gift, as it changes; the line is the order track of the shop. */
export function GiftTrack({ sum, presents, closed }: GiftTrackProps) {
  const { PRICE_TYPE: priceType, CURRENCY: currency } = useShop()
  const counts = useBasketCounts()
  if (closed || !hasPresent(presents))
    return (
      <Root>
        <p>{closed ? offersTexts.closed[closed] : offersTexts.presentGone}</p>
      </Root>
    )
  const now = counts?.SUM ?? 0
  const money = (value: number) => formatMoney(value, { priceType, currency })
  const rest = Math.max(0, Math.round((sum - now) * 100) / 100)
  return (
    <Root>
      <OrderTrack sum={now} freeFrom={sum} message="none" priceType={priceType} currency={currency} />
      {counts && (
        <p data-reached={rest === 0 || undefined}>
          {rest === 0 ? offersTexts.reached : offersTexts.inBasket(money(now), money(rest))}
        </p>
      )}
    </Root>
  )
}
