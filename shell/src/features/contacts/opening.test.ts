import { openingAt } from './opening'
import { readWorkWeek } from './work-week'
import { zonedTime } from './zoned-clock'

const NINE_TO_SIX = [540, 1080]

test.each([
  [
    'пн–пт 9:00–18:00',
    [NINE_TO_SIX, NINE_TO_SIX, NINE_TO_SIX, NINE_TO_SIX, NINE_TO_SIX, undefined, undefined],
  ],
  [
    'Пн-Пт: с 9 до 18.',
    [NINE_TO_SIX, NINE_TO_SIX, NINE_TO_SIX, NINE_TO_SIX, NINE_TO_SIX, undefined, undefined],
  ],
  [
    'пн–ср, пт 9:00–18:00; сб 10.00 — 15.30, вс выходной',
    [NINE_TO_SIX, NINE_TO_SIX, NINE_TO_SIX, undefined, NINE_TO_SIX, [600, 930], undefined],
  ],
  ['ежедневно 10:00–21:00', Array(7).fill([600, 1260])],
  ['круглосуточно', Array(7).fill([0, 1440])],
  ['10:00–21:00', Array(7).fill([600, 1260])],
])('«%s» is understood', (schedule, week) => {
  expect(readWorkWeek(schedule)).toEqual(week)
})

test.each([
  '',
  'по звонку',
  'пн–пт 9:00–18:00, обед 13–14',
  'пн–пт 18:00–9:00',
  'пн–пт 9:00–25:00',
  'сб выходной',
])('of «%s» nothing is said but the text itself', (schedule) => {
  expect(readWorkWeek(schedule)).toBeUndefined()
})

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

test('a shop that never closes is open, without an hour', () => {
  expect(openingAt('круглосуточно', zonedTime(0))?.text).toBe('открыто')
})

test('the clock is that of the shop, Moscow’s where it names none or one that nobody knows', () => {
  const moment = Date.parse('2026-03-02T20:30:00Z')
  expect(zonedTime(moment)).toEqual({ day: '2026-03-02', weekday: 0, minutes: 23 * 60 + 30 })
  expect(zonedTime(moment, 'Asia/Yekaterinburg')).toEqual({ day: '2026-03-03', weekday: 1, minutes: 90 })
  expect(zonedTime(moment, 'Mars/Olympus')).toEqual(zonedTime(moment))
})
