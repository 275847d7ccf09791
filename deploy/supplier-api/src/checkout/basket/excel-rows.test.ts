import { listRows, readCode, readCount } from './excel-rows'

const table = (...rows: string[][]) => rows.map((cells, index) => ({ number: index + 1, cells }))
const quick = (...rows: string[][]) => listRows(table(...rows))?.map(({ code, quantity }) => [code, quantity])

test('columns are known by their titles, wherever the heading stands', () => {
  expect(
    quick(
      ['Заявка на канцтовары', '', '', ''],
      ['№', 'Наименование', 'Артикул', 'Цена', 'Кол-во, шт.'],
      ['1', 'Бумага', '100001', '250', '5'],
      ['2', 'Ручка', '2', '30', '10'],
      ['', 'Итого', '', '', '15'],
    ),
  ).toEqual([
    ['100001', '5'],
    ['2', '10'],
  ])
})

test('columns without titles are known by what stands in them', () => {
  expect(quick(['Бумага', '100001', '5', '250.5'], ['Ручка', '100002', '10', '30'])).toEqual([
    ['100001', '5'],
    ['100002', '10'],
  ])
  expect(quick(['5', '100001'], ['10', '100002'], ['1', '100003'])).toEqual([
    ['100001', '5'],
    ['100002', '10'],
    ['100003', '1'],
  ])
})

test('a row with a count and a name alone is told, too; totals, sections and empty rows are not', () => {
  const rows = listRows(
    table(
      ['Код', 'Товар', 'Кол-во'],
      ['100001', 'Бумага', '5'],
      ['', 'Степлер № 10', '2'],
      ['', 'Канцтовары', ''],
      ['', 'Клей', 'много'],
      ['', 'Итого', '7'],
      ['', '12', '7'],
      ['', '', '3'],
    ),
  )
  expect(rows).toEqual([
    { number: 2, code: '100001', quantity: '5' },
    { number: 3, code: '', quantity: '2', name: 'Степлер № 10' },
  ])
})

test('a table without codes or without counts is no list of goods', () => {
  expect(listRows(table(['Бумага', 'пять']))).toBeNull()
  expect(listRows(table(['100001', 'много']))).toBeNull()
  expect(listRows([])).toBeNull()
})

test.each([
  ['1000', 1000],
  ['1\u00a0000', 1000],
  ['2,0', 2],
  ['3 шт.', 3],
  ['0', null],
  ['-4', null],
  ['1.5', null],
  ['=1+1', null],
  ['', null],
  ['1e9', null],
])('count «%s» is %p', (text, count) => expect(readCount(text)).toBe(count))

test.each([
  ['000123', '000123'],
  ['123', '000123'],
  ['100 001', '100001'],
  ['1000001', null],
  ['АБ-12', null],
])('code «%s» is %p', (text, code) => expect(readCode(text)).toBe(code))
