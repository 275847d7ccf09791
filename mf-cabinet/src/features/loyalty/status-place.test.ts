import { testOperation } from '../../testing/test-loyalty'
import { EXPORT_COLUMNS } from './export-columns'
import { pointsText, signedPoints } from './signed-points'
import { statusPlace } from './status-place'

const STATUSES = [0, 150_000, 400_000, 1_000_000].map((THRESHOLD) => ({ THRESHOLD }))

test.each([
  ['nothing is bought', 0, 0],
  ['half way to the second', 75_000, 0.125],
  ['the second is reached', 150_000, 0.25],
  ['half way from the second to the third', 275_000, 0.375],
  ['the highest is reached', 1_000_000, 1],
  ['beyond the highest', 9_000_000, 1],
])('%s', (_what, sum, place) => {
  expect(statusPlace(STATUSES, sum)).toBe(place)
})

test('below the lowest threshold, and without statuses, the line is empty', () => {
  expect(statusPlace([{ THRESHOLD: 100 }], 50)).toBe(0)
  expect(statusPlace([], 50)).toBe(0)
})

test.each([
  ['loyalty-plus', 12, '+12\u00a0Б'],
  ['loyalty-return-order', 12, '+12\u00a0Б'],
  ['loyalty-minus', -12, '−12\u00a0Б'],
  ['loyalty-burn', -12, '−12\u00a0Б'],
])('points of %s', (CODE, signed, text) => {
  const operation = testOperation({ OPERATION_TYPE: { CODE, VALUE: '' } as never, POINTS: 12 })
  expect(signedPoints(operation)).toBe(signed)
  expect(pointsText(signed)).toBe(text)
})

test('no points are none', () => expect(pointsText(0)).toBe('+0\u00a0Б'))

test('the history as rows of a workbook', () => {
  const row = (changes = {}) =>
    EXPORT_COLUMNS.map(({ value }) => value(testOperation({ COMMENT: 'За заказ', ...changes })))
  const DATE = '2025-10-14T11:32:00.000Z'
  expect(row()).toEqual([DATE, 'Начисление баллов', '48213', 'За заказ', 'Проведена', 312])
  expect(row({ ORDER: null })[2]).toBeUndefined()
})
