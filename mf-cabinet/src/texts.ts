/** Russian texts of the cabinet; those of the specification letter for letter. */
export const texts = {
  home: 'Главная',
  cabinet: 'Личный кабинет',
  orders: 'Мои заказы',
  ordersEntry: 'Заказы',
  logout: 'Выйти',
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
  toList: 'К списку заказов',
  repeat: 'Повторить',
  /** AMB-53. */
  repeated: 'Товары заказа добавлены в корзину',
  notRepeated: 'Не удалось повторить заказ',
  toBasket: 'В корзину',
  download: 'Скачать',
  downloading: 'Скачиваем',
  cancel: 'Отменить',
  cancelTitle: 'Отмена заказа',
  cancelReason: 'Причина отмены',
  noReason: 'Укажите причину отмены',
  cancelSubmit: 'Отменить заказ',
  cancelling: 'Отменяем…',
  cancelled: 'Заказ отменён',
  notCancelled: 'Не удалось отменить заказ',
  doNotCancel: 'Не отменять',
  pickup: 'Самовывоз',
  delivery: 'Доставка',
  free: 'Бесплатно',
  toOrder: 'под заказ',
  pointsOfOrder: 'Баллов за заказ',
  orderNotFound: 'Заказ не найден',
  /** AMB-64. */
  firstMail:
    'Если первое письмо с составом заказа не найдено ни во «Входящих», ни в «Спаме», сообщите об этом менеджеру при подтверждении заказа',
} as const

/** Ready-made reasons of a cancellation (AMB-42). */
export const cancelReasons = [
  'Заказ оформлен по ошибке',
  'Изменился состав заказа',
  'Не устраивает срок доставки',
  'Товары больше не нужны',
] as const
