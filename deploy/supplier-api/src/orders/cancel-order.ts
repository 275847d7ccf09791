import type { OrderActionAnswer } from '@prilavok/shared-kernel/contract'
import { sql } from 'kysely'
import type { Database } from '../database/connection'
import { refusals } from '../errors'
import { undoForOrder } from '../loyalty/order-points'
import type { Session } from '../session/session'
import { FINAL } from './status'

/**
 * Cancels an order: its goods go back to the stock, its points are settled (`undoForOrder`). SUCCESS N: it is over
 * already (AMB-42).
 * @throws bad_field (400) without a reason; not_found (404) for another client's order, too
 */
export function cancelOrder(
  db: Database,
  session: Session,
  clientId: number,
  orderId: number,
  reason: string,
): Promise<OrderActionAnswer> {
  const comment = reason.trim()
  if (!comment) throw refusals.badField('cancel_comment', 'Укажите причину отмены')
  return db.transaction().execute(async (trx) => {
    const order = await trx
      .selectFrom('orders')
      .where('shop_id', '=', session.shopId)
      .where('client_id', '=', clientId)
      .where('id', '=', orderId)
      .select('status')
      .forUpdate()
      .executeTakeFirst()
    if (!order) throw refusals.notFound()
    if (FINAL.includes(order.status)) return { SUCCESS: 'N' }
    await trx
      .updateTable('orders')
      .set({ status: 'canceled', cancel_comment: comment })
      .where('shop_id', '=', session.shopId)
      .where('id', '=', orderId)
      .execute()
    await undoForOrder(trx, { shopId: session.shopId, clientId, orderId })
    await returnStock(trx, session, orderId)
    return { SUCCESS: 'Y' }
  })
}

/** Rows that were made to order took nothing. Locked in the order of ids, as orders do. */
async function returnStock(db: Database, session: Session, orderId: number): Promise<void> {
  await sql`
    with taken as (
      select p.id, row.quantity
      from order_rows row
      join products p on p.shop_id = row.shop_id and p.id = row.product_id
      where row.shop_id = ${session.shopId} and row.order_id = ${orderId} and not row.to_order
      order by p.id
      for no key update of p)
    update products p set remain = p.remain + taken.quantity
    from taken
    where p.shop_id = ${session.shopId} and p.id = taken.id`.execute(db)
}
