import type { OrderActionAnswer } from '@prilavok/shared-kernel/contract'
import type { Database } from '../../platform/database/connection'
import { apiErrors } from '../../platform/errors'
import type { Session, SessionClient } from '../../platform/session/session'
import { addToBasket } from '../basket/change-basket'
import { actionRejected, notCopied, orderErrors } from './messages'
import { orderRows, ordersOf } from './read-order'

/**
 * Puts an order's products into the basket again, as far as they can be bought. SUCCESS N: none of them, or the client may
 * not order (AMB-44).
 * @param key a call that is repeated with it adds nothing more
 * @throws not_found (404) for another client's order, too
 */
export async function copyOrder(
  db: Database,
  session: Session,
  client: SessionClient,
  orderId: number,
  key: string | undefined,
): Promise<OrderActionAnswer> {
  const order = await ordersOf(db, session, client.id)
    .where('orders.id', '=', orderId)
    .select('orders.is_loyalty')
    .executeTakeFirst()
  if (!order) throw apiErrors.notFound()
  const basket = order.is_loyalty ? 'loyalty' : 'main'
  if (client.blacklisted) return actionRejected(orderErrors.blacklist())
  if (!client.allowToOrder) return actionRejected(orderErrors.notAllowed())
  if (order.is_loyalty && !client.loyalty) return actionRejected(orderErrors.loyaltyOnly())
  const rows = await orderRows(db, session, orderId)
    .where('offer_id', 'is', null)
    .select(['product_id', 'quantity'])
    .execute()
  const quantities = new Map(rows.map((row) => [row.product_id, row.quantity]))
  const { METHOD_SUCCESS } = await addToBasket(db, session, basket, { quantities }, key)
  return METHOD_SUCCESS.SUCCESS === 'Y' ? METHOD_SUCCESS : actionRejected(notCopied())
}
