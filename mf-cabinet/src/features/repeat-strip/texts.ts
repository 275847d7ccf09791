import { formatProducts, NBSP } from '@prilavok/shared-kernel/format'

export const repeatStripTexts = {
  title: 'Повторить заказ',
  hint: `Проверим цены и${NBSP}остатки, недоступное предложим заменить`,
  failed: 'Последние заказы не загрузились.',
  number: (number: string) => `№${NBSP}${number}`,
  of: (day: string) => `от${NBSP}${day}`,
  goods: (count: number, sum: string) => `${formatProducts(count)}, ${sum}`,
} as const
