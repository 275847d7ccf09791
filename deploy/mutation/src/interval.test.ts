import { interval } from './interval'

// Newcombe, Statistics in Medicine 17 (1998), table I, method 3.
test.each([
  [81, 263, 0.2553, 0.3662],
  [15, 148, 0.0624, 0.1605],
  [0, 20, 0, 0.1611],
  [1, 29, 0.0061, 0.1718],
])('%i of %i: from %d to %d', (hits, trials, from, to) => {
  const [low, high] = interval(hits, trials)
  expect(low).toBeCloseTo(from, 4)
  expect(high).toBeCloseTo(to, 4)
})

test('nothing was tried: nothing is known', () => {
  expect(interval(0, 0)).toEqual([0, 1])
})
