import type { Order } from '@prilavok/shared-kernel/contract'
import { NBSP } from '@prilavok/shared-kernel/format'
import { texts } from '../../texts'

/** «Заказ № 48390». */
export const orderTitle = ({ ORDER_NUMBER }: Pick<Order, 'ORDER_NUMBER'>): string =>
  `${texts.order} №${NBSP}${ORDER_NUMBER}`

/** «Зона: В пределах города»; undefined where none was chosen. */
export const zoneText = ({
  DELIVERY_ZONE_NAME: zone,
}: Pick<Order, 'DELIVERY_ZONE_NAME'>): string | undefined => (zone ? `Зона: ${zone}` : undefined)

export const orderDetailTexts = {
  toList: 'К списку заказов',
  cancel: 'Отменить',
  free: 'Бесплатно',
  gift: 'Подарок',
  of: 'от',
  comment: 'Комментарий к заказу',
  steps: 'Ход заказа',
  receiving: 'Получение',
  payment: 'Оплата',
  buyer: 'Покупатель',
  supplier: 'Поставщик',
  prices: 'Цены',
  product: 'Товар',
  code: 'Код',
  price: 'Цена',
  quantity: 'Количество',
  total: 'Итого',
  toOrder: 'под заказ',
  compare: 'Сравнить с\u00a0прошлым',
  exportRows: 'Товары таблицей',
  print: 'Напечатать',
  unit: 'Единица',
  pointsOfOrder: 'Баллов за заказ',
  orderNotFound: 'Заказ не найден',
  orderNotFoundWhy: 'Проверьте номер заказа в списке ваших заказов.',
  accepted: 'Заказ принят',
  acceptedNumber: 'Номер заказа\u00a0—',
  emailSentTo: 'Письмо с\u00a0составом заказа отправлено на',
  nextSteps: 'Что дальше',
  managerConfirms: 'Менеджер проверит заказ и\u00a0подтвердит его письмом или по\u00a0телефону',
  thenDelivery: 'После подтверждения привезём заказ по\u00a0указанному адресу',
  thenPickUp: 'После подтверждения заказ можно забрать в\u00a0пункте выдачи',
  thenPickUpAgreed: 'Где и\u00a0когда забрать заказ, менеджер скажет при подтверждении',
  followHere:
    'Ход заказа виден на\u00a0этой странице и\u00a0в\u00a0разделе «Заказы»: там же его можно повторить',
  goOnShopping: 'Продолжить покупки',
  /** AMB-64. */
  firstMail:
    'Если первое письмо с\u00a0составом заказа не\u00a0найдено ни во\u00a0«Входящих», ни в\u00a0«Спаме», сообщите об\u00a0этом менеджеру при подтверждении заказа',
} as const
