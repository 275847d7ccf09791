export const orderListTexts = {
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
