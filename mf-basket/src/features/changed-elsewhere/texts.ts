import { formatNumber, NBSP, pluralize } from '@prilavok/shared-kernel/format'

/** Of a name that runs to 200 letters a notice needs the beginning. */
const MAX_NAME = 40
const cut = (name: string) =>
  name.length > MAX_NAME ? `${name.slice(0, MAX_NAME).replace(/[\s,.;:]+\S*$/, '')}…` : name

const POSITION_FORMS = ['позиция', 'позиции', 'позиций'] as const

export const changedElsewhereTexts = {
  title: 'Корзину изменили в другом месте',
  changed: (from: number, to: number) => `${formatNumber(from)}${NBSP}→${NBSP}${formatNumber(to)}`,
  added: (count: number) => `добавлено ${formatNumber(count)}`,
  removed: (count: number) => `удалено, было ${formatNumber(count)}`,
  more: (count: number) => `и\u00a0ещё\u00a0${formatNumber(count)}${NBSP}${pluralize(count, POSITION_FORMS)}`,
  putBack: 'Вернуть как было',
  understood: 'Понятно',
  lost: (name: string, count: number) =>
    `«${cut(name)}» удалили из${NBSP}корзины в${NBSP}другом месте, пока вы${NBSP}вводили количество${NBSP}${formatNumber(count)}`,
  putBackCount: (count: number, unit: string) => `Вернуть ${formatNumber(count)}${NBSP}${unit}`,
} as const
