import { kopecks, roubles, roundPrice } from './money'

test('prices are rounded half up to the precision of the shop', () => {
  expect([26, 27, 28].map((type) => roundPrice(12_345, type))).toEqual([12_300, 12_350, 12_345])
  expect(roundPrice(12_350, 26)).toBe(12_400)
})

test('roubles and kopecks are exact both ways', () => {
  expect([1.005, 0.1 + 0.2, 499_999.99, 8.575].map(kopecks)).toEqual([101, 30, 49_999_999, 858])
  expect(roubles(49_999_999)).toBe(499_999.99)
})
