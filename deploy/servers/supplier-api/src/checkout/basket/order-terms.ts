import type { BasketInfo, PaymentType } from '@prilavok/shared-kernel/contract'
import { sql } from 'kysely'
import { deliversNothing } from '../../content/shop/delivers-nothing'
import { priceOfDelivery } from '../../content/shop/load-shop'
import { offeredTypes } from '../../content/shop/payment-types'
import { rateOf } from '../../customers/loyalty/rate'
import type { Database } from '../../platform/database/connection'
import { preparedStatement } from '../../platform/database/prepared-statement'
import type { Session } from '../../platform/session/session'

/** What a supplier asks of an order. Sums are kopecks. */
export interface OrderTerms {
  name: string
  currency: string
  minOrderSum: number
  /** False: a sum below `minOrderSum` is only hinted at (AMB-07). */
  checkOrderSum: boolean
  /** Free delivery from this sum, where no zone is chosen. */
  minSum: number
  /** `deliversNothing`; then there are no zones. */
  selfDeliveryOnly: boolean
  taxType: string
  commercialOffer: boolean
  /** Points for 100 roubles, at the level of the client. */
  loyaltyRate: number
  mainTradePointId: number | null
  paymentTypes: PaymentType[]
  zones: Zone[]
  tradePoints: TermsTradePoint[]
}

export interface Zone {
  id: number
  name: string
  description: string
  minSum: number
  deliveryPrice: number
}

export interface TermsTradePoint {
  id: number
  name: string
  phone: string
  email: string
  address: string
}

const payments = sql<PaymentType[] | null>`(
  select json_agg(json_build_object('CODE', type.code, 'NAME', type.name, 'DESCRIPTION', type.description)
    order by type.sort, type.code)
  from payment_types type where type.shop_id = shop.id)`

const zones = sql<Zone[] | null>`(
  select json_agg(json_build_object('id', zone.id, 'name', zone.name, 'description', zone.description,
    'minSum', zone.min_sum, 'deliveryPrice', ${priceOfDelivery}) order by zone.sort, zone.id)
  from delivery_zones zone where zone.shop_id = shop.id)`

const tradePoints = sql<TermsTradePoint[] | null>`(
  select json_agg(json_build_object('id', point.id, 'name', point.name, 'phone', coalesce(point.phones[1], ''),
    'email', point.email, 'address', point.address) order by point.sort, point.id)
  from trade_points point where point.shop_id = shop.id)`

/** What the shop of a session asks of an order, and gives to its client. */
export async function loadOrderTerms(db: Database, session: Session): Promise<OrderTerms> {
  const shop = await db
    .selectFrom('shops as shop')
    .modifyFront(preparedStatement)
    .where('shop.id', '=', session.shopId)
    .select([
      'shop.name',
      'shop.currency',
      'shop.min_order_sum as minOrderSum',
      'shop.check_order_sum as checkOrderSum',
      'shop.min_sum as minSum',
      'shop.selfdelivery_only as selfDeliveryOnly',
      'shop.tax_type as taxType',
      'shop.commercial_offer as commercialOffer',
      'shop.main_trade_point_id as mainTradePointId',
    ])
    .select(rateOf(session.client?.id ?? null).as('loyaltyRate'))
    .select([payments.as('paymentTypes'), zones.as('zones'), tradePoints.as('tradePoints')])
    .executeTakeFirstOrThrow()
  const points = shop.tradePoints ?? []
  const selfDeliveryOnly = deliversNothing(shop.selfDeliveryOnly, points)
  return {
    ...shop,
    selfDeliveryOnly,
    paymentTypes: offeredTypes(shop.paymentTypes ?? [], session.paysOnline),
    zones: selfDeliveryOnly ? [] : (shop.zones ?? []),
    tradePoints: points,
  }
}

/** '1' pick-up, '2' delivery, '-1' none chosen. With nothing said it is pick-up; where the shop brings nothing, always (AMB-02). */
export function deliveryTypeOf(asked: string | undefined, terms: OrderTerms): BasketInfo['deliveryType'] {
  if (terms.selfDeliveryOnly) return '1'
  return asked === '2' || asked === '-1' ? asked : '1'
}

/** The chosen zone; the only one of a shop needs no choice. */
export const zoneOf = (id: number | undefined, { zones }: OrderTerms): Zone | null =>
  zones.find((zone) => zone.id === id) ?? (zones.length === 1 ? (zones[0] ?? null) : null)

/** Free-delivery threshold in kopecks: of the zone, else of the shop (AMB-07). */
export const freeDeliveryFrom = (zone: Zone | null, terms: OrderTerms): number => zone?.minSum ?? terms.minSum

/** Price of delivery in kopecks. @param sum of the products that count for delivery, kopecks */
export const deliveryPrice = (zone: Zone | null, sum: number, terms: OrderTerms): number =>
  zone === null || sum >= freeDeliveryFrom(zone, terms) ? 0 : zone.deliveryPrice

/** Whole points that an order of this sum earns. @param sum kopecks */
export const bonusPoints = (sum: number, terms: Pick<OrderTerms, 'loyaltyRate'>): number =>
  Math.floor((sum * terms.loyaltyRate) / 10_000)
