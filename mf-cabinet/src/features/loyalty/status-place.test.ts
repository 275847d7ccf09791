import { statusPlace } from './status-place'

const STATUSES = [0, 150_000, 400_000, 1_000_000].map((THRESHOLD) => ({ THRESHOLD }))

test.each([
  ['nothing is bought', 0, 0],
  ['half way to the second', 75_000, 0.125],
  ['the second is reached', 150_000, 0.25],
  ['half way from the second to the third', 275_000, 0.375],
  ['the highest is reached', 1_000_000, 1],
  ['beyond the highest', 9_000_000, 1],
])('%s', (_what, sum, place) => {
  expect(statusPlace(STATUSES, sum)).toBe(place)
})

test('below the lowest threshold, and without statuses, the line is empty', () => {
  expect(statusPlace([{ THRESHOLD: 100 }], 50)).toBe(0)
  expect(statusPlace([], 50)).toBe(0)
})
