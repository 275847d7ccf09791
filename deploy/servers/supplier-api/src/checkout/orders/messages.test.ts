import {
  accessError,
  actionRejected,
  cancelRejection,
  created,
  notCopied,
  orderErrors,
  pointsSpent,
  rejected,
} from './messages'

const client = { id: 1, hasPassword: true, loyalty: false, allowToOrder: true, blacklisted: false }

test.each([
  ['order_guest', 'Войдите, чтобы отправить заказ', orderErrors.visitor()],
  ['order_empty', 'В\u00a0корзине нет товаров', orderErrors.empty()],
  ['order_empty', 'В\u00a0корзине нет товаров, которые можно заказать', orderErrors.nothing()],
  [
    'order_key_used',
    'С\u00a0этим ключом уже отправлен другой заказ. Обновите корзину и отправьте заказ ещё раз',
    orderErrors.keyUsed(),
  ],
  ['order_not_made', 'Такой заказ не\u00a0принят', orderErrors.notMade()],
  ['order_min_sum', 'До минимального заказа осталось 5\u00a0₽', orderErrors.minSum('5\u00a0₽')],
  ['order_loyalty_balance', 'Не\u00a0хватает баллов: 7', orderErrors.loyaltyBalance('7')],
  [
    'order_loyalty_only',
    'Бонусная корзина доступна участникам программы лояльности',
    orderErrors.loyaltyOnly(),
  ],
  ['order_no_delivery_type', 'Выберите способ получения заказа', orderErrors.noDeliveryType()],
  ['order_no_delivery', 'Магазин не\u00a0доставляет заказы. Выберите самовывоз', orderErrors.noDelivery()],
  ['order_no_address', 'Выберите адрес доставки', orderErrors.noAddress()],
  ['order_no_zone', 'Выберите зону доставки', orderErrors.noZone()],
  ['order_no_trade_point', 'Выберите пункт самовывоза', orderErrors.noTradePoint()],
  ['order_no_payment', 'Выберите способ оплаты', orderErrors.noPayment()],
  ['order_completed', 'Заказ уже выполнен, отменить его нельзя', cancelRejection('completed')],
  ['order_canceled', 'Заказ уже отменён', cancelRejection('canceled')],
  ['order_canceled', 'Заказ уже отменён', cancelRejection('online-canceled')],
  [
    'order_points_spent',
    'Баллы за\u00a0этот заказ уже потрачены. Чтобы отменить его, обратитесь к\u00a0менеджеру магазина',
    pointsSpent(),
  ],
  ['order_not_copied', 'Товары этого заказа сейчас нельзя добавить в\u00a0корзину', notCopied()],
])('%s says: %s', (CODE, TEXT, message) => {
  expect(message).toEqual({ CODE, TEXT, TYPE: 'ERROR', SHOW_ADDRESS: 'N' })
})

test('a changed basket is told of with each change behind it', () => {
  expect(orderErrors.changed([]).TEXT).toBe('Корзина изменилась, проверьте её и отправьте заказ ещё раз')
  expect(orderErrors.changed(['Ручка: больше нельзя заказать', 'и\u00a0ещё 2']).TEXT).toBe(
    'Корзина изменилась, проверьте её и отправьте заказ ещё раз. Ручка: больше нельзя заказать. и\u00a0ещё 2',
  )
})

test('what stands against ordering: no password comes first, then the blacklist, then the right itself', () => {
  const denied = { ...client, hasPassword: false, blacklisted: true, allowToOrder: false }
  expect(accessError(client)).toBeNull()
  expect(accessError(denied)).toEqual({
    ...{ CODE: 'order_limited_mode', TYPE: 'ERROR', SHOW_ADDRESS: 'N' },
    TEXT: 'В режиме ограниченного функционала отправка заказа невозможна',
  })
  expect(accessError({ ...denied, hasPassword: true })).toEqual({
    ...{ CODE: 'order_user_blacklist', TYPE: 'ERROR', SHOW_ADDRESS: 'Y' },
    TEXT: 'Поставщик ограничил доступ к отправке заказа',
  })
  expect(accessError({ ...denied, hasPassword: true, blacklisted: false })).toEqual({
    ...{ CODE: 'order_not_allowed', TYPE: 'ERROR', SHOW_ADDRESS: 'Y' },
    TEXT: 'Вы не можете отправлять заказы. Поставщик ограничил доступ к отправке заказа',
  })
})

test('a rejected order has no id, a rejected action says why', () => {
  const MESSAGE = orderErrors.empty()
  expect(rejected(MESSAGE)).toEqual({ ORDER_ID: null, CREATE_ORDER: { CREATE: 'N', MESSAGE } })
  expect(actionRejected(MESSAGE)).toEqual({
    ...{ SUCCESS: 'N', CODE: 'order_empty' },
    MESSAGE: 'В\u00a0корзине нет товаров',
  })
})

test('an order that was made tells its number, and of gifts that fell away', () => {
  const textOf = (giftWarning: string) => created({ id: 5, number: '1-000005', giftWarning })
  expect(textOf('')).toEqual({
    ORDER_ID: 5,
    CREATE_ORDER: {
      CREATE: 'Y',
      MESSAGE: {
        ...{ CODE: 'order_created', TYPE: 'SUCCESS', SHOW_ADDRESS: 'N' },
        TEXT: 'Заказ №\u00a01-000005 отправлен',
      },
    },
  })
  expect(textOf('Подарок закончился').CREATE_ORDER.MESSAGE.TEXT).toBe(
    'Заказ №\u00a01-000005 отправлен. Подарок закончился',
  )
})
