import type { OrderAnswer, OrderMoment } from '@prilavok/shared-kernel/contract'
import { CALLED_OFF_STATUSES } from '@prilavok/shared-kernel/contract/order-names'
import { sql } from 'kysely'
import type { Database } from '../../platform/database/connection'
import type { Session } from '../../platform/session/session'
import type { Refund } from './to-order'
import { toOrder, toOrderProduct } from './to-order'

const companyOf = (db: Database, session: Session, clientId: number) =>
  db
    .selectFrom('clients')
    .where('clients.shop_id', '=', session.shopId)
    .where('clients.id', '=', clientId)
    .select('clients.company_id')

/** What a client of the session's shop may look at, with the shop's name: his own orders and those of his company. */
export const ordersOf = (db: Database, session: Session, clientId: number) =>
  db
    .selectFrom('orders')
    .innerJoin('shops', 'shops.id', 'orders.shop_id')
    .where('orders.shop_id', '=', session.shopId)
    .where(({ or, eb }) =>
      or([
        eb('orders.client_id', '=', clientId),
        eb('orders.company_id', '=', companyOf(db, session, clientId)),
      ]),
    )

/**
 * The newest of these orders, at most twice `limit`, and when the first of all was made: read along two indexes, however many there
 * are.
 */
export const newestOrdersOf = (db: Database, session: Session, clientId: number, limit: number) => {
  const orders = db.selectFrom('orders').where('orders.shop_id', '=', session.shopId)
  const own = orders.where('orders.client_id', '=', clientId)
  const ofCompany = orders.where('orders.company_id', '=', companyOf(db, session, clientId))
  const newest = (of: typeof own) =>
    db
      .selectFrom(of.selectAll('orders').orderBy('orders.created_at', 'desc').limit(limit).as('part'))
      .selectAll()
  const first = (of: typeof own) => of.select(({ fn }) => fn.min('orders.created_at').as('at'))
  return {
    orders: newest(own).union(newest(ofCompany)),
    first: sql<Date | null>`least((${first(own)}), (${first(ofCompany)}))`,
  }
}

const refundOf = sql<Refund>`(
  select case when bool_or(status = 'refunding') then 'refunding' else 'refunded' end from payments
  where payments.shop_id = orders.shop_id and payments.order_id = orders.id and status in ('refunding', 'refunded')
    and (orders.status in (${sql.join(CALLED_OFF_STATUSES)})
      or orders.status in ('in-progress', 'completed') and orders.online_pay_status = 'NOT_PAID')
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

/** When an order came into each of its statuses; the first is that of its making. */
const readHistory = async (
  db: Database,
  session: Session,
  orderId: number,
  made: Date,
): Promise<OrderMoment[]> => {
  const changes = await db
    .selectFrom('order_status_changes')
    .where('shop_id', '=', session.shopId)
    .where('order_id', '=', orderId)
    .orderBy('changed_at')
    .select(['status', 'changed_at'])
    .execute()
  return [{ status: 'sent' as const, changed_at: made }, ...changes].map(({ status, changed_at }) => ({
    STATUS_CODE: status,
    DATE: changed_at.toISOString(),
  }))
}

/** @returns null when the order is unknown, or another company's */
export async function readOrderDetail(
  db: Database,
  session: Session,
  clientId: number,
  id: number,
): Promise<OrderAnswer['ITEM']> {
  const order = await shown(ordersOf(db, session, clientId).where('orders.id', '=', id)).executeTakeFirst()
  if (!order) return null
  const [rows, HISTORY] = await Promise.all([
    orderRows(db, session, id).selectAll().execute(),
    readHistory(db, session, id, order.created_at),
  ])
  return {
    ...toOrder(order, clientId),
    PRODUCTS: rows.map((row) => toOrderProduct(row, order.currency)),
    HISTORY,
  }
}
