import type { PluralForms } from '@prilavok/shared-kernel/format'

/** «из 34 заказов». */
export const ORDER_FORMS: PluralForms = ['заказа', 'заказов', 'заказов']

export const orderListTexts = {
  date: 'Дата',
  state: 'Статус',
  payment: 'Оплата',
  receiving: 'Получение',
  products: 'Товары',
  perPage: 'Заказов на странице',
  outOf: 'из',
  orderNumber: (number: string) => `заказ № ${number}`,
  search: 'Поиск по номеру заказа',
  status: 'Статус заказа',
  anyStatus: 'Все статусы',
  days: 'Дни заказов',
  from: 'Заказы с этого дня',
  to: 'Заказы по этот день',
  /** AMB-31. */
  noOrders: 'У вас пока нет заказов',
  noOrdersOnPage: 'На этой странице заказов нет',
  toFirstPage: 'К первой странице',
  nothingFound: 'Заказы не найдены',
  resetFilters: 'Показать все заказы',
  openCatalog: 'Открыть каталог',
  downloading: 'Скачиваем',
} as const
