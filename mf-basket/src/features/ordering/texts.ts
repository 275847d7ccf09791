import type { PluralForms } from '@prilavok/shared-kernel/format'

/** «Осталось 5 знаков». */
export const LEFT_FORMS: PluralForms = ['Остался', 'Осталось', 'Осталось']
export const SIGN_FORMS: PluralForms = ['знак', 'знака', 'знаков']

/** The order form and why an order is not sent. */
export const orderingTexts = {
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
  showTradePoints: 'Показать на карте',
  hideTradePoints: 'Скрыть карту',
  tradePointsOnMap: 'Пункты выдачи на карте',
  noMap: 'Карта не загрузилась. Выберите пункт в списке выше.',
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
  from: 'от\u00a0',
  toPay: 'К оплате',
  consentsGiven: 'Согласие на\u00a0обработку и\u00a0передачу персональных данных вы дали при входе',
  send: 'Отправить заказ',
  unsent: 'Изменения корзины ещё не отправлены: нет ответа сервера.',
  sendingOrder: 'оформить заказ',
  sending: 'Отправляем…',
  emailHint:
    'Письмо с составом заказа придёт на почту. Если его нет во «Входящих» и в «Спаме», скажите об этом менеджеру при подтверждении.',
  loginHint: 'Чтобы отправить заказ, войдите: корзина и заполненная форма сохранятся.',
  /** Beside the server error modal, which says the reason. */
  serverFailed: 'Сервер временно не отвечает.',
  formSaved: 'Заполненная форма сохранена, попробуйте ещё раз.',
  /** 000 §5 */
  limitedMode: 'В режиме ограниченного функционала отправка заказа невозможна',
  /** 001 §6 */
  supplierBlock: 'Вы не можете отправлять заказы.',
  supplierBlockReason: 'Поставщик ограничил доступ к отправке заказа',
  contacts: 'Контакты поставщика',
  /** 000 §5 */
  addressNeedsRegistration: 'Чтобы указать адрес доставки необходимо зарегистрироваться',
  nothing: 'В корзине нет товаров, которые можно заказать',
  orderNotSent: 'Заказ не отправлен',
  close: 'Закрыть',
  chooseReceiving: 'Выберите способ получения',
  chooseAddress: 'Выберите адрес доставки',
  chooseZone: 'Выберите зону доставки',
  choosePayment: 'Выберите способ оплаты',
} as const
