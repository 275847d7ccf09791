import type { OrderBody } from './order-form'
import { fingerprintOf } from './order-keys'

const FORM: OrderBody = {
  ...{ payment: 'CASH', delivery_type: '2', delivery_zone: '1', address_id: '5', tradepoint_id: '7' },
  ...{ comment: 'Позвоните', expected_sum: 100, expected_delivery: 390, confirm: 'code' },
}
const digest = (form: OrderBody) => fingerprintOf('main', form).toString('hex')

test.each<[string, OrderBody]>([
  ['payment', { payment: 'INVOICE' }],
  ['way of receiving', { delivery_type: '1' }],
  ['zone', { delivery_zone: '2' }],
  ['address', { address_id: '6' }],
  ['pick-up point', { tradepoint_id: '8' }],
  ['comment', { comment: 'Не звоните' }],
  ['sum', { expected_sum: 0 }],
  ['price of delivery', { expected_delivery: 0 }],
  ['confirmation', { confirm: 'other' }],
])('another %s is another order, and so is none', (_what, other) => {
  const none = Object.fromEntries(Object.keys(other).map((name) => [name, undefined]))
  const digests = [FORM, { ...FORM, ...other }, { ...FORM, ...none }].map(digest)
  expect(new Set(digests).size).toBe(3)
})

test('another basket is another order', () => {
  expect(fingerprintOf('loyalty', FORM)).not.toEqual(fingerprintOf('main', FORM))
})

test('what decides nothing makes no other order, nor does an empty choice', () => {
  const repeated = { user_code: '1', sort: 'NAME', only_made: 'Y', idempotency_key: 'key-of-an-order' }
  expect(digest({ ...FORM, ...repeated, comment: ' Позвоните\n' })).toBe(digest(FORM))
  const empty = { payment: '', delivery_type: '', delivery_zone: '', address_id: '', tradepoint_id: '' }
  expect(digest({ ...empty, comment: ' ', confirm: '' })).toBe(digest({}))
})
