import type { LookupRefusal } from '@prilavok/shared-kernel/contract'
import type { PluralForms } from '@prilavok/shared-kernel/format'

export const PRODUCTS: PluralForms = ['товар', 'товара', 'товаров']
export const POSITIONS: PluralForms = ['позиция', 'позиции', 'позиций']
export const POSITIONS_OF: PluralForms = ['позиции', 'позиций', 'позиций']

/** 000 §8, add by code. */
export const LOOKUP_REFUSALS: Record<LookupRefusal, string> = {
  no_code: 'Код должен состоять из 6 цифр',
  no_product: 'Товар не найден',
  already_in_list: 'Данный товар уже добавлен в список',
  not_assortment: 'Товар не принадлежит ассортименту магазина',
  not_price: 'У товара не указана цена',
  not_remains: 'Данного товара нет в наличии',
  max_amount: 'В корзине находится максимальное количество данного товара',
}

export const texts = {
  home: 'Главная',
  basket: 'Корзина',
  basketEmpty: 'пусто',
  /** AMB-31 */
  emptyTitle: 'Ваша корзина пуста',
  emptyHint: 'Соберите заявку из каталога или введите код товара.',
  openCatalogue: 'Открыть каталог',
  savedAtOnce: 'Изменения сохраняются сразу',
  basketTypes: 'Корзины',
  mainBasket: 'Основная',
  loyaltyBasket: 'Бонусная',

  toBasket: 'Перейти в корзину',
  checkOut: 'Оформить заказ',
  rest: 'осталось',
  toOrder: 'К заказу',
  of: 'из',
  checkOutShort: 'Оформить',
  total: 'Итого',
  inOrder: 'В заказе',
  more: 'и ещё',
  rowKeys: 'по строкам',
  enterKey: 'в корзину и дальше',
  retry: 'Повторить',
  miniBasketFailed: 'Не удалось загрузить корзину.',

  code: 'Код, 6 цифр',
  quantity: 'Кол-во',
  add: 'Добавить',
  adding: 'Добавляем…',
  codeLabel: 'Код товара',
  quantityLabel: 'Количество товара',
  looking: 'Ищем товар…',
  added: 'Добавлено:',

  selectAll: 'Выбрать всё',
  select: 'Выбрать',
  removeSelected: 'Удалить выбранные',
  clear: 'Очистить корзину',
  remove: 'Удалить',
  undo: 'Отменить',
  productRemoved: 'Товар удалён из корзины',
  removed: 'Из корзины удалено',
  basketCleared: 'Корзина очищена',
  sortLabel: 'Сортировка',
  ascending: 'По возрастанию',
  descending: 'По убыванию',
  columnProduct: 'Товар',
  columnStock: 'Наличие',
  columnPrice: 'Цена',
  columnQuantity: 'Количество',
  columnSum: 'Сумма',

  order: 'Заказ',
  products: 'Товары',
  delivery: 'Доставка',
  /** 000 §9 */
  free: 'Бесплатно',
  pickup: 'Самовывоз',
  deliveryNotChosen: 'не выбрана',
  pointsForOrder: 'Баллов за заказ',
  supplier: 'Поставщик',
  tax: 'Налог',
  taxIncluded: 'В том числе',

  ordering: 'Оформление заказа',
  orderingCrumb: 'Оформление',
  receiving: 'Получение',
  receivingLegend: 'Способ получения',
  deliveryCard: 'Доставка',
  address: 'Адрес доставки',
  choose: 'Выберите',
  addAddress: 'Добавить адрес',
  zone: 'Зона доставки',
  tradePoint: 'Пункт выдачи',
  buyer: 'Покупатель',
  organisation: 'Организация',
  contact: 'Контактное лицо',
  phone: 'Телефон',
  email: 'Почта для документов',
  payment: 'Оплата',
  paymentLegend: 'Способ оплаты',
  comment: 'Комментарий',
  commentLabel: 'Для менеджера и водителя',
  yourOrder: 'Ваш заказ',
  change: 'Изменить',
  showMore: 'Ещё',
  freeFrom: 'Бесплатно от',
  else: 'иначе',
  toPay: 'К оплате',
  agree: 'Согласен на обработку персональных данных',
  transfer: 'Согласен на передачу данных поставщику',
  send: 'Отправить заказ',
  sending: 'Отправляем…',
  letterHint:
    'Письмо с составом заказа придёт на почту. Если его нет во «Входящих» и в «Спаме», скажите об этом менеджеру при подтверждении.',
  guestHint: 'Чтобы отправить заказ, войдите: корзина и заполненная форма сохранятся.',
  logIn: 'Войти',
  kept: 'Заполненная форма сохранена, попробуйте ещё раз.',

  /** 000 §5 */
  limitedMode: 'В режиме ограниченного функционала отправка заказа невозможна',
  /** 001 §6 */
  supplierBlock: 'Вы не можете отправлять заказы.',
  supplierBlockReason: 'Поставщик ограничил доступ к отправке заказа',
  contacts: 'Контакты поставщика',
  /** 000 §5 */
  addressNeedsRegistration: 'Чтобы указать адрес доставки необходимо зарегистрироваться',
  orderNotSent: 'Заказ не отправлен',
  close: 'Закрыть',

  chooseReceiving: 'Выберите способ получения',
  chooseAddress: 'Выберите адрес доставки',
  chooseZone: 'Выберите зону доставки',
  choosePayment: 'Выберите способ оплаты',
  /** 001 §5 */
  noAgree: 'Вы не подтвердили согласие на обработку персональных данных',
  /** 001 §5 */
  noTransfer: 'Вы не подтвердили согласие на передачу персональных данных',

  addAddressTitle: 'Новый адрес доставки',
  addPostAddressTitle: 'Почтовый адрес',
  addressField: 'Адрес',
  addressHint: 'Город, улица, дом, офис',
  contactName: 'Контактное лицо',
  contactEmail: 'Электронная почта',
  contactPhone: 'Телефон',
  save: 'Сохранить адрес',
  saving: 'Сохраняем…',
  cancel: 'Отмена',
  /** 001 §5 */
  fieldEmpty: 'Поле не должно быть пустым',
  /** 001 §5 */
  badEmail: 'Вы ввели неправильный электронный адрес',
  /** 001 §5 */
  badPhone: 'Указан некорректный телефон',
} as const
