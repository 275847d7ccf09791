import type { Order } from '@prilavok/shared-kernel/contract'
import { ONLINE_PAY_TITLES, ORDER_STATUS_NAMES } from '@prilavok/shared-kernel/contract/order-names'
import type { PaymentStart } from '@prilavok/shared-kernel/payment'

/**
 * The order as its buyer knows it. The API takes a payment for begun once it has told where to pay; where the browser has opened no
 * window for it nobody has seen that page, and nothing is being processed.
 */
export function withBlockedPayment<O extends Order>(order: O, start: PaymentStart | undefined): O {
  if (start?.state !== 'blocked' || order.ONLINE_PAY_STATUS?.CODE !== 'PROCESSING') return order
  return {
    ...order,
    STATUS: { STATUS_CODE: 'online-not-paid', STATUS_NAME: ORDER_STATUS_NAMES['online-not-paid'] },
    ONLINE_PAY_STATUS: { CODE: 'NOT_PAID', TITLE: ONLINE_PAY_TITLES.NOT_PAID },
  }
}
