import type { Order } from '@prilavok/shared-kernel/contract'
import { NBSP } from '@prilavok/shared-kernel/format'
import { texts } from '../../texts'

/** «Заказ № 48390». */
export const orderTitle = ({ ORDER_NUMBER }: Pick<Order, 'ORDER_NUMBER'>): string =>
  `${texts.order} №${NBSP}${ORDER_NUMBER}`

export const orderDetailTexts = {
  toList: 'К списку заказов',
  cancel: 'Отменить',
  free: 'Бесплатно',
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
  pointsOfOrder: 'Баллов за заказ',
  orderNotFound: 'Заказ не найден',
  orderNotFoundWhy: 'Проверьте номер заказа в списке ваших заказов.',
  /** AMB-64. */
  firstMail:
    'Если первое письмо с составом заказа не найдено ни во «Входящих», ни в «Спаме», сообщите об этом менеджеру при подтверждении заказа',
} as const
