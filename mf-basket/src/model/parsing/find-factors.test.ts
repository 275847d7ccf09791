import { findFactors } from './find-factors'

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

test('columns that are not made of numbers are not looked at', () => {
  expect(findFactors(numbersOf([2], [3], [6], [5], [30]), [0, 2, 3])).toBeUndefined()
  expect(findFactors(numbersOf([2], [3], [7], [5], [15]), [1, 3, 4])).toEqual({ factors: [1, 3], product: 4 })
  expect(findFactors([], [0, 1, 2])).toBeUndefined()
})

test('a product is taken as rounded: it may differ by a few kopecks, and by a thousandth', () => {
  expect(find([3], ['0,33'], ['1,00'])).toEqual({ factors: [0, 1], product: 2 })
  expect(find([100], ['9,99'], [1000])).toEqual({ factors: [0, 1], product: 2 })
  expect(find([100], ['9,98'], [1000])).toBeUndefined()
  expect(find([100], ['10,02'], [1000])).toBeUndefined()
})

test('once anything is the thing itself, to the kopeck', () => {
  expect(find([1], ['18,40'], ['18,40'])).toEqual({ factors: [0, 1], product: 2 })
  expect(find([1], ['18,40'], ['18,41'])).toBeUndefined()
  expect(find(['18,40'], [1], ['18,41'])).toBeUndefined()
})

test('four of five rows are enough, fewer are chance', () => {
  const [twos, threes] = [Array.from({ length: 5 }, () => 2), Array.from({ length: 5 }, () => 3)]
  expect(find(twos, threes, [6, 6, 6, 6, 9])).toEqual({ factors: [0, 1], product: 2 })
  expect(find(twos, threes, [6, 6, 6, 9, 9])).toBeUndefined()
})

test('rows that lack one of the three tell nothing', () => {
  expect(find([2, '', 4, 5], [3, 7, '', 6], [6, 7, 8, ''])).toEqual({ factors: [0, 1], product: 2 })
  expect(find([2, 0], [3, 5], [6, 0])).toEqual({ factors: [0, 1], product: 2 })
  expect(find(['', ''], [3, 5], [6, 7])).toBeUndefined()
})

test('a column is no product of itself', () => {
  expect(find([1, 1], [1, 1])).toBeUndefined()
  expect(find([4], [2], [5])).toBeUndefined()
})

test('of a long table the first two hundred rows tell', () => {
  const rows = (wrongFrom: number) => Array.from({ length: 1000 }, (_, at) => (at < wrongFrom ? 6 : 7))
  const column = (value: number) => Array.from({ length: 1000 }, () => value)
  expect(find(column(2), column(3), rows(200))).toEqual({ factors: [0, 1], product: 2 })
  expect(find(column(2), column(3), rows(159))).toBeUndefined()
})

test('of a wide table the first twenty columns are multiplied', () => {
  const wide = (width: number) =>
    Array.from({ length: width }, (_, at) => [[2, 3, 6][at - width + 3] ?? 50 + at])
  expect(find(...wide(20))).toEqual({ factors: [17, 18], product: 19 })
  expect(find(...wide(21))).toBeUndefined()
})
