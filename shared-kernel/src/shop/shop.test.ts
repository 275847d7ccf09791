import type { Shop } from '@prilavok/shared-kernel/contract'
import {
  freeDeliveryFrom,
  freeDeliverySum,
  freeDeliveryZone,
  rememberedZone,
} from '@prilavok/shared-kernel/shop'
import { testKernel, testShop, testStore } from '@prilavok/shared-kernel/testing'
import { orderTrackState } from '@prilavok/shared-kernel/ui/order-track'
import { fileUrl } from './file-url'

describe('file-url', () => {
  test.each([
    [null, null],
    [undefined, null],
    ['', null],
    ['/upload/pen.svg', '/upload/pen.svg'],
    ['upload/pen.svg', '/upload/pen.svg'],
    ['https://cdn.example.com/pen.svg', 'https://cdn.example.com/pen.svg'],
    ['HTTP://cdn.example.com/pen.svg', 'HTTP://cdn.example.com/pen.svg'],
    ['//cdn.example.com/pen.svg', '//cdn.example.com/pen.svg'],
    ['upload/http://pen.svg', '/upload/http://pen.svg'],
  ])('the address of the file %j is %j', (path, url) => {
    expect(fileUrl(path)).toBe(url)
  })
})

describe('free-delivery', () => {
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
})

describe('order-track-state', () => {
  test('below the minimum order the difference to it is missing; reaching is enough', () => {
    expect(orderTrackState({ sum: 3760, minOrder: 5000, freeFrom: 30000 })).toMatchObject({
      stage: 'below-minimum',
      rest: 1240,
    })
    expect(orderTrackState({ sum: 5000, minOrder: 5000, freeFrom: 30000 })?.stage).toBe('paid-delivery')
  })

  test('free delivery is counted by DELIVERY_SUM where it is given', () => {
    expect(
      orderTrackState({ sum: 31000, deliverySum: 29000, minOrder: 5000, freeFrom: 30000 }),
    ).toMatchObject({
      stage: 'paid-delivery',
      rest: 1000,
    })
    expect(orderTrackState({ sum: 30000, minOrder: 5000, freeFrom: 30000 })?.stage).toBe('free-delivery')
  })

  test('thresholds stand on one line that ends at the larger', () => {
    expect(orderTrackState({ sum: 15000, minOrder: 5000, freeFrom: 20000 })).toMatchObject({
      filled: 0.75,
      marks: [
        { at: 0.25, sum: 5000 },
        { at: 1, sum: 20000 },
      ],
    })
    expect(orderTrackState({ sum: 100, minOrder: 5000, freeFrom: 5000 })?.marks).toHaveLength(1)
  })

  test('a shop with one threshold or none', () => {
    expect(orderTrackState({ sum: 100 })).toBeNull()
    expect(orderTrackState({ sum: 100, minOrder: 0, freeFrom: null })).toBeNull()
    expect(orderTrackState({ sum: 6000, minOrder: 5000 })).toMatchObject({ stage: 'enough', filled: 1 })
  })
})
