import { orderStatusTone } from './status-badge'

test.each([
  ['sent', 'info'],
  ['in-progress', 'accent'],
  ['completed', 'success'],
  ['canceled', 'neutral'],
  ['online-paid', 'success'],
  ['online-not-paid', 'warning'],
  ['online-to-payment', 'warning'],
  ['online-processing', 'info'],
  ['online-canceled', 'danger'],
  ['PAID', 'success'],
  ['PROCESSING', 'info'],
  ['TO_PAYMENT', 'warning'],
  ['NOT_PAID', 'warning'],
  ['one of tomorrow', 'neutral'],
])('an order in the state %s is %s', (code, tone) => {
  expect(orderStatusTone(code)).toBe(tone)
})
