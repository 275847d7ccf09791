import { sql } from 'kysely'
import type { Database } from '../../platform/database/connection'
import { queueOrderEmails } from '../order-emails/queue-order-emails'
import { releaseOrder } from '../order-state/restock'
import { lockOrder, moveOrder } from './lock-order'

const BATCH = 100

/** Orders that nobody has paid in time. An order with a payment under way waits for its end. */
export async function findOverdue(db: Database): Promise<{ shop_id: number; id: number }[]> {
  const { rows } = await sql<{ shop_id: number; id: number }>`
    select shop_id, id from orders
    where pay_until <= now() and status = 'online-not-paid'
      and not exists (select from payments payment where payment.shop_id = orders.shop_id
        and payment.order_id = orders.id and payment.status = 'pending')
    order by pay_until limit ${BATCH}`.execute(db)
  return rows
}

/**
 * Calls an order off that nobody has paid in time: its goods go back to the stock, the buyer and the manager are told.
 * @returns false when it has been paid or called off meanwhile
 */
export const callOff = (db: Database, shopId: number, id: number): Promise<boolean> =>
  db.transaction().execute(async (trx) => {
    const order = await lockOrder(trx, shopId, id)
    if (!order || !(await moveOrder(trx, shopId, order, 'overdue'))) return false
    await trx
      .updateTable('orders')
      .set({ pay_until: null, cancel_comment: 'Заказ не оплачен в срок' })
      .where('shop_id', '=', shopId)
      .where('id', '=', id)
      .execute()
    await releaseOrder(trx, { shopId, clientId: order.clientId, orderId: id })
    await queueOrderEmails(trx, shopId, id, 'canceled')
    return true
  })
