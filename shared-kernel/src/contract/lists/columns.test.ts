import { findColumns } from './find-columns'
import { findFactors } from './find-factors'
import { guessQuantities } from './guess-columns'

describe('find-columns', () => {
  const find = (text: string) => findColumns(text.split('\n').map((line) => line.split('|')))
  /** Places of code, name and count. */
  const places = (text: string) => {
    const { code, name, quantity } = find(text)
    return [code, name, quantity]
  }

  const eachOf = (titles: string) => test.each(titles.split('|'))

  describe('titles', () => {
    eachOf('Код|КОД|Код товара|Артикул|Арт|Арт.|Арт. №|Code|SKU|Код:|Код, 1С|Код(1С)')(
      '«%s» is over codes',
      (title) => expect(places(`Цвет|${title}\n184302|7`)[0]).toBe(1),
    )

    eachOf(
      'Наименование|Название|Товар|Товары|Номенклатура|Описание|Позиция|Name|Product|Item|Товар, услуга|НАИМЕНОВАНИЕ ТОВАРА',
    )('«%s» is over names', (title) => expect(places(`Цвет|${title}\nчёрно-белый|Клей`)[1]).toBe(1))

    eachOf(
      'Кол-во|Колво|Количество|Кол|Кол.|Заказ|К заказу|К  заказу|Нужно|Qty|Quantity|Шт|Шт.|Кол-во, шт|ЗАКАЗ (шт)',
    )('«%s» is over counts', (title) => expect(places(`Упаковка|${title}\n5|7`)[2]).toBe(1))

    eachOf(
      'Цена|Стоимость|Сумма|Итого|Всего|Скидка|Вес|Объём|Объем|Остаток|Наличие|№|№ п/п|N|Price|Sum|Total|Amount|Ед. изм.|НДС',
    )('«%s» is over neither codes nor counts', (title) => {
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
})

describe('find-factors', () => {
  const numbersOf = (...columns: (string | number)[][]) => columns.map((column) => column.map(String))
  const all = (columns: readonly unknown[]) => columns.map((_, at) => at)
  const find = (...columns: (string | number)[][]) => findFactors(numbersOf(...columns), all(columns))

  test('a price and a count are told from their sum, in every order', () => {
    const [prices, counts, sums] = [
      ['18,40', '318,00', '450'],
      [48, 5, 2],
      ['883,20', '1 590', '900 ₽'],
    ]
    expect(find(prices, counts, sums)).toEqual({ factors: [0, 1], product: 2 })
    expect(find(sums, counts, prices)).toEqual({ factors: [1, 2], product: 0 })
    expect(find(counts, sums, prices)).toEqual({ factors: [0, 2], product: 1 })
  })
})

describe('guess-columns', () => {
  describe('the column that says how many', () => {
    const guess = (columns: string[][], free = columns.map((_, at) => at)) =>
      guessQuantities(columns, free, undefined)[0] ?? -1

    test('is one of counts, and free', () => {
      expect(
        guess([
          ['Ручка', 'Клей'],
          ['5', '7'],
        ]),
      ).toBe(1)
      expect(
        guess(
          [
            ['5', '7'],
            ['3', '4'],
          ],
          [1],
        ),
      ).toBe(1)
      expect(guess([['Ручка', 'Клей']])).toBe(-1)
      expect(guess([['184302', '100241']])).toBe(-1)
      expect(guess([['99999', '99999']])).toBe(0)
      expect(guess([])).toBe(-1)
    })

    test('is not the one that numbers the rows', () => {
      expect(
        guess([
          ['1', '2', '3'],
          ['5', '6', '7'],
        ]),
      ).toBe(1)
      expect(
        guess([
          ['1.', '2)', '3.'],
          ['9', '4', '7'],
        ]),
      ).toBe(1)
      expect(
        guess([
          ['0', '1', '2'],
          ['9', '4', '7'],
        ]),
      ).toBe(1)
      expect(
        guess([
          ['2', '3', '4'],
          ['9', '4', '7'],
        ]),
      ).toBe(0)
      expect(
        guess([
          ['1', '2', '4'],
          ['9', '4', '7'],
        ]),
      ).toBe(0)
      expect(guess([['1'], ['9']])).toBe(0)
    })
  })
})
