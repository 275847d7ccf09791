import type { SortOrder } from '@prilavok/shared-kernel/contract'

export const basketToolsTexts = {
  selectAll: 'Выбрать всё',
  removeSelected: 'Удалить выбранные',
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
