export const basketRowsTexts = {
  select: 'Выбрать',
  remove: 'Удалить',
  columnProduct: 'Товар',
  columnStock: 'Наличие',
  columnPrice: 'Цена',
  columnQuantity: 'Количество',
  columnSum: 'Сумма',
} as const
