import { formatNumber, NBSP, pluralize } from '@prilavok/shared-kernel/format'

const POSITION_FORMS = ['позиция', 'позиции', 'позиций'] as const

export const changedElsewhereTexts = {
  title: 'Корзину изменили в другом месте',
  changed: (from: number, to: number) => `${formatNumber(from)}${NBSP}→${NBSP}${formatNumber(to)}`,
  added: (count: number) => `добавлено ${formatNumber(count)}`,
  removed: (count: number) => `удалено, было ${formatNumber(count)}`,
  more: (count: number) => `и ещё ${formatNumber(count)}${NBSP}${pluralize(count, POSITION_FORMS)}`,
  putBack: 'Вернуть как было',
  understood: 'Понятно',
} as const
