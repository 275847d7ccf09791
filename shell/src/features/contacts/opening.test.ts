import { zonedTime } from '../../model/zoned-clock'
import { openingAt } from './opening'

const HOURS = 'пн–пт 9:00–18:00, сб 10:00–15:00'

test.each([
  // 2 March 2026 is a Monday.
  ['2026-03-02T08:59:00+03:00', false, 'закрыто, откроется в\u00a09:00'],
  ['2026-03-02T09:00:00+03:00', true, 'открыто до\u00a018:00'],
  ['2026-03-02T17:59:00+03:00', true, 'открыто до\u00a018:00'],
  ['2026-03-02T18:00:00+03:00', false, 'закрыто, откроется завтра в\u00a09:00'],
  ['2026-03-07T14:00:00+03:00', true, 'открыто до\u00a015:00'],
  ['2026-03-07T15:00:00+03:00', false, 'закрыто, откроется в\u00a0понедельник в\u00a09:00'],
])('at %s', (moment, isOpen, text) => {
  expect(openingAt(HOURS, zonedTime(Date.parse(moment)))).toEqual({ isOpen, text })
})

test.each([
  // Closed from Tuesday to Friday.
  ['2026-03-02T18:00:00+03:00', 'закрыто, откроется в\u00a0субботу в\u00a010:00'],
  ['2026-03-06T09:00:00+03:00', 'закрыто, откроется завтра в\u00a010:00'],
  // Until the next Monday, and a whole week later.
  ['2026-03-07T16:00:00+03:00', 'закрыто, откроется в\u00a0понедельник в\u00a09:30'],
])('of days that are far apart, at %s', (moment, text) => {
  expect(openingAt('пн 9:30–18:00, сб 10:00–15:00', zonedTime(Date.parse(moment)))?.text).toBe(text)
})

test('a shop of one day a week opens on that day of the next week', () => {
  const monday = zonedTime(Date.parse('2026-03-02T19:00:00+03:00'))
  expect(openingAt('пн 9:05–18:00', monday)?.text).toBe('закрыто, откроется в\u00a0понедельник в\u00a09:05')
})

test('a shop that never closes is open, without an hour', () => {
  expect(openingAt('круглосуточно', zonedTime(0))?.text).toBe('открыто')
})

test.each([
  ['2026-03-03T08:05:00+03:00', 'открыто до\u00a08:06'],
  ['2026-03-03T08:06:00+03:00', 'закрыто, откроется завтра в\u00a08:05'],
  ['2026-03-04T08:04:00+03:00', 'закрыто, откроется в\u00a08:05'],
  ['2026-03-06T08:06:00+03:00', 'закрыто, откроется во\u00a0вторник в\u00a08:05'],
])('minutes and days are counted to the minute, at %s', (moment, text) => {
  expect(openingAt('вт, ср, пт 8:05–8:06', zonedTime(Date.parse(moment)))?.text).toBe(text)
})

test('of hours that are not understood nothing is said', () => {
  expect(openingAt('по звонку', zonedTime(0))).toBeUndefined()
})
