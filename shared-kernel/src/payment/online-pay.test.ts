import { paysOnline } from './online-pay'

const types = (...codes: string[]) => ({
  PAYMENT_TYPE: codes.map((CODE) => ({ CODE, NAME: 'Онлайн', DESCRIPTION: '' })),
})

test.each([
  ['nothing', types(), false],
  ['cash and an invoice', types('CASH', 'INVOICE'), false],
  ['a code that only looks like it', types('online_pay', 'ONLINE_PAYMENT'), false],
  ['it alone', types('ONLINE_PAY'), true],
  ['it after others', types('CASH', 'ONLINE_PAY'), true],
])('a shop that offers %s takes payments online or not', (_what, shop, pays) => {
  expect(paysOnline(shop)).toBe(pays)
})
