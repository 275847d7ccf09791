export const cancelOrderTexts = {
  cancelTitle: 'Отмена заказа',
  noReason: 'Укажите причину отмены',
  cancelSubmit: 'Отменить заказ',
  cancelling: 'Отменяем…',
  cancelled: 'Заказ отменён',
  notCancelled: 'Не удалось отменить заказ',
  doNotCancel: 'Не отменять',
  /** What cannot be taken back. */
  isFinal: 'Магазин узнает об\u00a0отмене сразу. Вернуть заказ в\u00a0работу будет нельзя.',
  moneyBack: 'Деньги вернутся туда, откуда пришли.',
  pointsBack: 'Баллы вернутся на\u00a0ваш счёт.',
  mayRepeat: 'Если товары снова понадобятся, заказ можно будет повторить.',
} as const

/** Ready-made reasons of a cancellation (AMB-42). */
export const cancelReasons = [
  'Заказ оформлен по ошибке',
  'Изменился состав заказа',
  'Не устраивает срок доставки',
  'Товары больше не нужны',
] as const
