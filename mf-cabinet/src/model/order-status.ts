import type { Order, OrderStatus } from '@prilavok/shared-kernel/contract'
import {
  CALLED_OFF_STATUSES,
  FINAL_ORDER_STATUSES,
  ORDER_STATUS_NAMES,
} from '@prilavok/shared-kernel/contract/order-names'
import { isYes } from '@prilavok/shared-kernel/shop'

export const statusLabel = ({ STATUS_CODE, STATUS_NAME }: OrderStatus): string =>
  STATUS_NAME || ORDER_STATUS_NAMES[STATUS_CODE] || STATUS_CODE

/** Nothing of it was, or will be, received. */
export const isCalledOff = ({ STATUS_CODE }: Pick<OrderStatus, 'STATUS_CODE'>): boolean =>
  CALLED_OFF_STATUSES.includes(STATUS_CODE)

export const mayCancel = ({ STATUS_CODE }: OrderStatus): boolean =>
  !FINAL_ORDER_STATUSES.includes(STATUS_CODE)

/** What a colleague has ordered is his to cancel and to pay. */
export const isOwn = ({ IS_OWN }: Pick<Order, 'IS_OWN'>): boolean => IS_OWN !== 'N'

type Payable = Pick<Order, 'STATUS' | 'ONLINE_PAY_STATUS' | 'IS_LOYALTY' | 'IS_OWN'>

/** NOT_PAID and PROCESSING allow paying, PAID and TO_PAYMENT do not (001 §4, AMB-21); nor does an order that is over or worked on. */
export const mayPay = ({ STATUS, ONLINE_PAY_STATUS, IS_OWN }: Payable): boolean =>
  isOwn({ IS_OWN }) &&
  (ONLINE_PAY_STATUS?.CODE === 'NOT_PAID' || ONLINE_PAY_STATUS?.CODE === 'PROCESSING') &&
  mayCancel(STATUS) &&
  STATUS.STATUS_CODE !== 'in-progress'

/** While nothing is paid and nobody works on the order; one that is paid with points has no choice. */
export const mayChangePayment = (order: Payable): boolean =>
  isOwn(order) &&
  !isYes(order.IS_LOYALTY) &&
  (mayPay(order) || (order.STATUS.STATUS_CODE === 'sent' && !order.ONLINE_PAY_STATUS))
