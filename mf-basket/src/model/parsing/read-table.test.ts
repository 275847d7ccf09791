import { readTable } from './read-table'

const tableOf = (text: string) => text.split('\n').map((line) => line.split('|'))
/** `code/name/count` of each line, `?` before what stands where the count should. */
const read = (text: string) =>
  readTable(tableOf(text)).map(
    ({ code = '', name = '', quantity, unreadCount }) =>
      `${code}/${name}/${quantity ?? ''}${unreadCount === undefined ? '' : `?${unreadCount}`}`,
  )

describe('rows that order nothing', () => {
  test.each([
    ...[
      'Итого|7',
      'ВСЕГО:|7',
      '|Сумма|7',
      'НДС 20 %|7',
      'в т.ч. НДС|7',
      'В т. ч|7',
      'К оплате|7',
      '|',
      '—|',
      ' ·|-',
    ],
  ])('«%s»', (row) => expect(read(`Клей|5\n${row}\nСтеплер|7`)).toEqual(['/Клей/5', '/Степлер/7']))

  test('and gifts of the shop', () => {
    expect(read('Клей|5\nКружка (Подарок)|1')).toEqual(['/Клей/5'])
    expect(read('Клей|5\nКружка (подарок) синяя|1')).toEqual(['/Клей/5', '/Кружка (подарок) синяя/1'])
  })

  test.each(['Итоговый отчёт', 'Суммарный лист', 'Ндсовый бланк'])('but «%s» is a product', (name) =>
    expect(read(`Клей|5\n${name}|7`)).toEqual(['/Клей/5', `/${name}/7`]),
  )
})

test('a line without columns says its count in words', () => {
  expect(read('Клей|5\nСкрепки - 3 шт\nСтеплер|7')).toEqual(['/Клей/5', '/Скрепки/3', '/Степлер/7'])
})

describe('a code', () => {
  test('of its own column may have lost its zeros', () => {
    expect(read('Код|Товар|Кол-во\n4302|Клей|5')).toEqual(['004302/Клей/5'])
  })

  test('is looked for in the other cells, but in no count, name, price or sum', () => {
    expect(read('Артикул|Товар|Кол-во|Наш\nCF2|Тонер|5|184302')).toEqual(['184302/Тонер/5'])
    expect(read('Артикул|Товар|Кол-во|Цена\nCF2|Тонер|5|184302')).toEqual(['/Тонер/5'])
    expect(read('Артикул|Товар|Кол-во\nCF2|184302|5')).toEqual(['/184302/5'])
    expect(read('Артикул|Товар|Кол-во\nCF2|Тонер|184302')).toEqual(['/Тонер/99999'])
  })
})

describe('a name', () => {
  test('is what stands in its column, else an article that is no code, else the first cell that says something', () => {
    expect(read('Код|Товар|Кол-во\nCF2|Тонер|5\nCF259X||5')).toEqual(['/Тонер/5', '/CF259X/5'])
    expect(read('Код|Цвет|Товар|Кол-во\n|чёрный||5')).toEqual(['/чёрный/5'])
  })

  test('is none beside a code where its column says nothing', () => {
    expect(read('Код|Товар|Кол-во\n184302||5')).toEqual(['184302//5'])
    expect(read('Код|Товар|Кол-во\n184302|-|5')).toEqual(['184302//5'])
  })
})

describe('a count', () => {
  test('that cannot be read is kept as it was given', () => {
    expect(read('Код|Кол-во\n184302|пять\n184303|-3\n184304|1,5')).toEqual([
      ...['184302//?пять', '184303//?-3', '184304//?1,5'],
    ])
  })

  test.each(['', '-', '—'])('«%s» is none', (cell) =>
    expect(readTable(tableOf(`Код|Кол-во\n184302|${cell}`))).toEqual([{ text: '184302', code: '184302' }]),
  )

  test('of zero is one', () => {
    expect(read('Код|Кол-во\n184302|0')).toEqual(['184302//0'])
  })
})

test('the text of a row is its code and its name', () => {
  const [both, name] = readTable(tableOf('Код|Товар|Кол-во\n184302|Клей|5\n|Тонер|5'))
  expect(both).toEqual({ text: '184302 Клей', code: '184302', name: 'Клей', quantity: 5 })
  expect(name).toEqual({ text: 'Тонер', name: 'Тонер', quantity: 5 })
})
