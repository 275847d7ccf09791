export const basketFrameTexts = {
  /** AMB-31 */
  emptyTitle: 'Ваша корзина пуста',
  emptyHint: 'Соберите заявку из каталога или введите код товара.',
  openCatalogue: 'Открыть каталог',
  savedAtOnce: 'Изменения сохраняются сразу',
  basketTypes: 'Корзины',
  mainBasket: 'Основная',
  loyaltyBasket: 'Бонусная',
  unsent: 'Не отправлено:',
  changing: 'менять корзину и оформить заказ',
} as const
