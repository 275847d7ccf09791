import type { BasketType } from '@prilavok/shared-kernel/contract'
import { COMMENT_LENGTH, orderSchema } from './order-schema'

const filled = {
  ...{ deliveryType: '2', zoneId: '1', addressId: '31', paymentType: 'CASH', comment: '' },
  ...{ agree: true, transfer: true },
}
const isValid = (changes: Partial<typeof filled>, basket: BasketType = 'main', hasZones = true) =>
  orderSchema(basket, hasZones).isValid({ ...filled, ...changes })

test.each([
  ['all that a delivery needs', {}, true],
  ['no way of receiving', { deliveryType: '-1' }, false],
  ['a delivery without a zone', { zoneId: '' }, false],
  ['a delivery without an address', { addressId: '' }, false],
  ['a pick-up without either', { deliveryType: '1', zoneId: '', addressId: '' }, true],
  ['no payment type', { paymentType: '' }, false],
  ['a comment of the full length', { comment: 'а'.repeat(COMMENT_LENGTH) }, true],
  ['a longer comment', { comment: 'а'.repeat(COMMENT_LENGTH + 1) }, false],
  ['no consent to the agreement', { agree: false }, false],
  ['no consent to the transfer of data', { transfer: false }, false],
])('an order form with %s', async (_what, changes, valid) => {
  expect(await isValid(changes)).toBe(valid)
})

test('where the shop has no zones none is asked for', async () => {
  expect(await isValid({ zoneId: '' }, 'main', false)).toBe(true)
})

test('[AMB-38] the bonus basket asks for no payment type', async () => {
  expect(await isValid({ paymentType: '' }, 'loyalty')).toBe(true)
})
