import type { OrderActionAnswer } from '@prilavok/shared-kernel/contract'
import { FINAL_ORDER_STATUSES } from '@prilavok/shared-kernel/contract/order-names'
import { canUndoForOrder } from '../../customers/loyalty/order-points'
import type { Database } from '../../platform/database/connection'
import { apiErrors } from '../../platform/errors'
import type { Session } from '../../platform/session/session'
import { queueOrderEmails } from '../order-emails/queue-order-emails'
import { restock } from '../order-state/restock'
import { giveBack } from '../payment/finalize-payment'
import { lockOrder } from '../payment/lock-order'
import { actionRejected, cancelRejection, pointsSpent } from './messages'

/**
 * Cancels an order: its products go back to the stock, its points are given back or taken, what was paid online is to go back. SUCCESS N:
 * it is over already (AMB-42), or its points are spent.
 * @throws bad_field (400) without a reason; not_found (404) for another client's order, too
 */
export function cancelOrder(
  db: Database,
  { shopId }: Session,
  clientId: number,
  orderId: number,
  reason: string,
): Promise<OrderActionAnswer> {
  const comment = reason.trim()
  if (!comment) throw apiErrors.badField('cancel_comment', 'Укажите причину отмены')
  return db.transaction().execute(async (trx): Promise<OrderActionAnswer> => {
    const order = await lockOrder(trx, shopId, orderId, clientId)
    if (!order) throw apiErrors.notFound()
    if (FINAL_ORDER_STATUSES.includes(order.status)) return actionRejected(cancelRejection(order.status))
    if (!(await canUndoForOrder(trx, { shopId, clientId, orderId }))) return actionRejected(pointsSpent())
    const goesBack = await giveBack(trx, shopId, orderId)
    // Money that is on its way back is neither paid nor unpaid; money that came another way is the manager's to return.
    const pay = goesBack ? 'PROCESSING' : order.pay === 'PAID' || order.pay === null ? order.pay : 'NOT_PAID'
    await trx
      .updateTable('orders')
      .set({ status: 'canceled', online_pay_status: pay, cancel_comment: comment, pay_until: null })
      .where('shop_id', '=', shopId)
      .where('id', '=', orderId)
      .execute()
    await restock(trx, { shopId, clientId, orderId })
    await queueOrderEmails(trx, shopId, orderId, 'canceled')
    return { SUCCESS: 'Y' }
  })
}
