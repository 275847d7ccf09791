import { codeAmong, codeInColumn, codeOf, countOf, isName } from './cell-values'
import { splitSemicolons, splitTabs } from './split-cells'
import { splitCodes } from './split-codes'

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

describe('split-codes', () => {
  describe('a line of its own', () => {
    const split = (line: string) => splitCodes(line, true)

    test.each<[string, string[]]>([
      ['897120, 354066', ['897120', '354066']],
      ['644358 3 938401 5', ['644358 3', '938401 5']],
      ['3 644358 5 938401', ['644358 3', '938401 5']],
      ['код 644358 - 3 шт.; арт. 938401 × 12345 уп', ['644358 3', '938401 12345']],
      ['№644358 = 3 (шт) и № 938401: 5', ['№644358 = 3 (шт)', '№ 938401: 5']],
      ['#644358*3, #938401х5', ['644358 3', '938401 5']],
      ['Ручка 644358 3 шт, 938401 5 шт', ['Ручка 644358 3 шт', ' 938401 5 шт']],
      ['Ручка 644358; 938401 и 100241', ['Ручка 644358', ' 938401', '100241']],
      ['Ручка 644358,, 938401', ['Ручка 644358', ' 938401']],
      ['644358\t3\t938401\t5', ['644358 3', '938401 5']],
    ])('«%s» orders several products', (line, lines) => expect(split(line)).toEqual(lines))

    test.each([
      ...['184302', '184302 5', 'Ручка, синяя', '', '184302 и ещё 5'],
      // Which number belongs to which cannot be told.
      ...['897120 354066 5', '897120 1 2 354066', '5 897120 354066', '897120 1234567 354066 5'],
      // A second code beside words may be a price or belong to the same product.
      ...['Ручка 644358, клей 938401', 'Ручка, 644358, 938401', '644358 938401 Ручка, 100241'],
      // Numbers with a fraction are prices.
      ...['644358, 938401,50', '644358, 938401.5', '644358, 12,938401'],
      // Digits more, or fewer.
      ...['1844302, 1005241', '18430, 10024'],
    ])('«%s» stays as it is', (line) => expect(split(line)).toEqual([line]))
  })

  describe('a line among others', () => {
    const split = (line: string) => splitCodes(line, false)

    test('has several products where a cell has more, or there are no cells', () => {
      expect(split('184302 3; 405117 5')).toEqual(['184302 3', '405117 5'])
      expect(split('184302; 405117 5; 100241 7')).toEqual(['184302; 405117 5; 100241 7'])
      expect(split('184302, 405117')).toEqual(['184302', '405117'])
    })
  })
})
