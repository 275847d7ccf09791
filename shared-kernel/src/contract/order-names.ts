import type { OnlinePayCode, OrderStatusCode } from './api/order'

/**
 * Names of the statuses of an order (AMB-22): what the API says, and what is shown where it says none. They stand as in the life of
 * an order, and so do lists of statuses.
 */
export const ORDER_STATUS_NAMES: Readonly<Record<OrderStatusCode, string>> = {
  sent: 'Отправлен',
  'online-not-paid': 'Не оплачен',
  'online-to-payment': 'К оплате',
  'online-processing': 'Оплата обрабатывается',
  'online-paid': 'Оплачен',
  'in-progress': 'В работе',
  completed: 'Выполнен',
  'online-canceled': 'Оплата отменена',
  canceled: 'Отменён',
}

const LIFE_OF_ORDER = Object.keys(ORDER_STATUS_NAMES)

/** Sorts statuses as in the life of an order; one that only another back end knows comes last. */
export const byOrderLife = (one: string, other: string): number =>
  (LIFE_OF_ORDER.indexOf(one) + 1 || Infinity) - (LIFE_OF_ORDER.indexOf(other) + 1 || Infinity) || 0

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

/** The number of an order as people type or paste it: «Ваш заказ № 3–000126 от 5 ноября» is 3-000126. */
export function orderNumberOf(text: string): string {
  const plain = text.replace(/\s*[\p{Pd}\u2212]\s*/gu, '-')
  const [number] = /(?<![\p{L}\d-])\d+-\d+(?![\p{L}\d-])/u.exec(plain) ?? []
  return number ?? plain.replace(/^\s*заказ\p{L}*|\sот\s.*$/giu, '').replace(/[№#\s]+/g, '')
}
