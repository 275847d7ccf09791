import type { BasketInfo, Shop } from '@prilavok/shared-kernel/contract'
import { partKernel } from '@prilavok/shared-kernel/testing'
import { noState, orderBasket } from '../../testing/basket-state'
import { testAddress, testTradePoint } from '../../testing/test-rows'
import { initialValues, zoneOfAddress } from './order-form-values'

const infoOf = (changes: Partial<BasketInfo> = {}): BasketInfo => ({
  ...orderBasket(noState(), 'main', new URLSearchParams()).INFO,
  ...changes,
})
const addresses = [testAddress(31, 'Тверь', 2), testAddress(32, 'Клин')]
const tradePoints = [testTradePoint(4, 'Москва'), testTradePoint(5, 'Химки')]
const valuesOf = (
  cookies: Record<string, string>,
  info: Partial<BasketInfo> = {},
  last: Parameters<typeof initialValues>[4] = undefined,
  shop: Partial<Shop> = {},
) => initialValues(partKernel({ cookies, shop }), infoOf(info), addresses, tradePoints, last)

test('the form begins with what the basket says, the first places, and no consent', () => {
  expect(valuesOf({}, { deliveryType: '2', comment: 'До обеда', paymentType: 'INVOICE' })).toEqual({
    ...{ deliveryType: '2', zoneId: '2', addressId: '31', tradePointId: '4', paymentType: 'CASH' },
    ...{ comment: 'До обеда', agree: false, transfer: false },
  })
})

test('[AMB-02] remembered choices go before all others', () => {
  const places = { addressId: '32', deliveryId: '5', deliveryZoneId: '1' }
  const last = { addressId: '31', tradePointId: '4' }
  expect(valuesOf({ ...places, deliveryType: '-1', paymentType: 'INVOICE' }, {}, last)).toMatchObject({
    ...{ deliveryType: '-1', zoneId: '1', addressId: '32', tradePointId: '5', paymentType: 'INVOICE' },
  })
  expect(valuesOf({ deliveryType: '1' }, { deliveryType: '2' }).deliveryType).toBe('1')
  expect(valuesOf({ deliveryType: '2' }, { deliveryType: '1' }).deliveryType).toBe('2')
})

test('places of the latest order go before the first ones', () => {
  expect(valuesOf({}, {}, { addressId: '32', tradePointId: '5' })).toMatchObject({
    ...{ addressId: '32', tradePointId: '5' },
  })
})

test('what is remembered and no longer there is left aside', () => {
  const gone = { addressId: '99', deliveryId: '99', deliveryZoneId: '99', deliveryType: '7' }
  expect(valuesOf(gone, { deliveryType: '2' })).toMatchObject({
    ...{ deliveryType: '2', addressId: '31', tradePointId: '4', zoneId: '2' },
  })
})

test.each([
  ['the shop delivers nothing', { selfDeliveryOnly: 'Y' as const }, tradePoints],
  ['there is no trade point', {}, []],
])('[AMB-37] where %s only the pick-up is left', (_what, info, points) => {
  const kernel = partKernel({ cookies: { deliveryType: '2' } })
  expect(initialValues(kernel, infoOf({ deliveryType: '2', ...info }), [], points).deliveryType).toBe('1')
})

test('the trade point of the shop goes before the first one, where it is one of those offered', () => {
  const shopAt = (ID: number): Partial<Shop> => ({ TRADEPOINT: testTradePoint(ID, '') })
  expect(valuesOf({}, {}, {}, shopAt(5)).tradePointId).toBe('5')
  expect(valuesOf({}, {}, {}, shopAt(9)).tradePointId).toBe('4')
})

test('without any place the fields are empty', () => {
  expect(initialValues(partKernel(), infoOf(), [], [])).toMatchObject({
    ...{ addressId: '', tradePointId: '', zoneId: '' },
  })
})

test('a remembered zone is that of the remembered address alone', () => {
  expect(valuesOf({ deliveryZoneId: '1', addressId: '32' }).zoneId).toBe('1')
  expect(valuesOf({ deliveryZoneId: '1', addressId: '99' }).zoneId).toBe('2')
  expect(valuesOf({ deliveryZoneId: '1' }).zoneId).toBe('1')
})

test('an address lies in the zone of its latest order, else in the only one of the shop', () => {
  const zones = infoOf().deliveryZones
  const zoneIn = (id: string, count: number) =>
    zoneOfAddress(id, addresses, { deliveryZones: zones.slice(0, count) })
  expect(zoneIn('31', 2)).toBe('2')
  expect(zoneIn('32', 2)).toBe('')
  expect(zoneIn('32', 1)).toBe('1')
  expect(zoneIn('', 2)).toBe('')
  expect(zoneIn('32', 0)).toBe('')
})
