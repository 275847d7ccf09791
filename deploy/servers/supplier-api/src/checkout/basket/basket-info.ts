import type { BasketInfo } from '@prilavok/shared-kernel/contract'
import { choosePayment } from '../../content/shop/payment-types'
import type { Database } from '../../platform/database/connection'
import type { BasketKind } from '../../platform/database/schema-types'
import { roubles } from '../../platform/money'
import type { Session } from '../../platform/session/session'
import { flag } from '../../platform/yes-no'
import { countBasket } from './count-basket'
import { type BasketLine, orderable, sumOf } from './lines'
import {
  bonusPoints,
  deliveryPrice,
  deliveryTypeOf,
  freeDeliveryFrom,
  loadOrderTerms,
  type Zone,
  zoneOf,
} from './order-terms'
import { type BasketOrder, sortItems } from './sort'

/** What the buyer chose in the order form (cookies of 001 §3). */
export interface OrderChoice {
  deliveryType?: string
  /** Whatever is no number counts as not chosen. */
  deliveryZoneId?: string
  payment?: string
}

/** 000 §3, Basket info: of the rows that an order would take, under the choices made so far. */
export async function basketInfo(
  db: Database,
  session: Session,
  basket: BasketKind,
  lines: readonly BasketLine[],
  choice: OrderChoice,
  order: BasketOrder,
): Promise<BasketInfo> {
  const [terms, bonus, comment] = await Promise.all([
    loadOrderTerms(db, session),
    countBasket(db, session, 'loyalty'),
    readComment(db, session, basket),
  ])
  const taken = orderable(lines, basket)
  const sum = sumOf(taken, basket)
  const counted = taken.filter((line) => !line.delivery_exclude)
  const deliverySum = sumOf(counted, basket)
  const deliveryType = deliveryTypeOf(choice.deliveryType, terms)
  const zone = zoneOf(Number(choice.deliveryZoneId), terms)
  const paid = basket === 'main' && deliveryType === '2' ? deliveryPrice(zone, deliverySum, terms) : 0
  return {
    itemsCount: taken.length,
    itemsSum: roubles(sum),
    currency: terms.currency,
    deliveryCurrency: terms.currency,
    deliveryZones: terms.zones.map(toDeliveryZone),
    loyaltyBasketInfo: { itemsCount: bonus.CNT, itemsSum: bonus.SUM },
    loyaltyBonusSum: session.client?.loyalty && basket === 'main' ? bonusPoints(sum, terms) : 0,
    minSum: roubles(freeDeliveryFrom(zone, terms)),
    orderMinSum: basket === 'main' ? roubles(terms.minOrderSum) : 0,
    paidDelivery: roubles(paid),
    DELIVERY_SUM: roubles(deliverySum),
    deliveryType,
    paymentType:
      (choosePayment(terms.paymentTypes, choice.payment) ?? choosePayment(terms.paymentTypes, ''))?.CODE ??
      '',
    paymentTypes: terms.paymentTypes,
    deliveryZoneId: zone?.id ?? null,
    sortItems: sortItems(basket, order),
    selfDeliveryOnly: flag(terms.selfDeliveryOnly),
    taxType: terms.taxType,
    supplierName: terms.name,
    comment,
    NO_CHECK_ORDER_SUM: flag(!terms.checkOrderSum),
    COMMERCIAL_OFFER: flag(terms.commercialOffer),
  }
}

const toDeliveryZone = (zone: Zone) => ({
  ID: zone.id,
  NAME: zone.name,
  DESCRIPTION: zone.description,
  MIN_SUM: roubles(zone.minSum),
  DELIVERY_PRICE: roubles(zone.deliveryPrice),
})

async function readComment(db: Database, session: Session, basket: BasketKind): Promise<string> {
  const row = await db
    .selectFrom('baskets')
    .where((eb) => eb.and({ shop_id: session.shopId, buyer_id: session.buyerId, basket }))
    .select('comment')
    .executeTakeFirst()
  return row?.comment ?? ''
}
