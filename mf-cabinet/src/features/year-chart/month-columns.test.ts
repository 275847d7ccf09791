import { monthColumns } from './month-columns'

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
