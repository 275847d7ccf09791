import type { OnlinePayCode, Order, OrderStatus, OrderStatusCode } from '@prilavok/shared-kernel/contract'

/** AMB-22 */
export const STATUS_NAMES: Record<OrderStatusCode, string> = {
  sent: 'Отправлен',
  'in-progress': 'В работе',
  completed: 'Выполнен',
  canceled: 'Отменён',
  'online-not-paid': 'Не оплачен',
  'online-to-payment': 'К оплате',
  'online-paid': 'Оплачен',
  'online-canceled': 'Оплата отменена',
  'online-processing': 'Оплата обрабатывается',
}

const PAY_TITLES: Record<OnlinePayCode, string> = {
  PAID: 'Оплачен',
  PROCESSING: 'Оплата обрабатывается',
  TO_PAYMENT: 'К оплате',
  NOT_PAID: 'Не оплачен',
}

export const toStatus = (code: OrderStatusCode): OrderStatus => ({
  STATUS_CODE: code,
  STATUS_NAME: STATUS_NAMES[code],
})

/** Where the money of an order that is called off is; null: nothing was taken. */
export type Refund = 'refunding' | 'refunded' | null

/** @param refund of an order that is called off: its state of payment tells of it */
export function toPayStatus(code: OnlinePayCode | null, refund: Refund): Order['ONLINE_PAY_STATUS'] {
  if (refund === 'refunding') return { CODE: 'PROCESSING', TITLE: 'Оплата возвращается' }
  if (refund === 'refunded') return { CODE: 'NOT_PAID', TITLE: 'Оплата возвращена' }
  return code === null ? null : { CODE: code, TITLE: PAY_TITLES[code] }
}

/** Orders in these are over: they cannot be cancelled (AMB-42). */
export const FINAL: readonly OrderStatusCode[] = ['completed', 'canceled', 'online-canceled']
