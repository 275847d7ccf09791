import { apiDay, dayOf, todayOf } from './order-dates'

test.each([
  ['2026-03-05', '05.03.2026'],
  ['2024-02-29', '29.02.2024'],
  ['2026-02-29', undefined],
  ['2026-3-5', undefined],
  ['', undefined],
  ['yesterday', undefined],
])('the day «%s» is for the API %s', (day, text) => expect(apiDay(day)).toBe(text))

test.each([
  ['2026-03-05T20:59:59Z', '2026-03-05'],
  ['2026-03-05T21:00:00Z', '2026-03-06'],
  ['2026-12-31T22:30:00Z', '2027-01-01'],
  ['2026-03-05T00:30:00+05:00', '2026-03-04'],
  ['no time', undefined],
  ['', undefined],
  [null, undefined],
  [undefined, undefined],
])('at %s it is %s in Moscow', (time, day) => expect(dayOf(time, 'Europe/Moscow')).toBe(day))

test.each([
  ['Europe/Kaliningrad', '2026-03-05'],
  [undefined, '2026-03-06'],
  ['Asia/Yekaterinburg', '2026-03-06'],
])('the day of a shop in %s', (timeZone, day) => {
  expect(dayOf('2026-03-05T21:30:00Z', timeZone)).toBe(day)
  expect(todayOf(Date.parse('2026-03-05T21:30:00Z'), timeZone)).toBe(day)
})
