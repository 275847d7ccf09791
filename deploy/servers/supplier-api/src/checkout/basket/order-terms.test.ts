import {
  bonusPoints,
  deliveryPrice,
  deliveryTypeOf,
  freeDeliveryFrom,
  type OrderTerms,
  zoneOf,
} from './order-terms'

const zone = (id: number) => ({
  ...{ id, name: `Зона ${id}`, description: '' },
  ...{ minSum: 500_000, deliveryPrice: 39_000 },
})
const TERMS: OrderTerms = {
  ...{ name: 'Магазин', currency: 'RUB', taxType: '', commercialOffer: false, paymentTypes: [] },
  ...{ minOrderSum: 0, checkOrderSum: true, minSum: 1_000_000, selfDeliveryOnly: false, loyaltyRate: 3 },
  ...{ mainTradePointId: null, zones: [zone(1), zone(2)] },
  tradePoints: [{ id: 1, name: 'Склад', phone: '', email: '', address: '' }],
}

test.each([
  ['1', '1'],
  ['2', '2'],
  ['-1', '-1'],
  ['3', '1'],
  ['', '1'],
  [undefined, '1'],
])('asked for %p, a shop that delivers answers %s, one that brings nothing the pick-up', (asked, type) => {
  expect(deliveryTypeOf(asked, TERMS)).toBe(type)
  expect(deliveryTypeOf(asked, { ...TERMS, selfDeliveryOnly: true })).toBe('1')
  expect(deliveryTypeOf(asked, { ...TERMS, tradePoints: [] })).toBe('1')
})

test('a zone is chosen by its id; the only one of a shop needs no choice', () => {
  expect(zoneOf(2, TERMS)).toEqual(zone(2))
  for (const id of [undefined, 9, Number.NaN]) {
    expect(zoneOf(id, TERMS)).toBeNull()
    expect(zoneOf(id, { ...TERMS, zones: [zone(3)] })).toEqual(zone(3))
    expect(zoneOf(id, { ...TERMS, zones: [] })).toBeNull()
  }
})

test('delivery is free from the threshold of the zone, of the shop where none is chosen', () => {
  expect(freeDeliveryFrom(zone(1), TERMS)).toBe(500_000)
  expect(freeDeliveryFrom({ ...zone(1), minSum: 0 }, TERMS)).toBe(0)
  expect(freeDeliveryFrom(null, TERMS)).toBe(1_000_000)
  expect([499_999, 500_000].map((sum) => deliveryPrice(zone(1), sum, TERMS))).toEqual([39_000, 0])
  expect(deliveryPrice(null, 0, TERMS)).toBe(0)
})

test('points are whole ones of each hundred roubles', () => {
  expect([0, 3333, 3334, 10_000, 123_456].map((sum) => bonusPoints(sum, TERMS))).toEqual([0, 0, 1, 3, 37])
  expect(bonusPoints(10_000, { loyaltyRate: 0 })).toBe(0)
})
