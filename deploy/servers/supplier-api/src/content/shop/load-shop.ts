import type { DeliveryZone, Shop } from '@prilavok/shared-kernel/contract'
import { sql } from 'kysely'
import type { Database } from '../../platform/database/connection'
import { apiErrors } from '../../platform/errors'
import { roubles } from '../../platform/money'
import { flag } from '../../platform/yes-no'
import { deliversNothing } from './delivers-nothing'
import { loadTradePoints } from './load-trade-points'
import { offeredTypes } from './payment-types'

/** What a page has to know of whoever takes the buyers' money. */
interface OnlinePayments {
  /** Whether it takes payments for this shop; where it does not, paying online is not offered. */
  serves(shopId: number): boolean
  /** Origins of the pages that a buyer is sent to, besides the shop's own: `https://yoomoney.ru`. */
  origins: readonly string[]
}

/**
 * The shop of a session as its visitors may know it (000 §3).
 * @param acquirer whoever takes the buyers' money
 */
export async function loadShop(db: Database, shopId: number, acquirer: OnlinePayments): Promise<Shop> {
  const paysOnline = acquirer.serves(shopId)
  const [shop, domain, payments, zones, points] = await Promise.all([
    db.selectFrom('shops').where('id', '=', shopId).selectAll().executeTakeFirst(),
    db
      .selectFrom('shop_domains')
      .where('shop_id', '=', shopId)
      .select('domain')
      .orderBy('sort')
      .executeTakeFirst(),
    loadPaymentTypes(db, shopId),
    loadDeliveryZones(db, shopId),
    loadTradePoints(db, shopId),
  ])
  if (!shop) throw apiErrors.tokenInvalid()
  const picksUpOnly = deliversNothing(shop.selfdelivery_only, points)
  return {
    ID: shop.id,
    NAME: shop.name,
    DOMAIN_NAME: domain?.domain ?? '',
    LOGO: shop.logo,
    EMAIL: shop.email,
    PHONES: shop.phones,
    REGISTRATION: flag(shop.registration),
    SHOW_LOYALTY_PRICES: flag(shop.show_loyalty_prices),
    ALLOW_PHYSICAL: flag(shop.allow_physical),
    SEARCH_TITLE: shop.search_title,
    SEARCH_DESCRIPTION: shop.search_description,
    MIN_ORDER_SUM: roubles(shop.min_order_sum),
    NO_CHECK_ORDER_SUM: flag(!shop.check_order_sum),
    CHECK_ORDER_SUM: flag(shop.check_order_sum),
    MIN_SUM: roubles(shop.min_sum),
    LK_DOMAIN: shop.lk_domain,
    SELFDELIVERY_ONLY: flag(picksUpOnly),
    HEADER_NO_NAME: flag(shop.header_no_name),
    ABOUT_DELAY: shop.about_delay,
    SHOW_DELAY_TEXT: flag(shop.show_delay_text),
    GOOGLE_ID: shop.google_id,
    YANDEX_ID: shop.yandex_id,
    COLOR_SCHEME: shop.color_scheme,
    PRICE_TYPE: shop.price_type,
    CURRENCY: shop.currency,
    ONLINE_CHAT: shop.online_chat,
    META: shop.meta,
    TAX_TYPE: shop.tax_type,
    PAYMENT_TYPE: offeredTypes(payments, paysOnline),
    ACQUIRER_ORIGINS: paysOnline ? [...acquirer.origins] : [],
    DELIVERY_ZONE: picksUpOnly ? [] : zones,
    ...(shop.time_zone && { TIME_ZONE: shop.time_zone }),
    TRADEPOINT: points.find((point) => point.ID === shop.main_trade_point_id) ?? null,
  }
}

const loadPaymentTypes = (db: Database, shopId: number): Promise<Shop['PAYMENT_TYPE']> =>
  db
    .selectFrom('payment_types')
    .where('shop_id', '=', shopId)
    .select(['code as CODE', 'name as NAME', 'description as DESCRIPTION'])
    .orderBy('sort')
    .execute()

/** Kopecks that the delivery to a `zone` of a `shop` costs: what a shop sells at is rounded as its prices are (000 §3). */
export const priceOfDelivery = sql<number>`round_price(zone.delivery_price, shop.price_type)`

/** Where couriers of the shop go. */
async function loadDeliveryZones(db: Database, shopId: number): Promise<DeliveryZone[]> {
  const rows = await db
    .selectFrom('delivery_zones as zone')
    .innerJoin('shops as shop', 'shop.id', 'zone.shop_id')
    .where('zone.shop_id', '=', shopId)
    .select(['zone.id as ID', 'zone.name as NAME', 'zone.description as DESCRIPTION', 'zone.min_sum'])
    .select(priceOfDelivery.as('price'))
    .orderBy('zone.sort')
    .orderBy('zone.id')
    .execute()
  return rows.map(({ min_sum, price, ...zone }) => ({
    ...zone,
    MIN_SUM: roubles(min_sum),
    DELIVERY_PRICE: roubles(price),
  }))
}
