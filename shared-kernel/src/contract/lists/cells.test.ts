import { codeAmong, codeInColumn, codeOf, countOf, isName } from './cell-values'
import { splitSemicolons, splitTabs } from './split-cells'

describe('cell-values', () => {
  describe('the code of a cell', () => {
    test.each([
      ...[
        '184302',
        ' 184302 ',
        '184 302',
        '184-302',
        'код 184302',
        'Код товара: 184302',
        'код  товара 184302',
      ],
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

    test.each(['', '18430222', 'CF259X', '184302a', 'a4302', 'x1843022', '1843022x'])(
      '«%s» is none',
      (cell) => expect(codeInColumn(cell)).toBeUndefined(),
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
      ['шт. 5', 5],
      ['2 (две)', 2],
      ['20 листов', 20],
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
      '1,000',
      'около 5',
      '1 00',
      '1000 000',
      '1234567890',
    ])('«%s» is none', (cell) => expect(countOf(cell)).toBeUndefined())
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
})

describe('split-cells', () => {
  describe('a text with tabs', () => {
    test('has a cell between two tabs, without the spaces around it', () => {
      expect(splitTabs(' a \t\t b\nc')).toEqual([['a', '', 'b'], ['c']])
      expect(splitTabs('')).toEqual([['']])
      expect(splitTabs('a\n\nb\n')).toEqual([['a'], [''], ['b'], ['']])
    })

    test('a quoted cell holds tabs, line ends and doubled quotes', () => {
      expect(splitTabs('"a\tb"\tc')).toEqual([['a b', 'c']])
      expect(splitTabs('"a\n\n b"\nc')).toEqual([['a b'], ['c']])
      expect(splitTabs('"a ""b"" c"\t""')).toEqual([['a "b" c', '']])
      expect(splitTabs('x\t"a"')).toEqual([['x', 'a']])
    })
  })

  describe('a text with semicolons', () => {
    test('has cells without spaces and quotes around them', () => {
      expect(splitSemicolons('184302; 48\n"Ручка";5')).toEqual([
        ['184302', '48'],
        ['Ручка', '5'],
      ])
      expect(splitSemicolons('a;b"c;"d')).toEqual([['a', 'b"c', '"d']])
      expect(splitSemicolons('a;;b')).toEqual([['a', '', 'b']])
    })
  })
})
