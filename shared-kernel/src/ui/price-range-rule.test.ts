import { changedPrices, fitPrices, priceBounds, typedPrice } from './price-range-rule'

const BOUNDS = { from: 500, to: 5000 }

test.each([
  [undefined, undefined, { from: 0, to: 500_000 }],
  [null, null, { from: 0, to: 500_000 }],
  [0, 0, { from: 0, to: 0 }],
  [12.4, 99.2, { from: 12, to: 100 }],
  [12.6, 99.8, { from: 12, to: 100 }],
  [-5, 700_000, { from: 0, to: 500_000 }],
  [300, 200, { from: 200, to: 300 }],
  [300, null, { from: 300, to: 500_000 }],
  [600_000, 700_000, { from: 500_000, to: 500_000 }],
])('from %j to %j a slider goes %j', (from, to, bounds) => expect(priceBounds(from, to)).toEqual(bounds))

test.each([
  [{ from: 0, to: 9000 }, BOUNDS],
  [
    { from: 700.4, to: 4000.6 },
    { from: 700, to: 4001 },
  ],
  [
    { from: 4000, to: 700 },
    { from: 700, to: 4000 },
  ],
])('the choice %j is %j within the bounds', (choice, fit) => expect(fitPrices(choice, BOUNDS)).toEqual(fit))

describe('of another choice', () => {
  const outside = { from: 50, to: 9000 }

  test('an end that stays is what was chosen, though the bounds have left it', () => {
    expect(changedPrices(outside, { from: 50, to: 3000 }, BOUNDS)).toEqual({ from: 50, to: 3000 })
    expect(changedPrices(outside, { from: 700, to: 9000 }, BOUNDS)).toEqual({ from: 700, to: 9000 })
    expect(changedPrices(outside, outside, BOUNDS)).toEqual(outside)
  })

  test('an end that is changed stays within the bounds, in whole roubles', () => {
    expect(changedPrices(BOUNDS, { from: 10, to: 6000 }, BOUNDS)).toEqual(BOUNDS)
    expect(changedPrices(BOUNDS, { from: 600.4, to: 700.6 }, BOUNDS)).toEqual({ from: 600, to: 701 })
  })

  test('ends that were swapped are put in order', () =>
    expect(changedPrices(BOUNDS, { from: 4000, to: 700 }, BOUNDS)).toEqual({ from: 700, to: 4000 }))
})

test.each([
  ['1200', 1200],
  ['1 200', 1200],
  ['1\u00a0200 ₽', 1200],
  ['1200,50', 1200.5],
  ['1200.5', 1200.5],
  ['1200,', 1200],
  ['0', 0],
])('«%s» is the price %d', (text, price) => expect(typedPrice(text)).toBe(price))

test.each(['', ' ', '₽', 'дёшево', '12а', 'а12', '-5', ',5', '1,2,3', '1.2.3'])('«%s» is none', (text) =>
  expect(typedPrice(text)).toBeUndefined(),
)
