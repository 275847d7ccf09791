import type { OnlinePayCode, OrderStatus, OrderStatusCode } from '@prilavok/shared-kernel/contract'

/** AMB-22 */
const STATUS_NAMES: Record<OrderStatusCode, string> = {
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

export const toPayStatus = (code: OnlinePayCode | null): { CODE: OnlinePayCode; TITLE: string } | null =>
  code === null ? null : { CODE: code, TITLE: PAY_TITLES[code] }

/** Orders in these are over: they cannot be cancelled (AMB-42). */
export const FINAL: readonly OrderStatusCode[] = ['completed', 'canceled', 'online-canceled']
