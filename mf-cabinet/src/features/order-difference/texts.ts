import { NBSP, type PluralForms, pluralize } from '@prilavok/shared-kernel/format'
import type { RowChange } from './order-difference'

export const orderDifferenceTexts = {
  title: 'Сравнение заказов',
  was: 'Было',
  now: 'Стало',
  difference: 'Разница',
  product: 'Товар',
  code: 'Код',
  change: 'Что изменилось',
  quantityWas: 'Количество было',
  priceWas: 'Цена была',
  sumWas: 'Сумма была',
  quantityNow: 'Количество стало',
  priceNow: 'Цена стала',
  sumNow: 'Сумма стала',
  gift: 'Подарок',
  none: '—',
  onlyChanges: 'Только изменения',
  export: 'Скачать таблицу',
  toList: 'К списку заказов',
  choose: 'Выберите два заказа',
  chooseWhere: 'Откройте список заказов, нажмите «Сравнить заказы» и\u00a0отметьте два из\u00a0них.',
  noPrevious: 'Сравнить не\u00a0с\u00a0чем',
  noPreviousWhy: 'Этот заказ\u00a0— первый: до\u00a0него заказов не\u00a0было.',
  notFound: 'Заказ не\u00a0найден',
  notFoundWhy: 'Один из\u00a0двух заказов вам не\u00a0доступен. Выберите заказы в\u00a0списке.',
  notComparable: 'Один из\u00a0заказов оплачен баллами, другой\u00a0— деньгами: их суммы не\u00a0сравнить.',
  same: 'Заказы не\u00a0отличаются: те\u00a0же товары, количества и\u00a0цены.',
  from: 'от',
} as const

/** «Больше», what became of a row. */
export const CHANGE_NAMES: Readonly<Record<RowChange, string>> = {
  added: 'Добавлен',
  gone: 'Убран',
  more: 'Больше',
  fewer: 'Меньше',
  dearer: 'Дороже',
  cheaper: 'Дешевле',
}

/** What became of a gift; `same`: it was one then, too. */
export const GIFT_CHANGE_NAMES: Readonly<Record<RowChange | 'same', string>> = {
  same: 'Подарок',
  added: 'Подарок добавлен',
  gone: 'Подарок убран',
  more: 'Подарков больше',
  fewer: 'Подарков меньше',
  dearer: 'Подарок',
  cheaper: 'Подарок',
}

const counted =
  (...forms: PluralForms) =>
  (count: number): string =>
    `${count}${NBSP}${pluralize(count, forms)}`
const quantityOf = (change: string) => (count: number) =>
  `у${NBSP}${count}${NBSP}${pluralize(count, ['товара', 'товаров', 'товаров'])} ${change}`

const giftsOf = (change: string) => (count: number) =>
  `${change} у${NBSP}${count}${NBSP}${pluralize(count, ['подарка', 'подарков', 'подарков'])}`

/** How each change of so many rows is told. */
export type ChangeCounts = Readonly<Partial<Record<RowChange, (count: number) => string>>>

/** «3 товара дороже», for all of them. */
export const CHANGE_COUNTS: Readonly<Record<RowChange, (count: number) => string>> = {
  added: counted('товар добавлен', 'товара добавлено', 'товаров добавлено'),
  gone: counted('товар убран', 'товара убрано', 'товаров убрано'),
  more: quantityOf('больше количество'),
  fewer: quantityOf('меньше количество'),
  dearer: counted('товар дороже', 'товара дороже', 'товаров дороже'),
  cheaper: counted('товар дешевле', 'товара дешевле', 'товаров дешевле'),
}

/** The same of gifts, which have no price. */
export const GIFT_CHANGE_COUNTS: ChangeCounts = {
  added: counted('подарок добавлен', 'подарка добавлено', 'подарков добавлено'),
  gone: counted('подарок убран', 'подарка убрано', 'подарков убрано'),
  more: giftsOf('больше'),
  fewer: giftsOf('меньше'),
}
