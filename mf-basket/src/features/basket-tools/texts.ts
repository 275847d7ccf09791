export const basketToolsTexts = {
  selectAll: 'Выбрать всё',
  removeSelected: 'Удалить выбранные',
  clear: 'Очистить корзину',
  sortLabel: 'Сортировка',
  notSorted: 'Товары не отсортированы.',
  ascending: 'По возрастанию',
  descending: 'По убыванию',
} as const
