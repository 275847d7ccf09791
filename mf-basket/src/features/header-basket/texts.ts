export const headerBasketTexts = {
  basketEmpty: 'пусто',
  toBasket: 'Перейти в корзину',
  more: 'и ещё',
  miniBasketFailed: 'Не удалось загрузить корзину.',
} as const
