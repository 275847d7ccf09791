import type { OnlinePayCode } from '@prilavok/shared-kernel/contract'
import type { PaymentStart } from '@prilavok/shared-kernel/payment'
import { testOrder } from '../../../testing/test-order'
import { withBlockedPayment } from './blocked-payment'

const start = (state: PaymentStart['state']) => ({ state, url: '/pay' }) as unknown as PaymentStart
const order = (CODE: OnlinePayCode) =>
  testOrder({
    STATUS: { STATUS_CODE: 'online-processing', STATUS_NAME: 'Оплата обрабатывается' },
    ONLINE_PAY_STATUS: { CODE, TITLE: '' },
  })

test('a payment whose window was blocked has not begun', () => {
  expect(withBlockedPayment(order('PROCESSING'), start('blocked'))).toMatchObject({
    ID: 390,
    STATUS: { STATUS_CODE: 'online-not-paid', STATUS_NAME: 'Не оплачен' },
    ONLINE_PAY_STATUS: { CODE: 'NOT_PAID', TITLE: 'Не оплачен' },
  })
})

test('any other order is as the API tells it', () => {
  const [processing, paid, byInvoice] = [order('PROCESSING'), order('PAID'), testOrder()]
  expect(withBlockedPayment(processing, undefined)).toBe(processing)
  expect(withBlockedPayment(processing, start('opened'))).toBe(processing)
  expect(withBlockedPayment(paid, start('blocked'))).toBe(paid)
  expect(withBlockedPayment(byInvoice, start('blocked'))).toBe(byInvoice)
})
