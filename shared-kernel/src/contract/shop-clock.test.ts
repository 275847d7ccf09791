import { shopClock } from './shop-clock'

const MOMENT = Date.parse('2026-03-02T20:30:00Z')
const clock = (timeZone: string | null | undefined) => shopClock(MOMENT, timeZone).toISOString().slice(0, 16)

test.each([
  ['Europe/Kaliningrad', '2026-03-02T22:30'],
  ['Europe/Moscow', '2026-03-02T23:30'],
  ['Asia/Yekaterinburg', '2026-03-03T01:30'],
  ['Asia/Kamchatka', '2026-03-03T08:30'],
])('the clock in %s', (timeZone, shown) => {
  expect(clock(timeZone)).toBe(shown)
})

test('a shop that names no zone, or one that nobody knows, has the time of Moscow', () => {
  for (const timeZone of [undefined, null, 'Mars/Olympus']) expect(clock(timeZone)).toBe('2026-03-02T23:30')
})

test('summer time is followed where there is one', () => {
  expect(shopClock(Date.parse('2026-07-01T12:00:00Z'), 'Europe/Berlin').getUTCHours()).toBe(14)
  expect(shopClock(Date.parse('2026-01-01T12:00:00Z'), 'Europe/Berlin').getUTCHours()).toBe(13)
})
