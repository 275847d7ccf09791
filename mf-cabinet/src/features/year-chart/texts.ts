import { formatNumber, NBSP, type PluralForms, pluralize } from '@prilavok/shared-kernel/format'

const ORDERS: PluralForms = ['заказ', 'заказа', 'заказов']
const SHORT = ['янв', 'фев', 'мар', 'апр', 'май', 'июн', 'июл', 'авг', 'сен', 'окт', 'ноя', 'дек']
const FULL = [
  ...['Январь', 'Февраль', 'Март', 'Апрель', 'Май', 'Июнь'],
  ...['Июль', 'Август', 'Сентябрь', 'Октябрь', 'Ноябрь', 'Декабрь'],
]
/** @param month yyyy-MM */
const numberOf = (month: string) => Number(month.slice(5)) - 1

export const yearTexts = {
  title: 'Заказы за год',
  view: 'Вид',
  chart: 'График',
  table: 'Таблица',
  failed: 'Не удалось загрузить заказы за год',
  total: (sum: string) => `${sum} за${NBSP}12${NBSP}месяцев`,
  average: (count: number, perOrder: string, perMonth: string) =>
    `${formatNumber(count)}${NBSP}${pluralize(count, ORDERS)}, в${NBSP}среднем ${perOrder} за${NBSP}заказ и${NBSP}${perMonth} в${NBSP}месяц`,
  leftOut: `Отменённые заказы и${NBSP}заказы за${NBSP}баллы не${NBSP}учитываются.`,
  /** One call answers no more orders. */
  isPart: (count: number, day: string) =>
    `Заказов за${NBSP}год больше, чем загружается за${NBSP}раз: учтены последние${NBSP}${formatNumber(count)}, начиная с${NBSP}${day}.`,
  thousands: 'Тыс.',
  byMonth: `по${NBSP}месяцам. Текущий месяц ещё идёт.`,
  shortMonth: (month: string) => SHORT[numberOf(month)] ?? month,
  fullMonth: (month: string) => `${FULL[numberOf(month)] ?? ''} ${month.slice(0, 4)}`,
  month: 'Месяц',
  orders: 'Заказы',
  sum: 'Сумма',
  averageOrder: 'Средний заказ',
} as const
