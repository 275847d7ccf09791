import type { TradePoint } from './api/shop'
import { isoDay, specialDays } from './special-days'

const point = (DATE_START: string | null, DATE_END: string | null, HOLIDAY_SCHEDULE = 'Выходной') =>
  ({ HOLIDAY_SCHEDULE, DATE_START, DATE_END }) as TradePoint

test.each([
  ['without days they always hold', null, null, '2026-03-05', 'Выходной'],
  [
    'days to come are told with their dates',
    '31.12.2026',
    '08.01.2027',
    '2026-03-05',
    'Выходной (31.12.2026–08.01.2027)',
  ],
  ['the last day still counts', '01.03.2026', '05.03.2026', '2026-03-05', 'Выходной (01.03.2026–05.03.2026)'],
  ['past days are not told', '01.03.2026', '05.03.2026', '2026-03-06', undefined],
  ['past ones of the year before neither', '31.12.2025', '08.01.2026', '2026-01-09', undefined],
  ['an end alone is not told, and counts', null, '05.03.2026', '2026-03-05', 'Выходной'],
])('other hours: %s', (_what, start, end, today, text) => {
  const special = specialDays(point(start, end), today)
  expect(special && special.hours + special.days).toBe(text)
})

test('a point without other hours has no special days', () => {
  expect(specialDays(point('01.03.2026', '05.03.2026', ''), '2026-03-05')).toBeUndefined()
})

test('what is no date of the API has no day', () => {
  expect(isoDay('05.03.2020')).toBe('2020-03-05')
  for (const date of ['2020-03-05', '05.03.20', 'x05.03.2020', '05.03.2020x', '', null, undefined])
    expect(isoDay(date)).toBeUndefined()
})
