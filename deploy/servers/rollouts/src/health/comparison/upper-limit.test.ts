import { upperLimit } from './upper-limit'

test('nothing is known without trials', () => {
  expect(upperLimit({ trials: 0, hits: 0 })).toBe(1)
})

// Computed by the formula of Wilson (JASA 22, 1927) with z = 3.0902.
test.each([
  [1000, 0, 0.009459],
  [1000, 10, 0.025365],
  [100, 50, 0.647622],
  [100, 100, 1],
])('of %d trials with %d hits it is %d', (trials, hits, limit) => {
  expect(upperLimit({ trials, hits })).toBeCloseTo(limit, 5)
})
