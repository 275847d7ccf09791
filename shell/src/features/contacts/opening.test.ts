import { zonedTime } from '../../model/zoned-clock'
import { openingAt } from './opening'
import { readWorkWeek } from './work-week'

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
  ['ежедневно: с 10 до 21:30', Array(7).fill([600, 1290])],
  ['Ежедневно круглосуточно', Array(7).fill([0, 1440])],
  ['0:00–24:00', Array(7).fill([0, 1440])],
  ['сб-пн 9:00-18:00', [NINE_TO_SIX, undefined, undefined, undefined, undefined, NINE_TO_SIX, NINE_TO_SIX]],
  ['ср 9:00–18:00; чт–вс выходные', [undefined, undefined, NINE_TO_SIX, ...Array(4).fill(undefined)]],
])('«%s» is understood', (schedule, week) => {
  expect(readWorkWeek(schedule)).toEqual(week)
})

test.each([
  '',
  'по звонку',
  'пн–пт 9:00–18:00, обед 13–14',
  'пн–пт 18:00–9:00',
  'пн–пт 9:00–25:00',
  'пн–пт 9:00–9:00',
  'пн–пт 9:00–24:01',
  'пн–пт',
  'пн–пт 9:00–18:00, сб',
  'пн–пт 9:00–18:00 кроме праздников',
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

test('the clock is that of the shop, Moscow’s where it names none or one that nobody knows', () => {
  const moment = Date.parse('2026-03-02T20:30:00Z')
  expect(zonedTime(moment)).toEqual({ day: '2026-03-02', weekday: 0, minutes: 23 * 60 + 30 })
  expect(zonedTime(moment, 'Asia/Yekaterinburg')).toEqual({ day: '2026-03-03', weekday: 1, minutes: 90 })
  expect(zonedTime(moment, 'Mars/Olympus')).toEqual(zonedTime(moment))
})
