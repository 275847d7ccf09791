import type { SortOrder } from '@prilavok/shared-kernel/contract'
import { formatProducts, NBSP } from '@prilavok/shared-kernel/format'

export const basketToolsTexts = {
  selectAll: 'Выбрать всё',
  removeSelected: 'Удалить выбранные',
  favour: (count: number) => `В${NBSP}избранное${count > 0 ? `, ${count}` : ''}`,
  favoured: (count: number) => `В${NBSP}избранном: ${formatProducts(count)}`,
  favouredBefore: 'Эти товары уже в\u00a0избранном',
  unfavoured: (count: number) => `Из${NBSP}избранного убрано: ${formatProducts(count)}`,
  undo: 'Отменить',
  clear: 'Очистить корзину',
  sortLabel: 'Сортировка',
  notSorted: 'Товары не отсортированы.',
  /** By SORT of the API; what it knows besides has `anyDirection`. */
  directions: {
    BASKET_CREATE_DATE: { DESC: 'сначала новые', ASC: 'сначала старые' },
    NAME: { ASC: 'от\u00a0А до\u00a0Я', DESC: 'от\u00a0Я до\u00a0А' },
  } as Readonly<Record<string, Record<SortOrder, string>>>,
  anyDirection: { ASC: 'по\u00a0возрастанию', DESC: 'по\u00a0убыванию' },
} as const
