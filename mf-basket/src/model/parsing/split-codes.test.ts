import { isJumble, splitCodes } from './split-codes'

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

  test.each(['184302;405117', '184302\t405117', 'a 184302;405117 b', '184302;5;405117'])(
    'is a row of a table where its cells have one number each: «%s»',
    (line) => expect(split(line)).toEqual([line]),
  )

  test('has several products where a cell has more, or there are no cells', () => {
    expect(split('184302 3; 405117 5')).toEqual(['184302 3', '405117 5'])
    expect(split('184302; 405117 5; 100241 7')).toEqual(['184302; 405117 5; 100241 7'])
    expect(split('184302, 405117')).toEqual(['184302', '405117'])
  })
})

test.each([
  ['184302 405117 5', true],
  ['184302, 405117', true],
  ['184302 405117 Ручка', false],
  ['184302 5', false],
  ['Ручка', false],
])('«%s» is several codes that nothing tells apart: %s', (line, expected) =>
  expect(isJumble(line)).toBe(expected),
)
