import {
  CALLED_OFF_STATUSES,
  DEFAULT_PAYMENT_TYPE,
  FINAL_ORDER_STATUSES,
  ONLINE_PAY_TITLES,
  ORDER_STATUS_NAMES,
} from './order-names'

test('each state of an order has its name', () =>
  expect(ORDER_STATUS_NAMES).toEqual({
    sent: 'Отправлен',
    'in-progress': 'В работе',
    completed: 'Выполнен',
    canceled: 'Отменён',
    'online-not-paid': 'Не оплачен',
    'online-to-payment': 'К оплате',
    'online-paid': 'Оплачен',
    'online-canceled': 'Оплата отменена',
    'online-processing': 'Оплата обрабатывается',
  }))

test('so has each state of an online payment', () =>
  expect(ONLINE_PAY_TITLES).toEqual({
    PAID: 'Оплачен',
    PROCESSING: 'Оплата обрабатывается',
    TO_PAYMENT: 'К оплате',
    NOT_PAID: 'Не оплачен',
  }))

test('orders that were called off, or are done, are over', () => {
  expect(CALLED_OFF_STATUSES).toEqual(['canceled', 'online-canceled'])
  expect(FINAL_ORDER_STATUSES).toEqual(['completed', 'canceled', 'online-canceled'])
})

test('who has not chosen pays in cash', () => expect(DEFAULT_PAYMENT_TYPE).toBe('CASH'))
