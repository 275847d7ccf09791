import {
  formatNumber,
  formatProducts,
  NBSP,
  type PluralForms,
  pluralize,
} from '@prilavok/shared-kernel/format'

const DAYS: PluralForms = ['день', 'дня', 'дней']
const daysOf = (days: number) => `${formatNumber(days)}${NBSP}${pluralize(days, DAYS)}`

export const runningOutTexts = {
  title: 'Скоро закончится',
  rhythm: `По${NBSP}ритму прошлых заказов: средний срок между заказами товара, считая от${NBSP}последнего.`,
  every: (days: number) => (days < 1.5 ? 'каждый день' : `раз в${NBSP}${daysOf(Math.round(days))}`),
  last: (day: string) => `последний раз${NBSP}${day}`,
  late: (day: string) => `пора было ${day}`,
  ahead: (day: string) => `хватит до${NBSP}${day}`,
  failed: 'Не удалось узнать, что скоро закончится',
  allHeld: `Всё, что скоро закончится, уже в${NBSP}корзине`,
  toBasket: 'Открыть корзину',
  leaveOut: (name: string) => `Не брать: ${name}`,
  takeAgain: (name: string) => `Вернуть: ${name}`,
  left: 'не войдёт',
  add: (count: number, sum: string) => `Добавить ${formatProducts(count)} на${NBSP}${sum}`,
  nothing: 'Добавлять нечего',
  adding: 'Добавляем…',
} as const
