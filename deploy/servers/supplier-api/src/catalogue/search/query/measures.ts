import { anyOf, type Condition, stemIs, within } from './tsquery'

/** How many of the smaller unit the greater one has. */
const UNITS: readonly [small: string, great: string, times: number][] = [
  ['мм', 'см', 10],
  ['см', 'м', 100],
  ['мм', 'м', 1000],
  ['мл', 'л', 1000],
  ['г', 'кг', 1000],
]

/** The same measure in other units as the index writes it: «16см» is «160мм», «200мл» is «0d2л». */
export function sameMeasures(word: string): string[] {
  const [, number = '', unit] = /^(\d+(?:d\d+)?)([а-я]+)$/.exec(word) ?? []
  const value = Number(number.replace('d', '.'))
  return UNITS.flatMap(([small, great, times]) => {
    if (unit === great) return written(value * times, small)
    return unit === small ? written(value / times, great) : []
  })
}

/** Up to two digits after the point: more are written by nobody. */
function written(value: number, unit: string): string[] {
  const text = String(Math.round(value * 100) / 100)
  return value > 0 && Math.abs(Number(text) - value) < 1e-9 ? [text.replace('.', 'd') + unit] : []
}

const SIZE = /(\d+(?:[.,]\d+)?)\s*(?:мм|см|м)?\s*(?:[xх×*]|на)\s*(?=(\d+(?:[.,]\d+)?))/giu

/**
 * Sizes of a query («76х76», «48 мм × 66 м», «51 на 38»): the numbers beside each other, in either order. The words alone
 * would take 76×102 for 76×76.
 */
export const sizesOf = (query: string): Condition[] =>
  [...query.matchAll(SIZE)].map(([, a = '', b = '']) => {
    const [first, second] = [a, b].map((number) => stemIs(number.replace(',', '.'))) as [Condition, Condition]
    return anyOf([first, second].flatMap((one, at) => within(one, at === 0 ? second : first)))
  })
