import { NBSP } from '@prilavok/shared-kernel/format'

export const paletteTexts = {
  orders: 'Заказы',
  all: 'Все заказы',
  last: 'Последний заказ',
  order: (number: string) => `Заказ №${NBSP}${number}`,
  repeatLast: 'Повторить последний заказ',
  of: (day: string) => `от${NBSP}${day}`,
  /** A number that is typed with the word before it: «заказ № 48 390». */
  word: 'заказ',
} as const
