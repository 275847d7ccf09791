/** What several features say, those of the specification word for word; the texts of one feature lie in its folder. */
export const texts = {
  order: 'Заказ',
  orders: 'Мои заказы',
  settings: 'Настройки',
  sum: 'Сумма',
  repeat: 'Повторить',
  /** AMB-53. */
  repeated: 'Товары заказа добавлены в корзину',
  notRepeated: 'Не удалось повторить заказ',
  toBasket: 'В корзину',
  download: 'Скачать',
  cancelReason: 'Причина отмены',
  pickup: 'Самовывоз',
  delivery: 'Доставка',
} as const
