import { formatProducts, NBSP } from '@prilavok/shared-kernel/format'

/** What several features say, those of the specification word for word; the texts of one feature lie in its folder. */
export const texts = {
  order: 'Заказ',
  orders: 'Мои заказы',
  settings: 'Настройки',
  sum: 'Сумма',
  repeat: 'Повторить',
  /** AMB-53. */
  repeated: {
    main: 'Товары заказа добавлены в корзину',
    loyalty: 'Товары заказа добавлены в бонусную корзину',
  },
  notRepeated: 'Не удалось повторить заказ',
  notWhole: `Не${NBSP}всё вошло в${NBSP}корзину`,
  /** @param others how many products more */
  rejected: (name: string, reason: string, others: number) =>
    others > 0 ? `${name}: ${reason} (и${NBSP}ещё ${formatProducts(others)})` : `${name}: ${reason}`,
  toBasket: 'В корзину',
  checking: 'Проверяем цены и остатки…',
  download: 'Скачать',
  cancelReason: 'Причина отмены',
  pickup: 'Самовывоз',
  delivery: 'Доставка',
} as const
