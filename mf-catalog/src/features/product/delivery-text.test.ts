import { testShop } from '@prilavok/shared-kernel/testing'
import { deliveryText } from './delivery-text'

const zone = (DELIVERY_PRICE: number, MIN_SUM: number) => ({
  ID: 1,
  NAME: '',
  DESCRIPTION: '',
  DELIVERY_PRICE,
  MIN_SUM,
})
const textOf = (...zones: ReturnType<typeof zone>[]) =>
  deliveryText(testShop({ DELIVERY_ZONE: zones, MIN_SUM: 10000 }))?.replaceAll('\u00a0', ' ')

test('the cheapest paid zone, and from what sum it is free', () => {
  expect(textOf(zone(390, 5000))).toBe('390 ₽, от 5 000 ₽ бесплатно')
  expect(textOf(zone(1490, 25000), zone(390, 5000), zone(0, 0))).toBe('от 390 ₽, от 5 000 ₽ бесплатно')
  expect(textOf(zone(390.5, 0))).toBe('390,50 ₽, от 10 000 ₽ бесплатно')
})

test('nothing where nothing is known, pick-up where there is nothing else', () => {
  expect(textOf()).toBeUndefined()
  expect(deliveryText(testShop({ SELFDELIVERY_ONLY: 'Y' }))).toBe('только самовывоз')
})
