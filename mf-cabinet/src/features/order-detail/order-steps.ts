import type { Order } from '@prilavok/shared-kernel/contract'
import { ORDER_STATUS_NAMES } from '@prilavok/shared-kernel/contract/order-names'

export interface OrderStep {
  title: string
  state: 'done' | 'now' | 'ahead'
}

/** The payment has arrived: the order goes on to the next step. */
const PAID = 'PAID'

/**
 * The way of an order: sent, paid where it is paid online, in work, completed. The current step is that of the order's own
 * status; an order that is not paid yet is at the payment. No steps for a cancelled order.
 */
export function orderSteps({
  STATUS,
  ONLINE_PAY_STATUS,
}: Pick<Order, 'STATUS' | 'ONLINE_PAY_STATUS'>): OrderStep[] {
  const code = STATUS.STATUS_CODE
  if (code === 'canceled' || code === 'online-canceled') return []
  const titles = [
    ORDER_STATUS_NAMES.sent,
    ...(ONLINE_PAY_STATUS ? [ONLINE_PAY_STATUS.TITLE] : []),
    ORDER_STATUS_NAMES['in-progress'],
    ORDER_STATUS_NAMES.completed,
  ]
  const last = titles.length - 1
  const paying = code.startsWith('online-') || (ONLINE_PAY_STATUS && ONLINE_PAY_STATUS.CODE !== PAID)
  const payment = ONLINE_PAY_STATUS && paying ? 1 : 0
  const now = code === 'completed' ? last : code === 'in-progress' ? last - 1 : payment
  return titles.map((title, index) => ({
    title,
    state: index < now || code === 'completed' ? 'done' : index === now ? 'now' : 'ahead',
  }))
}
