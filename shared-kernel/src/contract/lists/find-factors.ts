import { numberOf } from './cell-values'

/** Rows that are multiplied: as many as it takes to tell. */
const MAX_ROWS = 200
/** Columns that are multiplied, each with each other. */
const MAX_COLUMNS = 20

/** Columns of which two multiplied give the third: price and count, and their sum. */
export interface Factors {
  factors: readonly [number, number]
  product: number
}

// A price is rounded before it is shown; once anything is the thing itself.
const isProduct = (a: number, b: number, c: number): boolean =>
  a === 1 || b === 1 ? a * b === c : Math.abs(a * b - c) < 0.02 + c / 1000

/**
 * @param columns cells of each column, from the first row down
 * @param numeric those that are made of numbers
 */
export function findFactors(
  columns: readonly (readonly string[])[],
  numeric: readonly number[],
): Factors | undefined {
  const tried = numeric.slice(0, MAX_COLUMNS)
  const numbers = new Map(tried.map((at) => [at, (columns[at] ?? []).slice(0, MAX_ROWS).map(numberOf)]))
  const fits = (one: number, other: number, product: number): boolean => {
    const [first, second, third] = [one, other, product].map((at) => numbers.get(at) ?? [])
    const checked = (first ?? []).flatMap((a, row) => {
      const [b, c] = [second?.[row], third?.[row]]
      return a && b && c ? [isProduct(a, b, c)] : []
    })
    const fitting = checked.filter(Boolean).length
    return fitting > 0 && fitting >= checked.length * 0.8
  }
  for (const one of tried)
    for (const other of tried)
      for (const product of tried)
        if (one < other && product !== one && product !== other && fits(one, other, product))
          return { factors: [one, other], product }
  return undefined
}
