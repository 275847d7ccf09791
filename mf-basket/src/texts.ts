/** What several features say. The texts of one feature lie in its folder, so that a chunk brings only what it shows. */
export const texts = {
  basket: 'Корзина',
  checkOut: 'Оформить заказ',
  total: 'Итого',
  retry: 'Повторить',
  order: 'Заказ',
} as const
