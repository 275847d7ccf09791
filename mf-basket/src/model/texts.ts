/** Lines of a basket's sums, on the basket page and over an order. */
export const modelTexts = {
  products: 'Товары',
  delivery: 'Доставка',
  /** 000 §9 */
  free: 'Бесплатно',
  pickup: 'Самовывоз',
  deliveryNotChosen: 'не выбрана',
  pointsForOrder: 'Баллов за заказ',
  tax: 'Налог',
  taxIncluded: 'В том числе',
  prices: 'Цены',
} as const
