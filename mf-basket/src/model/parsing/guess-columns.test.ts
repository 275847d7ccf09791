import { bestOf, countCodes, countLetters, guessQuantity, isCounting, isNumeric } from './guess-columns'

describe('a column of numbers', () => {
  test.each([
    [['1', '2,5', 'шт'], true],
    [['1', '', ''], true],
    [['1', 'шт'], false],
    [['шт', 'уп'], false],
    [['', ''], false],
    [[], false],
  ])('%j is one: %s', (cells, expected) => expect(isNumeric(cells)).toBe(expected))
})

describe('a column of counts', () => {
  test.each([
    [['5', 'abc'], true],
    [['5 шт', '', 'abc'], true],
    [['5', 'abc', '1,5'], false],
    [['', ''], false],
  ])('%j is one: %s', (cells, expected) => expect(isCounting(cells)).toBe(expected))
})

describe('codes of a column', () => {
  const alone = (cells: string[]) =>
    countCodes(
      cells,
      cells.map((cell) => [cell]),
    )
  test.each([
    [['184302', '100241', 'Ручка'], 2],
    [['184302', '12,50'], 1],
    [['184302', '12,50', '7'], 0],
    [['код 184302', '12,50'], 1],
    [['', ''], 0],
  ])('of %j are %i', (cells, expected) => expect(alone(cells)).toBe(expected))

  test('a price in threes beside a name and a count is none', () => {
    const rows = [
      ['Сервер', '2', '125 500'],
      ['Стол', '3', '184 302'],
    ]
    expect(
      countCodes(
        rows.map(([, , price = '']) => price),
        rows,
      ),
    ).toBe(0)
    expect(countCodes(['184 302'], [])).toBe(1)
  })
})

test('letters count where a cell says a name: neither in counts with units nor in short marks', () => {
  expect(countLetters(['Ручка', 'Клей', ''])).toBe(9)
  expect(countLetters(['5 штук', 'уп', 'м2'])).toBe(0)
  expect(countLetters(['шар'])).toBe(3)
})

test('the first of the columns with the highest score is the best one; without a score there is none', () => {
  const scores = [0, 3, 7, 7]
  const score = (at: number) => scores[at] ?? 0
  expect(bestOf([0, 1, 2, 3], score)).toBe(2)
  expect(bestOf([3, 1], score)).toBe(3)
  expect(bestOf([0], score)).toBe(-1)
  expect(bestOf([], score)).toBe(-1)
})

describe('the column that says how many', () => {
  const guess = (columns: string[][], free = columns.map((_, at) => at)) =>
    guessQuantity(columns, free, undefined)

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

  test.each([[['5', '6', '7,50']], [['5', '6', '7.05']], [['5', '6', '7 ₽']], [['5', '6', '7 руб']]])(
    'is rather one of whole numbers than %j',
    (prices) => {
      expect(guess([prices, ['4', '9', '3']])).toBe(1)
    },
  )

  test('kopecks that are all zeros are no price', () => {
    expect(
      guess([
        ['5,00', '7,0'],
        ['4', '9'],
      ]),
    ).toBe(0)
  })

  test('prices alone say how many where nothing else does', () => {
    expect(guess([['5', '6', '7,50']])).toBe(0)
  })

  test('half of it in counts is enough for whole numbers, not for prices', () => {
    expect(guess([['5', 'abc']])).toBe(0)
    expect(guess([['5', '7,50']])).toBe(-1)
    expect(guess([['5', 'abc', 'def']])).toBe(-1)
  })

  test('is a factor of the sums, where there are some', () => {
    const columns = [
      ['7', '8'],
      ['5', '6'],
      ['10', '20'],
      ['50', '120'],
    ]
    const factors = { factors: [1, 2], product: 3 } as const
    expect(guessQuantity(columns, [0, 1, 2, 3], factors)).toBe(1)
    expect(guessQuantity(columns, [0, 3], factors)).toBe(-1)
  })
})
