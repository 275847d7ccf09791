import type { OrderAnswer } from '@prilavok/shared-kernel/contract'
import { sql } from 'kysely'
import type { Database } from '../database/connection'
import { CALLED_OFF } from '../payment/pay-states'
import type { Session } from '../session/session'
import type { Refund } from './status'
import { toOrder, toOrderProduct } from './to-order'

/** Orders of one client of the session's shop, with the shop's name. */
export const ordersOf = (db: Database, session: Session, clientId: number) =>
  db
    .selectFrom('orders')
    .innerJoin('shops', 'shops.id', 'orders.shop_id')
    .where('orders.shop_id', '=', session.shopId)
    .where('orders.client_id', '=', clientId)

const refundOf = sql<Refund>`(
  select case when bool_or(status = 'refunding') then 'refunding' else 'refunded' end from payments
  where payments.shop_id = orders.shop_id and payments.order_id = orders.id and status in ('refunding', 'refunded')
    and orders.status in (${sql.join(CALLED_OFF)})
  having count(*) > 0)`

/** What an answer tells of orders. */
export const shown = (orders: ReturnType<typeof ordersOf>) =>
  orders.selectAll('orders').select('shops.name as shop_name').select(refundOf.as('refund'))

export const orderRows = (db: Database, session: Session, orderId: number) =>
  db
    .selectFrom('order_rows')
    .where('shop_id', '=', session.shopId)
    .where('order_id', '=', orderId)
    .orderBy('position')

/** @returns null when the order is unknown, or another client's */
export async function readOrderDetail(
  db: Database,
  session: Session,
  clientId: number,
  id: number,
): Promise<OrderAnswer['ITEM']> {
  const order = await shown(ordersOf(db, session, clientId).where('orders.id', '=', id)).executeTakeFirst()
  if (!order) return null
  const rows = await orderRows(db, session, id).selectAll().execute()
  return { ...toOrder(order), PRODUCTS: rows.map((row) => toOrderProduct(row, order.currency)) }
}
