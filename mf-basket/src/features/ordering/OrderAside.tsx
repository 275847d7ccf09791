import type { OrderBasketResponse } from '@prilavok/shared-kernel/contract'
import { useShop } from '@prilavok/shared-kernel/shop'
import { Consents } from '@prilavok/shared-kernel/ui/consents'
import { KeyValue } from '@prilavok/shared-kernel/ui/key-value'
import { TextLink } from '@prilavok/shared-kernel/ui/link'
import { OrderTrack } from '@prilavok/shared-kernel/ui/order-track'
import type { ReactNode } from 'react'
import { basketPath } from '../../model/basket-type'
import { CountedNote } from '../../model/CountedNote'
import { UNAVAILABLE } from '../../model/edit-basket'
import { OfferLines } from '../../model/OfferLines'
import type { Receiving } from '../../model/order-choice'
import type { OrderTerms } from '../../model/order-terms'
import { summaryItems } from '../../model/summary-items'
import { TaxNote } from '../../model/TaxNote'
import { OrderRows } from './OrderRows'
import { Aside, AsideHead, ConsentsPlace, Small } from './ordering-styles'
import { orderingTexts } from './texts'
import type { OrderForm } from './use-order-form'

interface OrderAsideProps {
  data: OrderBasketResponse
  form: OrderForm
  receiving: Receiving
  terms: OrderTerms
  messageId: string
  /** The visitor cannot order: nothing is said of sums that would let him. */
  denied: boolean
  /** Notes and the button. */
  children: ReactNode
}

/** What is ordered and for how much, the consents, and the button that sends it. */
export function OrderAside({ data, form, receiving, terms, messageId, denied, children }: OrderAsideProps) {
  const shop = useShop()
  const { BASKET_TYPE: basket, INFO: info } = data
  const rows = data.GROUPS.filter(({ CODE }) => CODE !== UNAVAILABLE).flatMap(({ PRODUCTS }) => PRODUCTS)
  const below = info.itemsCount > 0 && info.itemsSum < terms.minOrder
  return (
    <Aside as="aside" data-bleed aria-label={orderingTexts.yourOrder}>
      <div>
        <AsideHead>
          <h2>{orderingTexts.yourOrder}</h2>
          <TextLink to={basketPath(basket)}>{orderingTexts.change}</TextLink>
        </AsideHead>
        <OrderRows rows={rows} bonus={basket === 'loyalty'} />
      </div>
      <div>
        <OfferLines offers={data.OFFERS} money={{ priceType: shop.PRICE_TYPE, currency: info.currency }} />
        <KeyValue
          sums
          items={summaryItems({ basket, info, receiving, terms, shop, totalLabel: orderingTexts.toPay })}
        />
        <TaxNote basket={basket} info={info} />
        {!denied && (below || terms.freeFrom > 0) && (
          <OrderTrack
            sum={info.itemsSum}
            deliverySum={info.DELIVERY_SUM}
            minOrder={terms.minOrder}
            freeFrom={terms.freeFrom}
            zone={terms.freeZone}
            priceType={shop.PRICE_TYPE}
            currency={info.currency}
            message="below"
            messageId={below ? messageId : undefined}
          />
        )}
        {!denied && <CountedNote {...{ info, terms }} priceType={shop.PRICE_TYPE} currency={info.currency} />}
        {form.consentsGiven ? (
          <Small>{orderingTexts.consentsGiven}</Small>
        ) : (
          <ConsentsPlace>
            <Consents agree={form.tick('agree')} transfer={form.tick('transfer')} />
          </ConsentsPlace>
        )}
        {children}
        <Small>{orderingTexts.emailHint}</Small>
      </div>
    </Aside>
  )
}
