import { formatCountdown, formatWait } from './wait'

test.each([
  [0.2, '1 секунду'],
  [1, '1 секунду'],
  [2, '2 секунды'],
  [59, '59 секунд'],
  [60, '1 минуту'],
  [61, '2 минуты'],
  [280, '5 минут'],
  [3599, '60 минут'],
  [3600, '1 час'],
  [3601, '2 часа'],
])('a wait of %d s is told as «%s»', (seconds, text) => {
  expect(formatWait(seconds)).toBe(text.replace(' ', '\u00a0'))
})

test.each([
  [119, '1:59'],
  [60, '1:00'],
  [5, '0:05'],
  [0, '0:00'],
])('%d s are left: %s', (seconds, text) => {
  expect(formatCountdown(seconds)).toBe(text)
})
