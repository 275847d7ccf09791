export const basketRowsTexts = {
  code: 'Код',
  per: 'за',
  select: 'Выбрать',
  remove: 'Удалить',
  removeGroup: 'Удалить группу',
  analogs: 'Подобрать аналоги',
  columnProduct: 'Товар',
  columnStock: 'Наличие',
  columnPrice: 'Цена',
  columnQuantity: 'Количество',
  columnSum: 'Сумма',
} as const
