import { zonedTime } from './zoned-clock'

test('the clock is that of the shop, Moscow’s where it names none or one that nobody knows', () => {
  const moment = Date.parse('2026-03-02T20:30:00Z')
  expect(zonedTime(moment)).toEqual({ day: '2026-03-02', weekday: 0, minutes: 23 * 60 + 30 })
  expect(zonedTime(moment, 'Asia/Yekaterinburg')).toEqual({ day: '2026-03-03', weekday: 1, minutes: 90 })
  expect(zonedTime(moment, 'Mars/Olympus')).toEqual(zonedTime(moment))
})

test('the last day of the week is Sunday, the first Monday', () => {
  expect(zonedTime(Date.parse('2026-03-01T12:05:00+03:00'))).toEqual({
    day: '2026-03-01',
    weekday: 6,
    minutes: 12 * 60 + 5,
  })
  expect(zonedTime(Date.parse('2026-03-02T00:00:00+03:00'))).toEqual({
    day: '2026-03-02',
    weekday: 0,
    minutes: 0,
  })
})
