import type { OnlinePayCode, OrderStatusCode } from './api/order'

/** Names of the statuses of an order (AMB-22): what the API says, and what is shown where it says none. */
export const ORDER_STATUS_NAMES: Readonly<Record<OrderStatusCode, string>> = {
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

/** Orders in these were called off, by somebody or because nobody has paid them in time. */
export const CALLED_OFF_STATUSES: readonly OrderStatusCode[] = ['canceled', 'online-canceled']

/** Orders in these are over: they cannot be cancelled (AMB-42). */
export const FINAL_ORDER_STATUSES: readonly OrderStatusCode[] = ['completed', ...CALLED_OFF_STATUSES]

/** Titles of the states of an online payment. */
export const ONLINE_PAY_TITLES: Readonly<Record<OnlinePayCode, string>> = {
  PAID: ORDER_STATUS_NAMES['online-paid'],
  PROCESSING: ORDER_STATUS_NAMES['online-processing'],
  TO_PAYMENT: ORDER_STATUS_NAMES['online-to-payment'],
  NOT_PAID: ORDER_STATUS_NAMES['online-not-paid'],
}

/** The payment type that is chosen where nobody has chosen (000 §4, §9). */
export const DEFAULT_PAYMENT_TYPE = 'CASH'
