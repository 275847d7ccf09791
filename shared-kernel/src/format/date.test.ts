import { formatDate, formatDateTime } from './date'

test('[KERN-032] a date is «dd MMMM yyyy» with the month in the genitive', () => {
  expect(formatDate('2024-03-05T10:00:00+03:00')).toBe('05 марта 2024')
  expect(formatDate('2025-05-31')).toBe('31 мая 2025')
  const months = Array.from(
    { length: 12 },
    (_, i) => formatDate(`2024-${String(i + 1).padStart(2, '0')}-01`).split(' ')[1],
  )
  expect(months.join(' ')).toBe(
    'января февраля марта апреля мая июня июля августа сентября октября ноября декабря',
  )
})

test('[KERN-032] the day is the one in Moscow, wherever the code runs', () => {
  expect(formatDate('2024-03-04T21:30:00Z')).toBe('05 марта 2024')
  expect(formatDate('2023-12-31T20:59:59Z')).toBe('31 декабря 2023')
  expect(formatDateTime('2024-03-05T23:30:00')).toBe('05 марта 2024, 23:30')
  expect(formatDateTime('2024-03-05T09:05:00.123+0300')).toBe('05 марта 2024, 09:05')
  expect(formatDateTime('2024-03-04T21:30:00Z')).toBe('05 марта 2024, 00:30')
})

test('what is no date is rejected with a reason', () => {
  expect(() => formatDate('05.03.2024')).toThrow('not an ISO 8601 date')
  expect(() => formatDate('2024-13-45')).toThrow('check the API answer')
})
