import { formatNumber, formatProducts } from '@prilavok/shared-kernel/format'

export const headerBasketTexts = {
  basketEmpty: 'пусто',
  bonusBasket: 'Бонусная корзина',
  toBasket: 'Перейти в корзину',
  more: 'и\u00a0ещё',
  miniBasketFailed: 'Не удалось загрузить корзину.',
  remove: 'Удалить',
  /** Not «Итого»: what the delivery costs is told, and added, where it is chosen. */
  worth: 'на\u00a0сумму',
  toGift: (sum: string, name: string) => `Ещё ${sum} до\u00a0подарка: ${name}`,
  partForDelivery: (counted: number, all: number) =>
    `Для бесплатной доставки считаем ${formatNumber(counted)} из ${formatProducts(all)}`,
} as const
