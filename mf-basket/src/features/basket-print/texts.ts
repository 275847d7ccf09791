export const basketPrintTexts = {
  number: '№',
  code: 'Код',
  product: 'Товар',
  quantity: 'Количество',
  price: 'Цена',
  sum: 'Сумма',
  at: (date: string) => `Состав и\u00a0цены на\u00a0${date}`,
} as const
