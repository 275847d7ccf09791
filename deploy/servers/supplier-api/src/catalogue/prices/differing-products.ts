import { type RawBuilder, sql } from 'kysely'
import { isRunning } from '../offers/running'

/**
 * The reduction of each product that a running offer reduces: of several the greatest, of equal ones that of the older offer.
 * @param ids only of these; without it of all products of the shop
 */
export const RUNNING_REDUCTIONS = (shopId: number, ids?: readonly number[]): RawBuilder<unknown> => sql`
  select distinct on (item.product_id) item.product_id, item.offer_id, item.percent
  from offers offer
  join offer_items item on item.shop_id = offer.shop_id and item.offer_id = offer.id
    ${ids ? sql`and item.product_id = any(${ids}::int[])` : sql``}
  where offer.shop_id = ${shopId} and offer.type = 'special_price' and ${isRunning}
  order by item.product_id, item.percent desc, item.offer_id`

/** Whether the reduction of product `p` is another one than that of `best`. */
export const DIFFERING: RawBuilder<boolean> = sql`(
  p.special_offer_id is distinct from best.offer_id or p.offer_percent is distinct from best.percent)`

/** Whether the price of `p` was derived with another precision than that of `shop`. */
export const UNDERIVED: RawBuilder<boolean> = sql`(
  (p.price, p.old_price) is distinct from (
    select row(derived.price, derived.old_price)
    from unit_price(p.base_price, p.base_old_price, p.offer_percent, shop.price_type) as derived))`
