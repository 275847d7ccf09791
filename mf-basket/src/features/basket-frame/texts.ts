export const basketFrameTexts = {
  /** AMB-31 */
  emptyTitle: 'Ваша корзина пуста',
  emptyHint: 'Соберите заявку из каталога или введите код товара.',
  balance: 'На\u00a0вашем счёте',
  bonusHint: 'За\u00a0баллы покупают товары, у\u00a0которых в\u00a0каталоге есть цена в\u00a0баллах.',
  aboutPoints: 'Мои баллы',
  logIn: 'Войти',
  orders: 'Мои заказы',
  openCatalogue: 'Открыть каталог',
  savedAtOnce: 'Изменения сохраняются сразу',
  basketTypes: 'Корзины',
  mainBasket: 'Основная',
  loyaltyBasket: 'Бонусная',
  unsent: 'Будет отправлено, когда появится связь:',
  changing: 'менять корзину и оформить заказ',
} as const
