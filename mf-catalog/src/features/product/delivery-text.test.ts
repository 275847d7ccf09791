import { testKernel, testShop, testStore } from '@prilavok/shared-kernel/testing'
import { deliveryText } from './delivery-text'

const zone = (DELIVERY_PRICE: number, MIN_SUM: number, ID = 1) => ({
  ID,
  NAME: `Зона ${ID}`,
  DESCRIPTION: '',
  DELIVERY_PRICE,
  MIN_SUM,
})
type Zones = ReturnType<typeof zone>[]
const textOf = (zones: Zones, cookies: Record<string, string> = {}) =>
  deliveryText(
    testKernel({ platform: { cookies: testStore(cookies) } }),
    testShop({ DELIVERY_ZONE: zones, MIN_SUM: 10000 }),
  )?.replaceAll('\u00a0', ' ')

test('the only zone: its price, and from what sum it is free', () => {
  expect(textOf([zone(390, 5000)])).toBe('390 ₽, от 5 000 ₽ бесплатно')
  expect(textOf([zone(390.5, 5000)])).toBe('390,50 ₽, от 5 000 ₽ бесплатно')
})

test('of several zones the cheapest paid one, free from the sum of the shop, as in the order bar', () => {
  expect(textOf([zone(1490, 25000), zone(390, 5000, 2), zone(0, 0, 3)])).toBe(
    'от 390 ₽, от 10 000 ₽ бесплатно (зависит от зоны)',
  )
})

test('a zone that was chosen before counts alone; with pick-up chosen there is no sum', () => {
  const zones = [zone(1490, 25000), zone(390, 5000, 2)]
  expect(textOf(zones, { deliveryZoneId: '1' })).toBe('1 490 ₽, от 25 000 ₽ бесплатно (Зона 1)')
  expect(textOf(zones, { deliveryType: '1' })).toBe('от 390 ₽')
})

test('nothing where nothing is known, pick-up where there is nothing else', () => {
  expect(textOf([])).toBeUndefined()
  expect(deliveryText(testKernel(), testShop({ SELFDELIVERY_ONLY: 'Y' }))).toBe('только самовывоз')
})
