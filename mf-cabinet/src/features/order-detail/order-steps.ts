import type { Order } from '@prilavok/shared-kernel/contract'
import { ORDER_STATUS_NAMES } from '@prilavok/shared-kernel/contract/order-names'

export interface OrderStep {
  title: string
  state: 'done' | 'now' | 'ahead'
}

/** Payment codes that mean the money is there; the order goes on. */
const PAID = 'PAID'

/**
 * The way of an order: sent, paid where it is paid online, in work, completed. The order's own status is the step of
 * now; an order that waits for its money stands at the payment. None for an order that was given up.
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
