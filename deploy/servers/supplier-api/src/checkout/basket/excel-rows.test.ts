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

test('rows that only head others do not hide the column of counts', () => {
  expect(quick(['', 'Заявка'], ['', 'от отдела'], ['', 'на ноябрь'], ['100001', '5'])).toEqual([
    ['100001', '5'],
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

test('a table without codes or without counts is no list of products', () => {
  expect(listRows(table(['Бумага', 'пять']))).toBeNull()
  expect(listRows(table(['100001', 'много']))).toBeNull()
  expect(listRows([])).toBeNull()
})

test.each([
  ['1000', 1000],
  ['1\u00a0000', 1000],
  ['2,0', 2],
  ['2.00', 2],
  ['3 шт.', 3],
  ['3шт', 3],
  ['3 УП.', 3],
  ['3 кг', null],
  ['1 234 567', 1_234_567],
  ['12 34', null],
  ['999999999', 999_999_999],
  ['1234567890', null],
  ['2,', null],
  ['x2', null],
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
  ['100\u00a0001', '100001'],
  ['0', '000000'],
  ['1000001', null],
  ['12x', null],
  ['', null],
  ['АБ-12', null],
])('code «%s» is %p', (text, code) => expect(readCode(text)).toBe(code))

test.each([
  ...['Код', 'код товара', 'КОД, 1С', 'Код:', 'Код(1С)', 'Код.', 'Артикул', 'Арт.', 'Арт', 'Code', 'SKU'],
])('a column «%s» has the codes', (title) => {
  expect(quick([title, 'Кол-во'], ['1', '2'])).toEqual([['1', '2']])
})

test.each([
  ...['Кол-во', 'Колво', 'Кол-во, шт.', 'Количество', 'Кол.', 'Кол', 'Заказ', 'Заказ:', 'Qty', 'Quantity'],
  ...['Шт', 'Шт.', 'шт (к заказу)'],
])('a column «%s» has the counts, whatever stands before it', (title) => {
  expect(quick(['Код', 'Остаток', title], ['1', '5', '2'])).toEqual([['1', '2']])
})

test.each(['Кодекс', 'Штрихкод', 'Артикулы', 'Skunk'])('a column «%s» has no codes', (title) => {
  expect(quick([title, 'Кол-во'], ['1', '2'])).toBeUndefined()
})

test.each(['Заказчик', 'Штамп', 'К заказу', 'Колонка'])(
  'a column «%s» has no counts by its title',
  (title) => {
    expect(quick(['Код', title, 'Прочее'], ['1', 'x', '2'])).toEqual([['1', '2']])
  },
)

test('a heading is looked for in the first twenty rows', () => {
  const empty = Array.from({ length: 19 }, () => [''])
  const list = [
    ['Код', 'Цена', 'Кол-во'],
    ['1', '5', '2'],
  ]
  expect(quick(...empty, ...list)).toEqual([['1', '2']])
  expect(quick([''], ...empty, ...list)).toBeUndefined()
})

test('without titles a column counts by what half of the rows have in it', () => {
  expect(quick(['100001', '5'], ['100002', 'много'])).toEqual([
    ['100001', '5'],
    ['100002', 'много'],
  ])
  expect(quick(['100001', '5'], ['100002', 'много'], ['100003', 'мало'])).toBeUndefined()
  expect(quick(['100001', '1000000'])).toBeUndefined()
  expect(quick(['100001', '999999'])).toEqual([['100001', '999999']])
  expect(quick(['100001', '0'])).toBeUndefined()
})

test('codes without titles have six digits, and rows without one say nothing about the column', () => {
  expect(quick(['12345', '5'])).toBeUndefined()
  expect(quick(['1000001', '5'])).toBeUndefined()
  expect(quick(['Заявка'], ['от отдела'], ['на ноябрь'], ['100001', '5'])?.at(-1)).toEqual(['100001', '5'])
})

test('a gift of a document is no order, in whatever column its name stands', () => {
  expect(
    quick(['Код', 'Кол-во', 'Товар'], ['100001', '1', 'Ручка (подарок)'], ['', '1', 'Блокнот (Подарок)']),
  ).toEqual([])
  expect(quick(['Код', 'Кол-во', 'Товар'], ['100001', '1', 'Пакет (подарок) красный'])).toHaveLength(1)
})

test.each(['Итого', 'Всего', 'Сумма:', 'НДС 22 %', 'В т.ч. НДС', 'в т. ч. налог', 'в тч', 'К оплате'])(
  '«%s» with a count is a total, not a product',
  (name) => {
    expect(quick(['Код', 'Товар', 'Кол-во'], ['', name, '7'])).toEqual([])
  },
)

test('a word that only begins as a total does is a product; the longest text is its name', () => {
  const rows = listRows(
    table(
      ['Код', 'Вид', 'Товар', 'Кол-во'],
      ['', 'Товары', 'Всегоцветные карандаши', '7'],
      ['', 'шт', '', '1'],
    ),
  )
  expect(rows).toEqual([{ number: 2, code: '', quantity: '7', name: 'Всегоцветные карандаши' }])
})
