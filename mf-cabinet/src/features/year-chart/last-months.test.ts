import { lastMonths, monthOf } from './last-months'

test('the month of a day', () => {
  expect(monthOf('2026-02-15')).toBe('2026-02')
})

test('the last twelve months, over the turn of the year', () => {
  expect(lastMonths('2026-02-28')).toEqual([
    ...['2025-03', '2025-04', '2025-05', '2025-06', '2025-07', '2025-08'],
    ...['2025-09', '2025-10', '2025-11', '2025-12', '2026-01', '2026-02'],
  ])
})

test.each([
  ['2025-12-31', '2025-01', '2025-12'],
  ['2026-01-01', '2025-02', '2026-01'],
])('on %s they go from %s to %s', (today, first, last) => {
  const months = lastMonths(today)
  expect([months.length, months[0], months.at(-1)]).toEqual([12, first, last])
})
