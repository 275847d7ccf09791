import { formatDate, formatDateTime, formatRecent } from './date'

test('[KERN-032] a date is «dd MMMM yyyy» with the month in the genitive', () => {
  expect(formatDate('2024-03-05T10:00:00+03:00', undefined)).toBe('05 марта 2024')
  expect(formatDate('2025-05-31', undefined)).toBe('31 мая 2025')
  const months = Array.from(
    { length: 12 },
    (_, i) => formatDate(`2024-${String(i + 1).padStart(2, '0')}-01`, undefined).split(' ')[1],
  )
  expect(months.join(' ')).toBe(
    'января февраля марта апреля мая июня июля августа сентября октября ноября декабря',
  )
})

test.each([
  ['2024-03-04T21:30:00Z', undefined, '05 марта 2024, 00:30'],
  ['2024-03-04T21:30:00Z', 'Europe/Moscow', '05 марта 2024, 00:30'],
  ['2024-03-04T21:30:00Z', 'Europe/Kaliningrad', '04 марта 2024, 23:30'],
  ['2024-03-04T21:30:00Z', 'Asia/Vladivostok', '05 марта 2024, 07:30'],
  ['2023-12-31T20:59:59Z', undefined, '31 декабря 2023, 23:59'],
  ['2023-12-31T20:59:59Z', 'Asia/Yekaterinburg', '01 января 2024, 01:59'],
  ['2024-03-05T23:30:00', 'Asia/Vladivostok', '05 марта 2024, 23:30'],
  ['2024-03-05T09:05:00.123+0300', undefined, '05 марта 2024, 09:05'],
  ['2024-03-05T09:05:00.123+0300', 'Asia/Omsk', '05 марта 2024, 12:05'],
])('[KERN-032] %s in the zone %s of the shop, wherever the code runs', (iso, timeZone, text) => {
  expect(formatDateTime(iso, timeZone)).toBe(text)
  expect(formatDate(iso, timeZone)).toBe(text.split(',')[0])
})

test('of today the time alone, of another day the day too, both by the clock of the shop', () => {
  const at = Date.parse('2026-11-22T18:30:00Z')
  const later = Date.parse('2026-11-22T20:00:00Z')
  expect(formatRecent(at, later, 'Europe/Moscow')).toBe('21:30')
  expect(formatRecent(at, later, 'Asia/Yekaterinburg')).toBe('22\u00a0ноября, 23:30')
})
