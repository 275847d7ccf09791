import { formatNumber } from '@prilavok/shared-kernel/format'

export const basketFindTexts = {
  find: 'Найти в\u00a0корзине',
  placeholder: 'Название или код в\u00a0корзине',
  keys: 'Ctrl F',
  none: 'Не\u00a0найдено',
  /** @param at which of them is shown, from 1; 0: none */
  count: (at: number, count: number) =>
    at > 0 ? `${formatNumber(at)} из\u00a0${formatNumber(count)}` : formatNumber(count),
  previous: 'Предыдущее совпадение',
  next: 'Следующее совпадение',
} as const
