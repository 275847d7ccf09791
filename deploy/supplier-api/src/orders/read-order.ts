import type { OrderAnswer } from '@prilavok/shared-kernel/contract'
import type { Database } from '../database/connection'
import type { Session } from '../session/session'
import { toOrder, toOrderProduct } from './to-order'

/** Orders of one client of the session's shop, with the shop's name. */
export const ordersOf = (db: Database, session: Session, clientId: number) =>
  db
    .selectFrom('orders')
    .innerJoin('shops', 'shops.id', 'orders.shop_id')
    .where('orders.shop_id', '=', session.shopId)
    .where('orders.client_id', '=', clientId)

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
  const order = await ordersOf(db, session, clientId)
    .where('orders.id', '=', id)
    .selectAll('orders')
    .select('shops.name as shop_name')
    .executeTakeFirst()
  if (!order) return null
  const rows = await orderRows(db, session, id).selectAll().execute()
  return { ...toOrder(order), PRODUCTS: rows.map((row) => toOrderProduct(row, order.currency)) }
}
