import type { PluralForms } from '@prilavok/shared-kernel/format'

export const PRODUCTS: PluralForms = ['товар', 'товара', 'товаров']

/** Header, bars, mini basket. The other texts lie beside, so that a chunk brings only what it shows. */
export const texts = {
  basket: 'Корзина',
  basketEmpty: 'пусто',
  toBasket: 'Перейти в корзину',
  checkOut: 'Оформить заказ',
  total: 'Итого',
  inOrder: 'В заказе',
  more: 'и ещё',
  rowKeys: 'по строкам',
  enterKey: 'в корзину и дальше',
  undoKey: 'отменить',
  retry: 'Повторить',
  miniBasketFailed: 'Не удалось загрузить корзину.',
  order: 'Заказ',
} as const
