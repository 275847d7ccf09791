import { testOrder } from '../../testing/test-order'
import { lastMonths } from './last-months'
import { monthColumns } from './month-columns'
import { monthsOfYear, sumsOf } from './months-of-year'

describe('last-months', () => {
  test('the last twelve months, over the turn of the year', () => {
    expect(lastMonths('2026-02-28')).toEqual([
      ...['2025-03', '2025-04', '2025-05', '2025-06', '2025-07', '2025-08'],
      ...['2025-09', '2025-10', '2025-11', '2025-12', '2026-01', '2026-02'],
    ])
  })
})

describe('months-of-year', () => {
  test('the last twelve months by the calendar of Moscow; what was called off or paid in points is left out', () => {
    const months = monthsOfYear(
      [
        testOrder({ CREATE_DATE: '2026-01-31T22:00:00Z', POSITION_SUM: 100.1 }),
        testOrder({ CREATE_DATE: '2026-02-10T10:00:00Z', POSITION_SUM: 0.2 }),
        testOrder({ CREATE_DATE: '2025-03-01T10:00:00Z', POSITION_SUM: 7 }),
        testOrder({ CREATE_DATE: '2025-02-28T10:00:00Z', POSITION_SUM: 1000 }),
        testOrder({
          CREATE_DATE: '2026-02-10T10:00:00Z',
          STATUS: { STATUS_CODE: 'canceled', STATUS_NAME: '' },
        }),
        testOrder({ CREATE_DATE: '2026-02-10T10:00:00Z', IS_LOYALTY: 'Y' }),
      ],
      '2026-02-15',
      'Europe/Moscow',
    )
    expect(months).toHaveLength(12)
    expect(months.at(-1)).toEqual({ month: '2026-02', count: 2, sum: 100.3 })
    expect(months[0]).toEqual({ month: '2025-03', count: 1, sum: 7 })
    expect(months.reduce((sum, { count }) => sum + count, 0)).toBe(3)
  })

  test('what the months come to: averages of an order, and of a month since the first one', () => {
    const month = (name: string, count: number, sum: number) => ({ month: name, count, sum })
    expect(
      sumsOf([
        month('2025-12', 0, 0),
        month('2026-01', 2, 1000.5),
        month('2026-02', 0, 0),
        month('2026-03', 1, 200),
      ]),
    ).toEqual({
      count: 3,
      sum: 1200.5,
      perOrder: 400.17,
      perMonth: 400.17,
    })
    expect(sumsOf([month('2026-02', 0, 0), month('2026-03', 4, 1000)])).toEqual({
      count: 4,
      sum: 1000,
      perOrder: 250,
      perMonth: 1000,
    })
    expect(sumsOf([month('2026-03', 0, 0)])).toEqual({ count: 0, sum: 0, perOrder: 0, perMonth: 0 })
  })
})

describe('month-columns', () => {
  const row = (count: number, sum: number) =>
    monthColumns.map(({ value }) => value({ month: '2026-02', count, sum }))

  test('a month as a row of a workbook', () => {
    expect(monthColumns.map(({ header, kind }) => [header, kind])).toEqual([
      ['Месяц', undefined],
      ['Заказы', 'number'],
      ['Сумма', 'money'],
      ['Средний заказ', 'money'],
    ])
    expect(row(3, 1000)).toEqual(['Февраль 2026', 3, 1000, 333.33])
  })

  test('a month without orders has no usual one', () => {
    expect(row(0, 0)).toEqual(['Февраль 2026', 0, 0, null])
  })
})
