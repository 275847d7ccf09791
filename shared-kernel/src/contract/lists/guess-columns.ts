import { codeAmong, codeOf, countOf, lettersIn, numberOf } from './cell-values'
import type { Factors } from './find-factors'
import { MAX_COUNT } from './pasted-line'

/** Cells of each column, from the first row below the heading down. */
export type CellsOfColumns = readonly (readonly string[])[]

const shareOf = (cells: readonly string[], fits: (cell: string, row: number) => boolean): number => {
  const filled = cells.flatMap((cell, row) => (cell === '' ? [] : [fits(cell, row)]))
  return filled.length === 0 ? 0 : filled.filter(Boolean).length / filled.length
}

/** 1, 2, 3… down the column. */
const isNumbering = (cells: readonly string[]): boolean => {
  const numbers = cells.map((cell) => Number(cell.replace(/[.)]$/, ''))).filter((number) => number > 0)
  return (
    numbers.length > 1 &&
    numbers.every((number, at) => number === (numbers[0] ?? 0) + at) &&
    (numbers[0] ?? 9) < 2
  )
}

/** Years and nothing else: of calendars, not counts. */
const areYears = (cells: readonly string[]): boolean =>
  shareOf(cells, (cell) => /^(?:199\d|20[0-4]\d)$/.test(cell)) === 1

/** Made of numbers for the most part. */
export const isNumeric = (cells: readonly string[]): boolean =>
  shareOf(cells, (cell) => numberOf(cell) !== undefined) > 0.5

/** At least half of it are counts: a word among them is a mistake, not a name. */
export const isCounting = (cells: readonly string[]): boolean =>
  shareOf(cells, (cell) => countOf(cell) !== undefined) >= 0.5

const isCount = (cell: string): boolean => countOf(cell) !== undefined && (numberOf(cell) ?? 0) <= MAX_COUNT

/** How many cells of a column are codes; 0 where most of its numbers are something else. */
export function countCodes(cells: readonly string[], rows: readonly (readonly string[])[]): number {
  const numbers = cells.filter((cell) => codeOf(cell) !== undefined || numberOf(cell) !== undefined).length
  const codes = cells.filter((cell, row) => codeAmong(cell, rows[row] ?? [])).length
  return codes * 2 < numbers ? 0 : codes
}

/** How much of a column is said in words. */
export const countLetters = (cells: readonly string[]): number =>
  cells.reduce((sum, cell) => {
    const letters = lettersIn(cell)
    return countOf(cell) === undefined && letters > 2 ? sum + letters : sum
  }, 0)

/** Of the columns that are free the one with the highest score above 0; -1 when there is none. */
export function bestOf(free: readonly number[], score: (at: number) => number): number {
  const scored = free.map((at) => ({ at, score: score(at) }))
  const best = scored.reduce((one, other) => (other.score > one.score ? other : one), { at: -1, score: 0 })
  return best.at
}

/** Each number is larger than the one above it. */
export const isRising = (cells: readonly string[]): boolean => {
  const numbers = cells.filter((cell) => cell !== '').map((cell) => Number(cell.replace(/[.)]$/, '')))
  return numbers.length > 1 && numbers.every((number, at) => at === 0 || number > (numbers[at - 1] ?? number))
}

/** The columns that are free and may say how many, the likeliest alone where something tells it from the others. */
export function guessQuantities(
  columns: CellsOfColumns,
  free: readonly number[],
  factors: Factors | undefined,
): number[] {
  // Prices have kopecks somewhere, counts never.
  const isWhole = (cells: readonly string[]) =>
    cells.every((cell) => !/[.,]\d*[1-9]/.test(cell) && !/₽|руб/i.test(cell))
  const counts = free.filter((at) => {
    const cells = columns[at] ?? []
    const share = shareOf(cells, isCount)
    return (share > 0.5 || (share === 0.5 && isWhole(cells))) && !isNumbering(cells) && !areYears(cells)
  })
  const among = factors ? counts.filter((at) => factors.factors.includes(at)) : counts
  const whole = among.filter((at) => isWhole(columns[at] ?? []))
  if (factors) return [whole[0] ?? among[0] ?? []].flat()
  const filled = (at: number) => (columns[at] ?? []).filter((cell) => cell !== '').length
  const fullest = Math.max(0, ...whole.map(filled))
  return whole.length > 0 ? whole.filter((at) => filled(at) * 2 >= fullest) : among.slice(0, 1)
}
