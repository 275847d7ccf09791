import { render } from '@testing-library/react'
import { lastMonths } from './last-months'
import { MonthBars } from './MonthBars'

/** The last of them is February. */
const months = (...sums: number[]) =>
  lastMonths('2026-02-15')
    .slice(-sums.length)
    .map((month, at) => ({ month, count: 1, sum: sums[at] ?? 0 }))
const YEAR = months(0, 500, 1000, 0, 0, 0, 0, 0, 0, 0, 0, 250)

const show = (shown = YEAR, thousands = false) => {
  const { container } = render(<MonthBars months={shown} thousands={thousands} />)
  const all = (selector: string) => [...container.querySelectorAll(selector)]
  const numbers = (selector: string, name: string) =>
    all(selector).map((element) => Math.round(Number(element.getAttribute(name)) * 100) / 100)
  const texts = (selector: string) => all(selector).map(({ textContent }) => textContent?.replace(/\s/g, ' '))
  return { all, numbers, texts }
}
/** Values of the axis, values over bars, names of months. */
const AXIS = 'g > line + text'
const VALUE = '[data-value]'
const NAME = 'text:not([data-value]):not([text-anchor="end"])'

/** The place of the chart is so wide. */
function setWidth(width: number) {
  window.ResizeObserver = class {
    observe() {}
    unobserve() {}
    disconnect() {}
  }
  jest.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(width)
}
afterEach(() => {
  Reflect.deleteProperty(window, 'ResizeObserver')
  jest.restoreAllMocks()
})

test('bars are as high as their sums, from the floor up to below the room for the value', () => {
  const { numbers } = show()
  expect(numbers('[data-bar]', 'height')).toEqual([0, 73, 146, 0, 0, 0, 0, 0, 0, 0, 0, 36.5])
  const [tops, heights] = [numbers('[data-bar]', 'y'), numbers('[data-bar]', 'height')]
  expect(tops.map((top, at) => top + (heights[at] ?? 0))).toEqual(YEAR.map(() => 166))
})

test('bars stand beside one another over the whole width, right of the axis', () => {
  const { numbers } = show()
  const [starts, [width = 0]] = [numbers('[data-bar]', 'x'), numbers('[data-bar]', 'width')]
  const [first = 0, second = 0] = starts
  expect(starts).toEqual(starts.toSorted((one, other) => one - other))
  // «1 000» has five letters of seven pixels, and there are ten to the bars.
  expect(first).toBeGreaterThan(45)
  expect((starts.at(-1) ?? 0) + width).toBeLessThan(720)
  expect((starts.at(-1) ?? 0) + width).toBeGreaterThan(690)
  expect(width / (second - first)).toBeCloseTo(0.64)
})

test('the axis has round values, each with its line', () => {
  const { texts, numbers } = show()
  expect(texts(AXIS)).toEqual(['0', '200', '400', '600', '800', '1 000'])
  const heights = [166, 136.8, 107.6, 78.4, 49.2, 20]
  expect(numbers(AXIS, 'y')).toEqual(heights)
  for (const end of ['y1', 'y2']) expect(numbers('line', end)).toEqual(heights)
  expect(new Set(numbers(AXIS, 'x'))).toEqual(new Set([35]))
  expect(new Set(numbers('line', 'x1'))).toEqual(new Set([45]))
  expect(new Set(numbers('line', 'x2'))).toEqual(new Set([720]))
})

test('the last month is the present one', () => {
  const { all } = show()
  expect(all('[data-bar]').map((bar) => bar.getAttribute('data-bar'))).toEqual([...Array(11).fill(''), 'now'])
  expect(all('[data-now]').map(({ textContent }) => textContent)).toEqual(['фев'])
})

test('the peak and the present month carry their values', () => {
  const { all, texts, numbers } = show()
  expect(texts(VALUE)).toEqual(['1 000', '250'])
  expect(numbers(VALUE, 'y')).toEqual([14, 123.5])
  const [starts, [width = 0]] = [numbers('[data-bar]', 'x'), numbers('[data-bar]', 'width')]
  expect(numbers(VALUE, 'x')[0]).toBeCloseTo((starts[2] ?? 0) + width / 2, 1)
  // The present one ends with its bar: right of that there is no room.
  expect(all(VALUE).map((value) => value.getAttribute('text-anchor'))).toEqual(['middle', 'end'])
  expect(numbers(VALUE, 'dx')).toEqual([0, Math.round(width * 50) / 100])
})

test('what nothing was bought in carries none, not even of the present month', () => {
  const { texts } = show(months(0, 40, 0))
  expect(texts(VALUE)).toEqual(['40'])
})

test('a year without a rouble has its floor, no bars and no values', () => {
  const { texts, numbers } = show(months(0, 0, 0))
  expect(numbers('[data-bar]', 'height')).toEqual([0, 0, 0])
  expect(texts(VALUE)).toEqual([])
  expect(numbers(AXIS, 'y')[0]).toBe(166)
})

test.each([
  [true, [12_000, 34_500, 7000], ['34,5', '7']],
  [false, [12_000, 34_500, 7000], ['34 500', '7 000']],
  [false, [1, 99.4, 7], ['99', '7']],
])('in thousands (%s) values have at most one digit more', (thousands, sums, values) => {
  expect(show(months(...sums), thousands).texts(VALUE)).toEqual(values)
})

test('the axis counts in thousands, too', () => {
  expect(show(months(12_000, 34_500, 7000), true).texts(AXIS)).toEqual(['0', '10', '20', '30'])
})

test('every month is named in the middle under its bar', () => {
  const { texts, numbers } = show()
  expect(texts(NAME)).toEqual([
    ...['мар', 'апр', 'май', 'июн', 'июл', 'авг', 'сен', 'окт', 'ноя', 'дек', 'янв', 'фев'],
  ])
  expect(new Set(numbers(NAME, 'y'))).toEqual(new Set([184]))
  const [[width = 0], starts] = [numbers('[data-bar]', 'width'), numbers('[data-bar]', 'x')]
  expect(
    numbers(NAME, 'x').map((middle, at) => Math.abs(middle - (starts[at] ?? 0) - width / 2) < 0.02),
  ).toEqual(YEAR.map(() => true))
})

test('on narrow screens every other one is named, the present one among them', () => {
  setWidth(320)
  const { all, texts } = show()
  expect(all('svg')[0]).toHaveAttribute('width', '320')
  expect(texts(NAME)).toEqual(['апр', 'июн', 'авг', 'окт', 'дек', 'фев'])
})
