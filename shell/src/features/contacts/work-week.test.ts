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
  ['9–18', Array(7).fill(NINE_TO_SIX)],
  ['с 9 до 18', Array(7).fill(NINE_TO_SIX)],
  ['  пн   9:00–18:00 ', [NINE_TO_SIX, ...Array(6).fill(undefined)]],
  ['пн - вт 9:00 - 18:00', [NINE_TO_SIX, NINE_TO_SIX, ...Array(5).fill(undefined)]],
  ['пн—вт 9:00—18:00', [NINE_TO_SIX, NINE_TO_SIX, ...Array(5).fill(undefined)]],
  ['пн 9:05–18:30', [[545, 1110], ...Array(6).fill(undefined)]],
  ['пн, вт 9:00–18:00', [NINE_TO_SIX, NINE_TO_SIX, ...Array(5).fill(undefined)]],
  ['пн–вт,чт 9:00–18:00', [NINE_TO_SIX, NINE_TO_SIX, undefined, NINE_TO_SIX, ...Array(3).fill(undefined)]],
  ['сб: — выходной; пн 9:00–18:00', [NINE_TO_SIX, ...Array(6).fill(undefined)]],
  ['сб - выходной ,пн 9:00–18:00', [NINE_TO_SIX, ...Array(6).fill(undefined)]],
  ['ЕЖЕДНЕВНО  КРУГЛОСУТОЧНО', Array(7).fill([0, 1440])],
  ['вс 9:00–18:00', [...Array(6).fill(undefined), NINE_TO_SIX]],
  ['вс–вс 9:00–18:00', [...Array(6).fill(undefined), NINE_TO_SIX]],
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
  'кроме пн 9:00–18:00',
  'пн 9:00–18:00 или позже',
  'пн 9:00–18:00; не сб выходной',
  'пн 9:00–18:00; сб выходной день',
  'почти круглосуточно',
  'круглосуточно, но не всегда',
  'пн 9:00–18:00, обед',
  'пн9:00–18:00',
  'пн 109:00–118:00',
  'пн 9:0–18:0',
  'пн 9 18',
  'пн–пт–сб 9:00–18:00',
  'пн.. 9:00–18:00',
  'вторник 9:00–18:00',
])('of «%s» nothing is said but the text itself', (schedule) => {
  expect(readWorkWeek(schedule)).toBeUndefined()
})
