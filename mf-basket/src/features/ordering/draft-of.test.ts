import { noState, orderBasket } from '../../testing/basket-state'
import { draftOf } from './draft-of'
import type { OrderFormValues } from './order-form-values'

const values: OrderFormValues = {
  ...{ deliveryType: '2', zoneId: '1', addressId: '31', tradePointId: '4', paymentType: 'CASH' },
  ...{ comment: ' До обеда ', agree: true, transfer: true },
}
const terms = { delivery: 390, freeFrom: 5000, freeZone: 'Город', minOrder: 0, total: 2390, blocked: false }
const { INFO } = orderBasket(noState(), 'main', new URLSearchParams())
const shown = { info: { ...INFO, itemsSum: 2000 }, terms, sort: { SORT: 'NAME', ORDER: 'ASC' as const } }
const said = { comment: 'До обеда', sort: 'NAME', expected_sum: 2000, expected_delivery: 390 }

test('[AMB-43] an order carries what its way of receiving needs, and nothing else', () => {
  expect(draftOf('main', values, shown)).toEqual({
    ...said,
    ...{ delivery_type: '2', payment: 'CASH', address_id: '31', delivery_zone: '1' },
  })
  expect(draftOf('main', { ...values, deliveryType: '1' }, shown)).toEqual({
    ...said,
    ...{ delivery_type: '1', payment: 'CASH', tradepoint_id: '4' },
  })
})

test('what is not chosen is left out, and so is a price of the delivery that is not known', () => {
  const unknown = { ...shown, terms: { ...terms, delivery: null } }
  const { expected_delivery: _, ...rest } = said
  expect(draftOf('main', { ...values, zoneId: '' }, unknown)).toEqual({
    ...rest,
    ...{ delivery_type: '2', payment: 'CASH', address_id: '31' },
  })
  const pickup = { ...values, deliveryType: '1' as const, tradePointId: '' }
  expect(draftOf('main', pickup, unknown)).toEqual({ ...rest, delivery_type: '1', payment: 'CASH' })
})

test('a free delivery is told as such', () => {
  const free = { ...shown, terms: { ...terms, delivery: 0 } }
  expect(draftOf('main', values, free).expected_delivery).toBe(0)
})

test('[AMB-38] an order for points is not paid', () => {
  expect(draftOf('loyalty', values, shown)).not.toHaveProperty('payment')
})
