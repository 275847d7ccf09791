import { formatMoney, NBSP } from '@prilavok/shared-kernel/format'

const MINUS = '\u2212'

export const compareTexts = {
  label: 'Сравнение с аналогами',
  onlyDifferent: (count: number) => `Только различия, ${count}`,
  legend: 'отличается от того, что вы смотрите',
  differs: 'отличается: ',
  current: 'Вы смотрите',
  compareWith: 'Сравнить с',
  none: '—',
  same: 'Товары не различаются ничем, кроме названия.',
  failed: 'Не все свойства загрузились.',
  price: (unit: string) => `Цена за${NBSP}${unit}`,
  stock: 'Наличие',
  minimum: 'Минимальная партия',
  quantity: 'Количество',
  /** Price of an analog beside the current one. */
  toCurrent: (difference: number, money: { priceType: number; currency: string }) =>
    `${difference > 0 ? '+' : MINUS}${formatMoney(Math.abs(difference), money)} к${NBSP}текущей`,
} as const
