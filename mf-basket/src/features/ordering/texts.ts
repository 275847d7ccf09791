import { formatNumber, type PluralForms } from '@prilavok/shared-kernel/format'

/** «Осталось 5 знаков». */
export const LEFT_FORMS: PluralForms = ['Остался', 'Осталось', 'Осталось']
export const GIFT_FORMS: PluralForms = ['подарок', 'подарка', 'подарков']
export const SIGN_FORMS: PluralForms = ['знак', 'знака', 'знаков']

/** The order form and why an order is not sent. */
export const orderingTexts = {
  ordering: 'Оформление заказа',
  orderingCrumb: 'Оформление',
  lastOrder: 'Как в\u00a0прошлый раз',
  asInOrder: 'Как в\u00a0заказе №',
  of: 'от',
  orderedBy: 'оформил коллега:',
  fillAsLast: 'Заполнить так\u00a0же',
  receiving: 'Получение',
  receivingLegend: 'Способ получения',
  deliveryCard: 'Доставка',
  address: 'Адрес доставки',
  choose: 'Выберите',
  addAddress: 'Добавить адрес',
  zoneUnknown: 'Выберите зону, в\u00a0которой лежит адрес: от\u00a0неё зависит цена доставки',
  tradePoint: 'Пункт выдачи',
  showTradePoints: 'Показать на карте',
  hideTradePoints: 'Скрыть карту',
  tradePointsOnMap: 'Пункты выдачи на карте',
  buyer: 'Покупатель',
  organisation: 'Организация',
  contact: 'Контактное лицо',
  phone: 'Телефон',
  email: 'Почта для документов',
  payment: 'Оплата',
  paymentLegend: 'Способ оплаты',
  comment: 'Комментарий',
  commentLabel: 'Для менеджера и водителя',
  commentLabelPickUp: 'Для менеджера',
  yourOrder: 'Ваш заказ',
  change: 'Изменить',
  showMore: 'Ещё',
  and: ' и\u00a0',
  from: 'от\u00a0',
  toPay: 'К оплате',
  consentsGiven: 'Согласие на\u00a0обработку и\u00a0передачу персональных данных вы уже дали',
  send: 'Отправить заказ',
  unsent: 'Изменения корзины ещё не отправлены: нет ответа сервера.',
  sendingOrder: 'оформить заказ',
  sending: 'Отправляем…',
  emailHint:
    'Письмо с\u00a0составом заказа придёт на\u00a0почту. Если его нет во\u00a0«Входящих» и\u00a0в\u00a0«Спаме», скажите об\u00a0этом менеджеру при подтверждении.',
  loggedIn: 'Вы вошли. Заказ ещё не\u00a0отправлен: проверьте его и\u00a0нажмите «Отправить заказ».',
  logIn: 'Войти',
  loginHint: 'Чтобы отправить заказ, войдите: корзина и\u00a0заполненная форма сохранятся.',
  /** Beside the server error modal, which says the reason. */
  serverFailed: 'Сервер временно не отвечает.',
  /** Nobody knows whether the order was made; the same try again is the same order. */
  noAnswer:
    'Ответа сервера нет, поэтому пока неизвестно, принят ли заказ. Введённое сохранено. Отправьте ещё раз: второго заказа не\u00a0будет.',
  unanswered:
    'Ответ на\u00a0прошлую отправку не\u00a0пришёл. Отправьте ещё раз: если заказ уже принят, второго не\u00a0будет.',
  earlierMade: 'Прошлая отправка дошла, и\u00a0тот заказ принят. Этот будет отдельным.',
  openEarlier: 'Открыть заказ',
  sentOrderChecked: 'Проверяем, принят ли отправленный заказ…',
  sentOrderUnknown: 'Не\u00a0удалось узнать, принят ли отправленный заказ.',
  changedTitle: 'Пока вы оформляли заказ, он\u00a0изменился',
  changedHint: 'Заказ ещё не\u00a0отправлен. Проверьте, что стало другим.',
  changedSum: (was: string, now: string) => `Было ${was}, стало ${now}`,
  changedQuantity: (was: string, now: string) => `Вместо\u00a0${was} можно заказать\u00a0${now}`,
  /** By another tab or a colleague; 0: it was, or is, not in the basket. */
  changedCount(was: number, now: number) {
    if (was === 0) return `Добавлен в\u00a0корзину: ${formatNumber(now)}`
    return now === 0
      ? 'Удалён из\u00a0корзины'
      : `Было\u00a0${formatNumber(was)}, стало\u00a0${formatNumber(now)}`
  },
  gone: 'Больше нельзя заказать',
  back: (count: string) => `Снова можно заказать, в\u00a0корзине\u00a0${count}`,
  nothingLeft: 'Заказывать больше нечего.',
  confirmChanges: 'Подтвердить и\u00a0отправить',
  toBasket: 'Вернуться в\u00a0корзину',
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
