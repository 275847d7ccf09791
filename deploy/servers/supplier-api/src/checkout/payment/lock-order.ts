import type { Database } from '../../platform/database/connection'
import { afterEvent, type PayEvent, type PayState } from '../order-state/pay-states'

/** What payments need to know of an order. */
export interface PayableOrder extends PayState {
  id: number
  clientId: number
  number: string
  paymentCode: string
  /** Kopecks to be paid. */
  amount: number
  currency: string
  isLoyalty: boolean
}

/**
 * An order of the shop, locked: whatever changes its state of payment, or cancels it, takes this lock before any of its
 * payments. Inside a transaction.
 * @param clientId without it any client's: for the acquirer's answers
 */
export async function lockOrder(
  db: Database,
  shopId: number,
  orderId: number,
  clientId?: number,
): Promise<PayableOrder | null> {
  const row = await db
    .selectFrom('orders')
    .where((eb) => eb.and({ shop_id: shopId, id: orderId }))
    .$if(clientId !== undefined, (query) => query.where('client_id', '=', clientId ?? 0))
    .select([
      'id',
      'client_id as clientId',
      'number',
      'status',
      'online_pay_status as pay',
      'payment_code as paymentCode',
      'position_sum as amount',
      'currency',
      'is_loyalty as isLoyalty',
    ])
    .forUpdate()
    .executeTakeFirst()
  return row ?? null
}

/** Brings a locked order into the state after an event. @returns false when the event does not fit, and nothing is done */
export async function moveOrder(
  db: Database,
  shopId: number,
  order: PayableOrder,
  event: PayEvent,
): Promise<boolean> {
  const next = afterEvent(order, event)
  if (!next) return false
  await db
    .updateTable('orders')
    .set({ status: next.status, online_pay_status: next.pay })
    .where((eb) => eb.and({ shop_id: shopId, id: order.id }))
    .execute()
  return true
}
