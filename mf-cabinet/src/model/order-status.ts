import type { OrderStatus, OrderStatusCode } from '@prilavok/shared-kernel/contract'

/** AMB-22: labels where the server sends none. */
const LABELS: Record<OrderStatusCode, string> = {
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
/** Orders that are over cannot be cancelled (AMB-42). */
const OVER: readonly OrderStatusCode[] = ['completed', 'canceled', 'online-canceled']

export const statusLabel = ({ STATUS_CODE, STATUS_NAME }: OrderStatus): string =>
  STATUS_NAME || LABELS[STATUS_CODE] || STATUS_CODE

export const mayCancel = ({ STATUS_CODE }: OrderStatus): boolean => !OVER.includes(STATUS_CODE)
