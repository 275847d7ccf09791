import {
  codeAmong,
  codeInColumn,
  codeOf,
  countOf,
  isName,
  lettersIn,
  numberOf,
  withPlainSpaces,
} from './cell-values'

test('spaces of every width become plain ones, signs without width go', () => {
  expect(withPlainSpaces('184\u00a0302\u1680а\u2000б\u200aв\u202fг\u205fд\u3000е')).toBe(
    '184 302 а б в г д е',
  )
  expect(withPlainSpaces('18\u00ad43\u200b0\u200d2\u2060\ufeff')).toBe('184302')
})

describe('the code of a cell', () => {
  test.each([
    ...['184302', ' 184302 ', '184 302', '184-302', 'код 184302', 'Код товара: 184302', 'код  товара 184302'],
    ...['артикул 184302', 'Арт.184302', '№184302', '№ 184302', '# 184302', 'SKU: 184302'],
  ])('is read from «%s»', (cell) => {
    expect(codeOf(cell)).toBe('184302')
  })

  test.each([
    '18430',
    '1843022',
    'a184302',
    '184302 5',
    '18 4302',
    '184  302',
    'мой код 184302',
    '1840302-1',
    '',
  ])('«%s» has none', (cell) => expect(codeOf(cell)).toBeUndefined())
})

describe('a code in a column of codes', () => {
  test.each([
    ['4302', '004302'],
    ['7', '000007'],
    [' 184302 ', '184302'],
    ['18 43-02', '184302'],
    ['арт. 4302', '004302'],
    ['1843022', '1843022'],
  ])('«%s» is %s', (cell, code) => expect(codeInColumn(cell)).toBe(code))

  test.each(['', '18430222', 'CF259X', '184302a', 'a4302', 'x1843022', '1843022x'])('«%s» is none', (cell) =>
    expect(codeInColumn(cell)).toBeUndefined(),
  )
})

describe('the count of a cell', () => {
  test.each([
    ['48', 48],
    [' 48 ', 48],
    ['0', 0],
    ['1 000', 1000],
    ['12 345 678', 99_999],
    ['99 999', 99_999],
    ['100000', 99_999],
    ['10,00', 10],
    ['10.0', 10],
    ['1 000,00', 1000],
    ['5шт', 5],
    ['5 шт.', 5],
    ['5  УП', 5],
  ])('of «%s» is %i', (cell, count) => expect(countOf(cell)).toBe(count))

  test.each([
    '',
    'abc',
    '-3',
    '1,5',
    '10,',
    '10,50',
    '5 литров',
    'шт 5',
    'около 5',
    '1 00',
    '1000 000',
    '1234567890',
  ])('«%s» is none', (cell) => expect(countOf(cell)).toBeUndefined())
})

describe('a number of any kind', () => {
  test.each([
    ['48', 48],
    ['18,40', 18.4],
    ['18.4', 18.4],
    ['12 550,50', 12_550.5],
    ['318 ₽', 318],
    ['318 руб', 318],
    ['318 РУБ.', 318],
    ['318,5 р.', 318.5],
    ['318 р', 318],
  ])('«%s» is %d', (cell, number) => expect(numberOf(cell)).toBe(number))

  test.each(['', 'шт', '-5', '5 шт', '1,2,3', '5,', ',5', 'p.5'])('«%s» is none', (cell) =>
    expect(numberOf(cell)).toBeUndefined(),
  )
})

test('letters are counted in every alphabet, digits and signs are none', () => {
  expect(['', '12-7', 'А4', 'Ёлка', 'Paper 80'].map(lettersIn)).toEqual([0, 0, 1, 4, 5])
})

test.each([
  ['шт', true],
  ['А4', false],
  ['А', false],
  ['12', false],
  ['123', true],
  ['1-2-3', false],
])('«%s» may name a product: %s', (text, expected) => expect(isName(text)).toBe(expected))

describe('a code in a column without a title', () => {
  test('six digits in a row are a code whatever stands beside them', () => {
    expect(codeAmong('184302', ['Ручка', '184302', '5'])).toBe('184302')
    expect(codeAmong('Ручка', ['Ручка', '184302', '5'])).toBeUndefined()
  })

  test('in threes they are a price beside a name and another number', () => {
    expect(codeAmong('125 500', ['Сервер', '2', '125 500'])).toBeUndefined()
    expect(codeAmong('125 500', ['Мяч', '2', '125 500'])).toBeUndefined()
  })

  test.each([
    ['a name alone', ['Ручка', '184 302']],
    ['a number alone', ['184 302', '5']],
    ['a number with its unit', ['184 302', '5', 'рулон']],
    ['a number and a word of two letters', ['184 302', '5', 'м2', 'кг']],
    ['the same number again', ['Ручка', '184 302', '184 302']],
  ])('in threes they are a code beside %s', (_what, cells) => {
    expect(codeAmong('184 302', cells)).toBe('184302')
  })
})
