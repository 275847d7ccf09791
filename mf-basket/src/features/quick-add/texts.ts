export const quickAddTexts = {
  code: 'Код, 6 цифр',
  quantity: 'Кол-во',
  add: 'Добавить',
  codeLabel: 'Код товара',
  quantityLabel: 'Количество товара',
  added: 'Добавлено:',
  addedLater: 'Товар не отправлен: добавим, когда появится связь',
  zeroQuantity: 'Укажите количество больше нуля',
} as const
