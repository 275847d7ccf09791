import { findColumns } from './find-columns'

const find = (text: string) => findColumns(text.split('\n').map((line) => line.split('|')))
/** Places of code, name and count. */
const places = (text: string) => {
  const { code, name, quantity } = find(text)
  return [code, name, quantity]
}

describe('titles', () => {
  test.each([
    ...[
      'Код',
      'КОД',
      'Код товара',
      'Артикул',
      'Арт',
      'Арт.',
      'Арт. №',
      'Code',
      'SKU',
      'Код:',
      'Код, 1С',
      'Код(1С)',
    ],
  ])('«%s» is over codes', (title) => expect(places(`Цвет|${title}\n184302|7`)[0]).toBe(1))

  test.each([
    ...[
      'Наименование',
      'Название',
      'Товар',
      'Товары',
      'Номенклатура',
      'Описание',
      'Позиция',
      'Name',
      'Product',
      'Item',
    ],
    ...['Товар, услуга', 'НАИМЕНОВАНИЕ ТОВАРА'],
  ])('«%s» is over names', (title) => expect(places(`Цвет|${title}\nчёрно-белый|Клей`)[1]).toBe(1))

  test.each([
    ...[
      'Кол-во',
      'Колво',
      'Количество',
      'Кол',
      'Кол.',
      'Заказ',
      'К заказу',
      'К  заказу',
      'Нужно',
      'Qty',
      'Quantity',
      'Шт',
      'Шт.',
    ],
    ...['Кол-во, шт', 'ЗАКАЗ (шт)'],
  ])('«%s» is over counts', (title) => expect(places(`Упаковка|${title}\n5|7`)[2]).toBe(1))

  test.each([
    ...[
      'Цена',
      'Стоимость',
      'Сумма',
      'Итого',
      'Всего',
      'Скидка',
      'Вес',
      'Объём',
      'Объем',
      'Остаток',
      'Наличие',
      '№',
      '№ п/п',
      'N',
    ],
    ...['Price', 'Sum', 'Total', 'Amount', 'Ед. изм.', 'НДС'],
  ])('«%s» is over neither codes nor counts', (title) => {
    expect(places(`Товар|${title}\nКлей|184302`)).toEqual([-1, 0, -1])
    expect(places(`Товар|${title}\nКлей|5`)).toEqual([-1, 0, -1])
    expect(find(`Товар|${title}\nКлей|5`).others).toContain(1)
  })

  test.each(['Кодак', 'Артикульный', 'Товарный', 'Кольцо', 'Заказчик', 'Штора'])('«%s» is none', (cell) => {
    expect(find(`${cell}|5\nКлей|7`).from).toBe(0)
  })

  test('stand in one row without numbers, within the first twenty', () => {
    expect(find('Код|Кол-во\n184302|5').from).toBe(1)
    expect(find('Счёт|\n|\nКод|Кол-во\n184302|5').from).toBe(3)
    expect(find('Код|5\n184302|5').from).toBe(0)
    expect(find('Код 184302|Клей\n184303|Скотч').from).toBe(0)
    const above = (rows: number) => `${'Счёт|от мая\n'.repeat(rows)}Код|Кол-во\n184302|5`
    expect(find(above(19)).from).toBe(20)
    expect(find(above(20)).from).toBe(0)
  })

  test('decide, whatever stands below', () => {
    expect(places('Кол-во|Товар|Код\n184302|5|Клей')).toEqual([2, 1, 0])
    expect(places('Товар|Кол-во|Код\n1|2|3')).toEqual([2, 0, 1])
    expect(places('Код|Кол-во|Товар\n1|2|3')).toEqual([0, 2, 1])
  })
})

describe('without titles', () => {
  test('codes, names and counts are told by what they are', () => {
    expect(places('184302|Клей|5\n100241|Скотч|7')).toEqual([0, 1, 2])
    expect(places('5|Клей|184302\n7|Скотч|100241')).toEqual([2, 1, 0])
    expect(places('Клей|ПВА белый|5\nСкотч|двусторонний|7')).toEqual([-1, 1, 2])
    expect(places('Клей\nСкотч')).toEqual([-1, 0, -1])
    expect(places('5\n7')).toEqual([-1, -1, 0])
  })

  test('rows may have different widths', () => {
    expect(places('Клей\nСкотч|7\nПапка|5|184302')).toEqual([2, 0, 1])
  })

  test('a column of counts is no column of names, though a word is among them', () => {
    expect(places('427149|3\n689474|сколько-нибудь')).toEqual([0, -1, 1])
  })

  test('a column of numbers without a code is aside, one of sums, too', () => {
    expect(find('Клей|5|12,50\nСкотч|7|3,10').others).toEqual([1, 2])
    expect(find('Кресло|10|12550|125500\nСтол|2|18000|36000')).toMatchObject({
      ...{ code: -1, name: 0, quantity: 1 },
      others: expect.arrayContaining([1, 2, 3]),
    })
  })

  test('a column of codes is none of names', () => {
    expect(places('арт 184302|5\nарт 100241|7')).toEqual([0, -1, 1])
  })
})

test('a table of titles alone has no rows, and breaks nothing', () => {
  expect(find('Код|Кол-во')).toMatchObject({ code: 0, name: -1, quantity: 1, from: 1 })
  expect(findColumns([])).toMatchObject({ code: -1, name: -1, quantity: -1, from: 0 })
})

test('very wide tables are looked at as far as their hundredth column', () => {
  const wide = (at: number) =>
    Array.from({ length: 150 }, (_, column) => (column === at ? 'Клей карандаш' : '')).join('|')
  expect(places(wide(99))[1]).toBe(99)
  expect(places(wide(100))[1]).toBe(-1)
})

test('of very long tables the first two thousand rows tell the columns apart', () => {
  const long = (at: number) =>
    Array.from({ length: 2100 }, (_, row) => (row === at ? 'Клей|' : '|')).join('\n')
  expect(places(long(1999))[1]).toBe(0)
  expect(places(long(2000))[1]).toBe(-1)
})
