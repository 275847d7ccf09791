import { formatNumber, NBSP, type PluralForms, pluralize } from '@prilavok/shared-kernel/format'

const ORDERS: PluralForms = ['заказ', 'заказа', 'заказов']

export const toPayTexts = {
  title: 'Ждут оплаты',
  failed: `Не${NBSP}удалось узнать, есть ли неоплаченные заказы.`,
  sum: (count: number, sum: string) =>
    `${formatNumber(count)}${NBSP}${pluralize(count, ORDERS)} на${NBSP}${sum}`,
  from: 'от',
  number: (number: string) => `№${NBSP}${number}`,
} as const
