import type { SortOrder } from '@prilavok/shared-kernel/contract'
import { formatNumber, type PluralForms } from '@prilavok/shared-kernel/format'
import type { OrderSort } from '../../model/order-list-params'
import { texts } from '../../texts'

/** «из 34 заказов». */
export const ORDER_FORMS: PluralForms = ['заказа', 'заказов', 'заказов']

export const orderListTexts = {
  found: (count: number) => `Найдено заказов: ${formatNumber(count)}`,
  date: 'Дата',
  number: 'Номер',
  state: 'Статус',
  payment: 'Оплата',
  pay: 'Оплатить',
  receiving: 'Получение',
  paymentAndReceiving: 'Оплата и\u00a0получение',
  products: 'Товары',
  points: 'Баллы',
  perPage: 'Заказов на странице',
  outOf: 'из',
  orderNumber: (number: string) => `заказ №\u00a0${number}`,
  sort: 'Сортировка заказов',
  search: 'Поиск по номеру заказа',
  status: 'Статус заказа',
  anyStatus: 'Все статусы',
  user: 'Кто заказал',
  anyUser: 'Все сотрудники',
  chosenUser: 'Выбранный сотрудник',
  client: 'Покупатель',
  anyClient: 'Все покупатели',
  chosenClient: 'Выбранный покупатель',
  shop: 'Поставщик',
  anyShop: 'Все поставщики',
  chosenShop: 'Выбранный поставщик',
  compare: 'Сравнить заказы',
  chooseTwo: 'Отметьте два заказа',
  chosen: (count: number) => `Отмечено ${count} из\u00a02`,
  showDifference: 'Сравнить',
  cancelCompare: 'Не\u00a0сравнивать',
  choose: (number: string) => `Сравнить заказ №\u00a0${number}`,
  export: 'Скачать таблицу',
  days: 'Дни заказов',
  from: 'Заказы с этого дня',
  to: 'Заказы по этот день',
  /** AMB-31. */
  noOrders: 'У вас пока нет заказов',
  noOrdersOnPage: 'На\u00a0этой странице заказов нет',
  toFirstPage: 'К\u00a0первой странице',
  nothingFound: 'Заказы не найдены',
  resetFilters: 'Показать все заказы',
  openCatalog: 'Открыть каталог',
  downloading: 'Скачиваем',
} as const

/** Columns that the list is sorted by. */
export const SORT_TITLES: Readonly<Record<OrderSort, string>> = {
  CREATE_DATE: orderListTexts.date,
  ORDER_NUMBER: orderListTexts.number,
  STATUS: orderListTexts.state,
  POSITION_COUNT: orderListTexts.products,
  POSITION_SUM: texts.sum,
}

const RISING: Readonly<Record<SortOrder, string>> = { ASC: 'по возрастанию', DESC: 'по убыванию' }

/** What a direction of a column means: «Дата, сначала новые». */
export const SORT_DIRECTIONS: Readonly<Record<OrderSort, Readonly<Record<SortOrder, string>>>> = {
  CREATE_DATE: { ASC: 'сначала старые', DESC: 'сначала новые' },
  ORDER_NUMBER: RISING,
  STATUS: RISING,
  POSITION_COUNT: RISING,
  POSITION_SUM: RISING,
}
