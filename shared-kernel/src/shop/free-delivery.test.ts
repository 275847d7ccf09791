import type { Shop } from '@prilavok/shared-kernel/contract'
import {
  freeDeliveryFrom,
  freeDeliverySum,
  freeDeliveryZone,
  rememberedZone,
} from '@prilavok/shared-kernel/shop'
import { testKernel, testShop, testStore } from '@prilavok/shared-kernel/testing'

const zone = (ID: number, MIN_SUM: number) => ({
  ID,
  NAME: '',
  DESCRIPTION: '',
  MIN_SUM,
  DELIVERY_PRICE: 390,
})
const CITY = zone(1, 5000)
const REGION = zone(2, 20000)
const shopOf = (changes: Partial<Shop> = {}) =>
  testShop({ DELIVERY_ZONE: [CITY, REGION], MIN_SUM: 10000, ...changes })

test.each([
  ['of the chosen zone', {}, { type: '2', zoneId: 2 }, 20000],
  ['of the shop while no zone is chosen', {}, { type: '2' }, 10000],
  ['of the shop when the zone is gone', {}, { zoneId: 9 }, 10000],
  ['of the only zone, which needs no choice', { DELIVERY_ZONE: [CITY] }, {}, 5000],
  ['of a zone that brings everything for nothing', { DELIVERY_ZONE: [zone(3, 0)] }, { zoneId: 3 }, 0],
  ['of the shop where there are no zones', { DELIVERY_ZONE: [] }, {}, 10000],
  ['none with pick-up chosen', {}, { type: '1', zoneId: 2 }, 0],
  ['none in a shop of pick-up alone', { SELFDELIVERY_ONLY: 'Y' as const }, { type: '2', zoneId: 2 }, 0],
])('[BAS-044] delivery is free from the sum %s', (_whose, changes, choice, sum) => {
  expect(freeDeliverySum(shopOf(changes), choice)).toBe(sum)
})

test.each([
  [{}, 10000, undefined],
  [{ deliveryZoneId: '2' }, 20000, REGION],
  [{ deliveryZoneId: '2', deliveryType: '1' }, 0, REGION],
])('places without an order go by what the visitor chose before: %o', (cookies, sum, chosen) => {
  const kernel = testKernel({ platform: { cookies: testStore(cookies) } })
  expect(freeDeliveryFrom(kernel, shopOf())).toBe(sum)
  expect(rememberedZone(kernel, shopOf())).toEqual(chosen)
})

const NAMED = {
  DELIVERY_ZONE: [
    { ...CITY, NAME: 'Город' },
    { ...REGION, NAME: 'Область' },
  ],
}

test.each([
  ['the chosen zone', NAMED, { type: '2', zoneId: 2 }, 0, 'Область'],
  ['the chosen zone, however much is bought', NAMED, { type: '2', zoneId: 1 }, 50000, 'Город'],
  ['no zone yet, while another sum holds in some', NAMED, { type: '2' }, 0, null],
  ['no zone yet, for what is not enough everywhere', NAMED, { type: '2' }, 19999, null],
  ['nothing, for what is enough in each zone and in the shop', NAMED, { type: '2' }, 20000, undefined],
  [
    'no zone yet, for what is enough in each zone and not in the shop',
    { ...NAMED, MIN_SUM: 30000 },
    {},
    20000,
    null,
  ],
  ['nothing with pick-up chosen', NAMED, { type: '1', zoneId: 2 }, 0, undefined],
  [
    'nothing in a shop of pick-up alone',
    { ...NAMED, SELFDELIVERY_ONLY: 'Y' as const },
    { zoneId: 2 },
    0,
    undefined,
  ],
  [
    'nothing where all zones have one sum',
    { DELIVERY_ZONE: [CITY, zone(3, 5000)] },
    { zoneId: 3 },
    0,
    undefined,
  ],
  ['nothing where there is one zone', { DELIVERY_ZONE: [CITY] }, {}, 0, undefined],
])('[BAS-044] beside the sum of free delivery stands %s', (_what, changes, choice, sum, named) => {
  expect(freeDeliveryZone(shopOf(changes), choice, sum)).toBe(named)
})
