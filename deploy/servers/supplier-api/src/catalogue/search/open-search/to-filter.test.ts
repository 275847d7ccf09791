import { allOf, anyOf, inRow, not, stemBegins, stemIs, within } from '../query/tsquery'
import { toFilter } from './to-filter'

const is = (stem: string) => ({ term: { stems: stem } })

test('a stem is looked for everywhere or in the name, as a whole or by its beginning', () => {
  expect(toFilter(stemIs('ручк'))).toEqual(is('ручк'))
  expect(toFilter(stemIs('ручк', 'A'))).toEqual({ term: { named: 'ручк' } })
  expect(toFilter(stemBegins('руч'))).toEqual({ prefix: { stems: 'руч' } })
  expect(toFilter(stemBegins('руч', 'A'))).toEqual({ prefix: { named: 'руч' } })
})

test('signs of the query language in a stem are letters of it', () => {
  for (const stem of ["o'brien", 'c\\d', '(', ' & ', "'", '\\'])
    expect(toFilter(allOf([stemIs(stem), stemIs('а')]))).toEqual({ bool: { filter: [is(stem), is('а')] } })
})

test('lists may hold lists', () => {
  expect(
    toFilter(allOf([anyOf([stemIs('а'), stemIs('б')]), not(allOf([stemIs('в'), stemIs('г')]))])),
  ).toEqual({
    bool: {
      filter: [
        { bool: { should: [is('а'), is('б')], minimum_should_match: 1 } },
        { bool: { must_not: [{ bool: { filter: [is('в'), is('г')] } }] } },
      ],
    },
  })
})

test('words in a row stand beside each other, a size has one word between its numbers at most', () => {
  const near = (slop: number, ...stems: string[]) => ({
    span_near: { clauses: stems.map((stem) => ({ span_term: { words: stem } })), slop, in_order: true },
  })
  expect(toFilter(inRow([stemIs('а'), stemIs('б'), stemIs('в')]))).toEqual(near(0, 'а', 'б', 'в'))
  expect(toFilter(anyOf(within(stemIs('76'), stemIs('102'))))).toEqual({
    bool: { should: [near(0, '76', '102'), near(1, '76', '102')], minimum_should_match: 1 },
  })
})

test('what is no condition is rejected', () => {
  for (const text of ['', '&', 'ручка']) expect(() => toFilter(text)).toThrow('cannot be read')
})
