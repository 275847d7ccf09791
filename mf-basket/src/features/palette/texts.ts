export const paletteTexts = {
  paste: 'Вставить список кодов',
  /** Other words that it is looked for by. */
  pasteWords: 'быстрый заказ таблица',
  checkOut: 'Оформить заказ',
  clear: 'Очистить корзину',
  paymentType: 'Выбрать способ оплаты',
} as const
