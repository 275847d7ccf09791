import { createBrowserPlatform } from './browser-platform'
import { clockError } from './clock-error'

const NOW = Date.UTC(2026, 2, 5, 12)
const MINUTE = 60_000
const DAY = 1440 * MINUTE

/** A page that was opened in a way of `PerformanceNavigationTiming.type`; undefined where the browser does not say. */
const opened = (type: string | undefined) =>
  ({ performance: { getEntriesByType: () => (type ? [{ type }] : []) } }) as unknown as Window

beforeEach(() => {
  jest.spyOn(Date, 'now').mockReturnValue(NOW)
})

test.each([
  ['two days behind', NOW + 2 * DAY, -2 * DAY],
  ['two days ahead', NOW - 2 * DAY, 2 * DAY],
  ['six minutes ahead', NOW - 6 * MINUTE, 6 * MINUTE],
  ['right, with a document that was some minutes on its way', NOW - 5 * MINUTE, 0],
  ['right', NOW, 0],
])('a clock that is %s', (_what, at, expected) => {
  for (const type of ['navigate', 'reload', undefined])
    expect(clockError(opened(type), { at })).toBe(expected)
})

test('a document that says no time, or may be one of days ago, says nothing of the clock', () => {
  expect(clockError(opened('navigate'), {})).toBe(0)
  expect(clockError(opened('back_forward'), { at: NOW - 2 * DAY })).toBe(0)
})

test('the page goes by the clock of the server', () => {
  expect(createBrowserPlatform(window, -2 * DAY).now()).toBe(NOW + 2 * DAY)
  expect(createBrowserPlatform(window).now()).toBe(NOW)
})
