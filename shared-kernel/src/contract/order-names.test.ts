import { CALLED_OFF_STATUSES, DEFAULT_PAYMENT_TYPE, FINAL_ORDER_STATUSES } from './order-names'

test('orders that were called off, or are done, are over', () => {
  expect(CALLED_OFF_STATUSES).toEqual(['canceled', 'online-canceled'])
  expect(FINAL_ORDER_STATUSES).toEqual(['completed', 'canceled', 'online-canceled'])
})

test('who has not chosen pays in cash', () => expect(DEFAULT_PAYMENT_TYPE).toBe('CASH'))
