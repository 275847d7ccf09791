/** Lines of a basket's sums, on the basket page and over an order, and why none can be sent. */
export const modelTexts = {
  delivery: 'Доставка',
  /** 000 §9 */
  free: 'Бесплатно',
  pickup: 'Самовывоз',
  deliveryNotChosen: 'не выбрана',
  dependsOnZone: 'зависит от\u00a0зоны',
  zone: 'Зона доставки',
  freeFrom: (sum: string, price: string) => `Бесплатно от ${sum}, иначе ${price}`,
  pointsForOrder: 'Баллов за заказ',
  tax: 'Налог',
  taxIncluded: 'В том числе',
  prices: 'Цены',
  offers: 'Акции',
  still: 'ещё',
  toGift: 'до\u00a0подарка',
  /** 000 §6 */
  gift: 'Подарок',
  toMinimum: 'До минимального заказа осталось',
  /** 000 §5 */
  limitedMode: 'В\u00a0режиме ограниченного функционала отправка заказа невозможна',
  /** 001 §6 */
  supplierBlock: 'Вы не можете отправлять заказы.',
  supplierBlockReason: 'Поставщик ограничил доступ к отправке заказа',
  pointsMissing: (balance: string, missing: string) => `На\u00a0счёте ${balance}: не\u00a0хватает ${missing}`,
  notEnoughPoints: (missing: string) => `Не\u00a0хватает ${missing}`,
  pointsLeft: (balance: string, left: string) => `На\u00a0счёте ${balance}, после заказа останется ${left}`,
  countedForDelivery: (sum: string) =>
    `Для\u00a0бесплатной доставки считаем ${sum}: не\u00a0все товары учитываются`,
} as const
