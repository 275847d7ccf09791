import { CALLED_OFF_STATUSES } from '@prilavok/shared-kernel/contract/order-names'
import { type RawBuilder, sql } from 'kysely'

/** The `offer` of a query that is for one order of a client is over for those who have such an order. */
export const isOpenTo = (clientId: number | null): RawBuilder<boolean> => sql`(
  not offer.once_per_client or not exists (
    select from offer_takers taker
    join orders taken on taken.shop_id = taker.shop_id and taken.id = taker.order_id
    where taker.shop_id = offer.shop_id and taker.client_id = ${clientId} and taker.offer_id = offer.id
      and taken.status not in (${sql.join(CALLED_OFF_STATUSES)})))`

/**
 * One for first orders is over for who has ordered, himself or a colleague, unless that was called off.
 * @param orderId the order that it is for, once it is written
 */
export const isFirstOrder = (clientId: number | null, orderId = 0): RawBuilder<boolean> => sql`(
  not offer.first_order or not exists (
    select from clients buyer
    join orders made on made.shop_id = buyer.shop_id and (made.client_id = buyer.id or made.company_id = buyer.company_id)
    where buyer.shop_id = offer.shop_id and buyer.id = ${clientId} and made.id <> ${orderId}
      and made.status not in (${sql.join(CALLED_OFF_STATUSES)})))`
