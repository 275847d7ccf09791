import { bucketOf, quantile } from './buckets'

test.each([
  ['lcp', 0, 250],
  ['lcp', 250, 250],
  ['lcp', 251, 500],
  ['lcp', 2500, 2500],
  ['lcp', 4001, 5000],
  ['lcp', 60_000, 60_000],
  ['lcp', 600_000, 60_000],
  ['inp', 16, 16],
  ['inp', 200, 200],
  ['inp', 501, 750],
  ['inp', 99_999, 10_000],
  ['cls', 0, 1],
  ['cls', 100, 100],
  ['cls', 251, 350],
  ['cls', 99_999, 5000],
] as const)(
  '%s of %d falls into the bucket up to %d; beyond the last one into that',
  (vital, value, limit) => {
    expect(bucketOf(vital, value)).toBe(limit)
  },
)

test('a quantile is interpolated within its bucket, from the limit below it', () => {
  expect(quantile('lcp', { 250: 4 }, 0.5)).toBe(125)
  expect(quantile('lcp', { 1250: 10, 5000: 10 }, 0.25)).toBe(1125)
  expect(quantile('lcp', { 1250: 10, 5000: 10 }, 0.5)).toBe(1250)
  expect(quantile('lcp', { 1250: 10, 5000: 10 }, 0.75)).toBe(4500)
  expect(quantile('lcp', { 1250: 10, 5000: 10 }, 1)).toBe(5000)
})

test('what lies in no bucket of the vital does not count; without reports there is no quantile', () => {
  expect(quantile('inp', { 17: 100, 200: 2 }, 0.5)).toBe(175)
  expect(quantile('inp', { 17: 100 }, 0.5)).toBeUndefined()
  expect(quantile('cls', {}, 0.75)).toBeUndefined()
})
