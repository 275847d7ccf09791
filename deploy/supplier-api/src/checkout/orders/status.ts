import type { OnlinePayCode, Order, OrderStatus, OrderStatusCode } from '@prilavok/shared-kernel/contract'
import { ONLINE_PAY_TITLES, ORDER_STATUS_NAMES } from '@prilavok/shared-kernel/contract/order-names'

export const toStatus = (code: OrderStatusCode): OrderStatus => ({
  STATUS_CODE: code,
  STATUS_NAME: ORDER_STATUS_NAMES[code],
})

/** Where the money of an order that is called off is; null: nothing was taken. */
export type Refund = 'refunding' | 'refunded' | null

/** @param refund of an order that is called off: its state of payment tells of it */
export function toPayStatus(code: OnlinePayCode | null, refund: Refund): Order['ONLINE_PAY_STATUS'] {
  if (refund === 'refunding') return { CODE: 'PROCESSING', TITLE: 'Оплата возвращается' }
  if (refund === 'refunded') return { CODE: 'NOT_PAID', TITLE: 'Оплата возвращена' }
  return code === null ? null : { CODE: code, TITLE: ONLINE_PAY_TITLES[code] }
}
