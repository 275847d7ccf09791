import type { PluralForms } from '@prilavok/shared-kernel/format'

/** «из 34 заказов». */
export const ORDER_FORMS: PluralForms = ['заказа', 'заказов', 'заказов']

export const orderListTexts = {
  date: 'Дата',
  state: 'Статус',
  payment: 'Оплата',
  receiving: 'Получение',
  products: 'Товары',
  points: 'Баллы',
  perPage: 'Заказов на странице',
  outOf: 'из',
  orderNumber: (number: string) => `заказ №\u00a0${number}`,
  search: 'Поиск по номеру заказа',
  status: 'Статус заказа',
  anyStatus: 'Все статусы',
  user: 'Кто заказал',
  anyUser: 'Все сотрудники',
  client: 'Покупатель',
  anyClient: 'Все покупатели',
  shop: 'Поставщик',
  anyShop: 'Все поставщики',
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
