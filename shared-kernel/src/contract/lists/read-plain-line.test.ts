import { endsWithBareCount, readPlainLine } from './read-plain-line'

const read = (line: string, habits = { numbered: false, bareCounts: false }) => {
  const { code = '', name = '', quantity, unreadCount } = readPlainLine(line, habits)
  return [code, name, quantity ?? '', unreadCount === undefined ? [] : `?${unreadCount}`].flat().join('|')
}

describe('what stands before the product', () => {
  test.each([
    ...[
      '- Степлер',
      '– Степлер',
      '— Степлер',
      '• Степлер',
      '· Степлер',
      '*  Степлер',
      '▪Степлер',
      '◦ Степлер',
    ],
    ...[
      '> Степлер',
      '> - Степлер',
      '  Степлер',
      '1. Степлер',
      '12) Степлер',
      '- 1. Степлер',
      '9999. Степлер',
    ],
  ])('is left out of «%s»', (line) => expect(read(line)).toBe('|Степлер|'))

  test('is an ordinal without a sign where every line has one, but then only once', () => {
    const habits = { numbered: true, bareCounts: false }
    expect(read('12 Степлер', habits)).toBe('|Степлер|')
    expect(read('- 12  Степлер', habits)).toBe('|Степлер|')
    expect(read('1. 12 Степлер', habits)).toBe('|12 Степлер|')
    expect(read('- 1. 12 Степлер', habits)).toBe('|12 Степлер|')
    expect(read('12345 Степлер', habits)).toBe('|12345 Степлер|')
  })
})

describe('prices', () => {
  test.each([
    ...['Клей 18,40 ₽', 'Клей 18.40 руб', 'Клей 18 руб.', 'Клей 18 рублей', 'Клей 18 р.', 'Клей 1 318,00₽'],
    ...[
      'Клей по 18,40 ₽',
      'Клей цена: 18 ₽',
      'Клей x 18 руб',
      'Клей 18 ₽ за шт.',
      'Клей 18 ₽/уп',
      'Клей 18 РУБ',
    ],
    ...['Клей по 18,40', 'Клей цена 318', 'Клей = 883,20', 'Клей =1 883,20 '],
    ...['Клей 18,40 ₽ = 883,20 ₽', 'Клей;', 'Клей,', 'Клей.;', 'Клей ;  '],
  ])('of «%s» are neither count nor name', (line) => expect(read(line)).toBe('|Клей|'))

  test.each([
    ['Клей 18', '|Клей 18|'],
    ['Клей А18 руб', '|Клей А18 руб|'],
    ['Клей = 18 г', '|Клей = 18 г|'],
    ['Клеепо 18', '|Клеепо 18|'],
  ])('«%s» has none', (line, read_) => expect(read(line)).toBe(read_))
})

describe('a number behind «=»', () => {
  test.each([
    ['Клей =12', '|Клей|12'],
    ['Клей = 12', '|Клей|12'],
    ['Клей ПВА, 65 г = 3;', '|Клей ПВА, 65 г|3'],
    ['Скобы 24/6 = 5', '|Скобы 24/6|5'],
    ['184302 = 5', '184302||5'],
    ['Клей 184302 =5', '184302|Клей|5'],
    ['Бумага А4 80 = 3', '|Бумага А4 80|3'],
    ['184302 80 = 79', '184302||79'],
  ])('«%s» is a count', (line, said) => expect(read(line)).toBe(said))

  test.each([
    ['Клей 12 шт = 240', '|Клей|12'],
    ['Клей x 12 = 240', '|Клей|12'],
    ['Клей 12 шт по 20 = 240', '|Клей|12'],
    ['184302 12 = 240', '184302||12'],
    ['184302 12 = 12', '184302||12'],
    ['Клей = 883,20', '|Клей|'],
    ['Клей = 1 883', '|Клей|'],
    ['Клей 5 = 240', '|Клей 5|'],
  ])('«%s» is what the line comes to', (line, said) => expect(read(line)).toBe(said))
})

describe('a code', () => {
  test.each([
    ...['184302 Клей', 'Клей 184302', 'Клей (184302)', 'Клей, код 184302', 'Клей код  товара: 184302'],
    ...['Артикул 184302 Клей', 'арт. 184302 Клей', '№184302 Клей', '# 184302 Клей', 'SKU:184302 Клей'],
    ...['184 302 Клей', '184-302 Клей'],
  ])('is found in «%s»', (line) => expect(read(line)).toBe('184302|Клей|'))

  test.each([
    'Клей 1843021',
    'Клей 1,184302',
    'Клей 0.184302',
    'Клей 184302,5',
    'Клей 12/184302',
    'Клей 184302/5',
  ])('is not in «%s»', (line) => expect(read(line)).toMatch(/^\|Клей/))
})

describe('a count that is marked', () => {
  test.each([
    ...[
      'Клей 12 шт',
      'Клей 12шт.',
      'Клей 12 штук',
      'Клей 12 упаковок',
      'Клей 12 Пач',
      'Клей (12 шт)',
      'Клей 12 pcs',
    ],
    ...[
      'Клей x12',
      'Клей x 12',
      'Клей х12',
      'Клей ×12',
      'Клей *12 ',
      '12 шт Клей',
      '12 уп. Клей',
      '12 x Клей',
    ],
    ...['12х Клей', 'Клей - 12', 'Клей – 12', 'Клей — 12', 'Клей: 12', 'Клей; 12', 'Клей  12', 'Клей   12 '],
  ])('is read from «%s»', (line) => expect(read(line)).toBe('|Клей|12'))

  test.each([
    ['Клей 12 штор', '|Клей 12 штор|'],
    ['Клей 2,12 шт', '|Клей||?2,12 шт'],
    ['Клей 76x12', '|Клей 76x12|'],
    ['Клей 76 x 12', '|Клей 76 x 12|'],
    ['12 x 5', '|12 x 5|'],
    ['Клей-12', '|Клей-12|'],
    ['Клей - 12 А', '|Клей - 12 А|'],
    ['Клей 12', '|Клей 12|'],
    ['Клей - 1234567', '|Клей - 1234567|'],
  ])('«%s» has none', (line, expected) => expect(read(line)).toBe(expected))
})

describe('a count beside a code needs no mark', () => {
  test.each([
    ...[
      '184302 12',
      '12 184302',
      '184302 x12',
      '184302 x 12',
      '12x 184302',
      '12 × 184302',
      '184302-12',
      '184302 ,12',
    ],
    ...['184302;12', '184302:12', '184302 – 12', '184302, 12', '12; 184302', '12: 184302', '12, 184302'],
  ])('«%s»', (line) => expect(read(line)).toBe('184302||12'))

  test('stands at either end of a name', () => {
    expect(read('184302 Клей 12')).toBe('184302|Клей|12')
    expect(read('12 Клей 184302')).toBe('184302|Клей|12')
    expect(read('184302 Клей А12')).toBe('184302|Клей А12|')
    expect(read('184302 Клей 1,12')).toBe('184302|Клей 1,12|')
  })
})

test('several codes that nothing tells apart are no code', () => {
  expect(read('184302 405117 5')).toMatch(/^\|184302 405117/)
})

describe('a count that nothing marks', () => {
  test('is seen at the end of a line without a code', () => {
    expect(endsWithBareCount('Клей 12')).toBe(true)
    expect(endsWithBareCount('Клей 12 ')).toBe(true)
    expect(endsWithBareCount('Клей12')).toBe(false)
    expect(endsWithBareCount('Клей')).toBe(false)
    expect(endsWithBareCount('Клей 184302 А 12')).toBe(false)
  })
})

test('signs around a name and empty brackets go, those within stay', () => {
  expect(read('(Клей), [ПВА] -')).toBe('|Клей), [ПВА]|')
  expect(read('Клей ( ) ПВА:')).toBe('|Клей ПВА|')
  expect(read('«Клей»   ПВА…')).toBe('|«Клей» ПВА…|')
  expect(read('Клей (ПВА)')).toBe('|Клей (ПВА)|')
})

test('a line without a word has no name', () => {
  expect(readPlainLine('—', { numbered: false, bareCounts: false })).toEqual({ text: '' })
  expect(readPlainLine('5 шт', { numbered: false, bareCounts: false })).toEqual({ text: '', quantity: 5 })
})
