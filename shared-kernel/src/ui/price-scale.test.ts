import fc from 'fast-check'
import { priceScale } from './price-scale'

test('close prices have a place for each rouble', () => {
  for (const bounds of [
    { from: 100, to: 1000 },
    { from: 300, to: 3000 },
    { from: 500, to: 5000 },
    { from: 1, to: 301 },
    { from: 990, to: 990 },
  ])
    expect(priceScale(bounds)).toMatchObject({ first: bounds.from, last: bounds.to })
  const scale = priceScale({ from: 300, to: 3000 })
  expect([scale.priceAt(317), scale.placeOf(317)]).toEqual([317, 317])
})

test('one dear product does not push the others into the beginning', () => {
  const { last, placeOf } = priceScale({ from: 20, to: 1200 })
  expect(placeOf(300)).toBeGreaterThan(last / 2)
})

test('far prices have equal ratios: the middle of 0 to 500 000 is some thousands, and each place has a price of its own', () => {
  const { first, last, priceAt, placeOf } = priceScale({ from: 0, to: 500_000 })
  const prices = Array.from({ length: last - first + 1 }, (_, place) => priceAt(place))
  expect([prices[0], prices.at(-1)]).toEqual([0, 500_000])
  expect(prices.length).toBeGreaterThan(100)
  expect(priceAt(Math.round(last / 2))).toBeGreaterThan(1000)
  expect(priceAt(Math.round(last / 2))).toBeLessThan(5000)
  expect(prices).toEqual([...new Set(prices)].sort((one, other) => one - other))
  // Two digits and zeros.
  expect(prices.slice(1, -1).filter((price) => !/^\d{1,2}0*$/.test(String(price)))).toEqual([])
  expect(placeOf(499_000)).toBe(last)
  expect(placeOf(1)).toBe(1)
})

test('a price stands at the place next to it, the bounds at the ends', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 1000 }),
      fc.integer({ min: 101_000, max: 500_000 }),
      fc.double({ min: 0, max: 1, noNaN: true }),
      (from, to, share) => {
        const { first, last, priceAt, placeOf } = priceScale({ from, to })
        expect([priceAt(first), priceAt(last), placeOf(from), placeOf(to)]).toEqual([from, to, first, last])
        const price = Math.round(from + (to - from) * share)
        const place = placeOf(price)
        const away = (at: number) => Math.abs(priceAt(Math.min(last, Math.max(first, at))) - price)
        expect(away(place)).toBeLessThanOrEqual(Math.min(away(place - 1), away(place + 1)))
        expect(placeOf(priceAt(place))).toBe(place)
      },
    ),
  )
})
