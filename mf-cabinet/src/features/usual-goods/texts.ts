import { formatNumber, NBSP, type PluralForms, pluralize } from '@prilavok/shared-kernel/format'

const TIMES: PluralForms = ['заказе', 'заказах', 'заказах']

export const usualTexts = {
  title: 'Чаще всего заказываете',
  /** As long as nothing has been ordered a second time. */
  titleOfOnce: 'Вы заказывали',
  hint: `Количество подставлено по${NBSP}прошлым заказам. Enter добавляет товар и${NBSP}переходит к${NBSP}следующему.`,
  failed: 'Не удалось загрузить частые товары',
  empty: `Здесь появятся товары, которые вы${NBSP}заказываете чаще всего`,
  toCatalog: 'Открыть каталог',
  code: 'Код',
  file: 'Частые товары',
  columns: {
    name: 'Товар',
    orders: 'Заказов',
    usual: 'Обычное количество',
    unit: 'Единица',
    price: 'Цена',
    remain: 'На складе',
    last: 'Последний заказ',
  },
  often: (count: number) => `в${NBSP}${formatNumber(count)}${NBSP}${pluralize(count, TIMES)}`,
  inBasket: `в${NBSP}корзине`,
  add: 'В корзину',
  addOf: (name: string) => `В корзину: ${name}`,
  all: (count: number) => `Показать все, ${formatNumber(count)}`,
  fewer: 'Свернуть',
} as const
