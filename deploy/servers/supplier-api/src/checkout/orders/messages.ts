import type {
  CreateOrderResponse,
  Flag,
  OrderActionAnswer,
  OrderMessage,
  OrderStatusCode,
} from '@prilavok/shared-kernel/contract'
import type { SessionClient } from '../../platform/session/session'

const error = (CODE: string, TEXT: string, SHOW_ADDRESS: Flag = 'N'): OrderMessage => ({
  CODE,
  TEXT,
  TYPE: 'ERROR',
  SHOW_ADDRESS,
})

/** Why an order was not made. Texts in quotes of the specification: 000 §5, 001 §6. */
export const orderErrors = {
  visitor: () => error('order_guest', 'Войдите, чтобы отправить заказ'),
  /** AMB-06 */
  limitedMode: () =>
    error('order_limited_mode', 'В режиме ограниченного функционала отправка заказа невозможна'),
  /** AMB-06, AMB-64 */
  notAllowed: () =>
    error(
      'order_not_allowed',
      'Вы не можете отправлять заказы. Поставщик ограничил доступ к отправке заказа',
      'Y',
    ),
  blacklist: () => error('order_user_blacklist', 'Поставщик ограничил доступ к отправке заказа', 'Y'),
  empty: () => error('order_empty', 'В\u00a0корзине нет товаров'),
  nothing: () => error('order_empty', 'В\u00a0корзине нет товаров, которые можно заказать'),
  keyUsed: () =>
    error(
      'order_key_used',
      'С\u00a0этим ключом уже отправлен другой заказ. Обновите корзину и отправьте заказ ещё раз',
    ),
  /** Nothing was ordered with the key that was asked about. */
  notMade: () => error('order_not_made', 'Такой заказ не\u00a0принят'),
  /** @param texts what is different now */
  changed: (texts: readonly string[]) =>
    error(
      'order_changed',
      ['Корзина изменилась, проверьте её и отправьте заказ ещё раз', ...texts].join('. '),
    ),
  minSum: (rest: string) => error('order_min_sum', `До минимального заказа осталось ${rest}`),
  loyaltyBalance: (missing: string) => error('order_loyalty_balance', `Не\u00a0хватает баллов: ${missing}`),
  loyaltyOnly: () => error('order_loyalty_only', 'Бонусная корзина доступна участникам программы лояльности'),
  noDeliveryType: () => error('order_no_delivery_type', 'Выберите способ получения заказа'),
  /** 000 §4: the shop brings nothing. */
  noDelivery: () => error('order_no_delivery', 'Магазин не\u00a0доставляет заказы. Выберите самовывоз'),
  noAddress: () => error('order_no_address', 'Выберите адрес доставки'),
  noZone: () => error('order_no_zone', 'Выберите зону доставки'),
  noTradePoint: () => error('order_no_trade_point', 'Выберите пункт самовывоза'),
  noPayment: () => error('order_no_payment', 'Выберите способ оплаты'),
}

/** What stands against this client's ordering at all (000 §5, §6), or null. */
export function accessError(client: SessionClient): OrderMessage | null {
  if (!client.hasPassword) return orderErrors.limitedMode()
  if (client.blacklisted) return orderErrors.blacklist()
  return client.allowToOrder ? null : orderErrors.notAllowed()
}

/** Why an order cannot be cancelled (AMB-42). @param status one in which it is over */
export const cancelRejection = (status: OrderStatusCode): OrderMessage =>
  status === 'completed'
    ? error('order_completed', 'Заказ уже выполнен, отменить его нельзя')
    : error('order_canceled', 'Заказ уже отменён')

/** The order has brought points that are spent: its buyer cannot cancel it. */
export const pointsSpent = (): OrderMessage =>
  error(
    'order_points_spent',
    'Баллы за\u00a0этот заказ уже потрачены. Чтобы отменить его, обратитесь к\u00a0менеджеру магазина',
  )

/** Nothing of an order could be put into the basket again (AMB-44). */
export const notCopied = (): OrderMessage =>
  error('order_not_copied', 'Товары этого заказа сейчас нельзя добавить в\u00a0корзину')

export const actionRejected = ({ CODE, TEXT }: OrderMessage): OrderActionAnswer => ({
  SUCCESS: 'N',
  CODE,
  MESSAGE: TEXT,
})

export const rejected = (MESSAGE: OrderMessage): CreateOrderResponse => ({
  ORDER_ID: null,
  CREATE_ORDER: { CREATE: 'N', MESSAGE },
})

/** An order as its maker is told of it. */
export interface MadeOrder {
  id: number
  number: string
  /** About gifts that fell away; usually empty. */
  giftWarning: string
}

export const created = (order: MadeOrder): CreateOrderResponse => ({
  ORDER_ID: order.id,
  CREATE_ORDER: {
    CREATE: 'Y',
    MESSAGE: {
      CODE: 'order_created',
      TEXT: [`Заказ №\u00a0${order.number} отправлен`, order.giftWarning].filter(Boolean).join('. '),
      TYPE: 'SUCCESS',
      SHOW_ADDRESS: 'N',
    },
  },
})
