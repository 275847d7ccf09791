export const paymentTexts = {
  /** In the new window, until the acquirer's page comes. */
  opening: 'Открываем страницу оплаты… Не\u00a0закрывайте это окно.',
  /** Beside it, with a link to the orders. */
  notOpening: 'Если она не\u00a0открывается, вернитесь в\u00a0магазин: ',
  toOrders: 'мои заказы',
  openingTitle: 'Оплата заказа',
  /** 000 §8 */
  failed: 'При оплате заказа произошла ошибка. Пожалуйста, попробуйте позже',
  /** AMB-53. */
  changed: 'Способ оплаты изменён',
  notChanged: 'Не удалось изменить способ оплаты',
} as const
