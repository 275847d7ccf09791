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
  average: (count: number, sum: string) =>
    `${formatNumber(count)}${NBSP}${pluralize(count, ORDERS)}, в${NBSP}среднем ${sum} в${NBSP}месяц`,
  thousands: 'Тыс.',
  byMonth: `по${NBSP}месяцам. Текущий месяц ещё идёт.`,
  shortMonth: (month: string) => SHORT[numberOf(month)] ?? month,
  fullMonth: (month: string) => `${FULL[numberOf(month)] ?? ''} ${month.slice(0, 4)}`,
  month: 'Месяц',
  orders: 'Заказы',
  sum: 'Сумма',
} as const
