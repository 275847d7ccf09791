export const cancelOrderTexts = {
  cancelTitle: 'Отмена заказа',
  noReason: 'Укажите причину отмены',
  cancelSubmit: 'Отменить заказ',
  cancelling: 'Отменяем…',
  cancelled: 'Заказ отменён',
  notCancelled: 'Не удалось отменить заказ',
  doNotCancel: 'Не отменять',
} as const

/** Ready-made reasons of a cancellation (AMB-42). */
export const cancelReasons = [
  'Заказ оформлен по ошибке',
  'Изменился состав заказа',
  'Не устраивает срок доставки',
  'Товары больше не нужны',
] as const
