import { codeInColumn, countOf, hasThousandths, numberOf } from './cell-values'
import { codeWeight, countWeight, isAside, isOtherCount, isTotalTitle, nameWeight } from './column-titles'
import { type Factors, findFactors } from './find-factors'
import { findHeading } from './find-heading'
import {
  bestOf,
  countCodes,
  countLetters,
  guessQuantities,
  isCounting,
  isNumeric,
  isRising,
} from './guess-columns'
import { MAX_COLUMNS } from './pasted-line'

/** Where a table says what; -1: nowhere. */
export interface Columns {
  code: number
  name: number
  quantity: number
  /** Prices, sums, ordinals: what looks like a code there is none. */
  others: readonly number[]
  /** First row below the heading. */
  from: number
  /** By column; none where the table has no heading. */
  titles: readonly string[]
  /** Columns of which each may say how many: the buyer has to choose, `quantity` is -1. */
  alike: readonly number[]
  /** The counts have three decimals: «10,000» is ten. */
  thousandths: boolean
}

/** Columns that a buyer chose instead of those that were found. */
export type ChosenColumns = Partial<Pick<Columns, 'code' | 'name' | 'quantity'>>

/** Rows by which the columns are told apart: a sheet may have very many. */
const MAX_ROWS = 2000
/** Columns of totals that are added up. */
const MAX_TOTALS = 5

/** Of several columns with the highest weight all. */
function heaviest(titles: readonly string[], weight: (cell: string) => number): number[] {
  const most = Math.max(0, ...titles.map(weight))
  return most === 0 ? [] : titles.flatMap((cell, at) => (weight(cell) === most ? [at] : []))
}

type Cells = (at: number) => readonly string[]

/** Columns of counts by their titles: one that price and sum confirm, else the heaviest that has any count. */
function titledCounts(titles: readonly string[], cellsAt: Cells, factors: Factors | undefined): number[] {
  const weighed = titles.flatMap((cell, at) => (countWeight(cell) > 0 ? [at] : []))
  const confirmed = weighed.filter((at) => factors?.factors.includes(at))
  if (confirmed.length === 1) return confirmed
  const best = heaviest(titles, countWeight)
  if (best.length === 1) return best
  const totals = titles
    .flatMap((cell, at) => (isTotalTitle(cell) ? [at] : []))
    .slice(0, MAX_TOTALS)
    .filter((at) => addsUp(at, titles, cellsAt))
  return totals.length > 0 ? totals : best
}

/** What departments ask for, put together. */
function addsUp(total: number, titles: readonly string[], cellsAt: Cells): boolean {
  const parts = titles.flatMap((cell, at) =>
    at !== total && !isAside(cell) && codeWeight(cell) === 0 && isCounting(cellsAt(at)) ? [at] : [],
  )
  const sums = cellsAt(total).map((cell, row) => ({
    total: countOf(cell),
    sum: parts.reduce((sum, at) => sum + (countOf(cellsAt(at)[row] ?? '') ?? 0), 0),
  }))
  const totals = sums.filter((one) => one.total !== undefined)
  return parts.length > 1 && totals.filter((one) => one.total === one.sum).length >= totals.length * 0.8
}

/** Columns of codes, names and counts: by their titles, else by what stands in them. */
export function findColumns(rows: readonly string[][]): Columns {
  const { titles, from } = findHeading(rows)
  const below = rows.slice(from, from + MAX_ROWS)
  const widest = below.reduce((width, cells) => Math.max(width, cells.length), titles.length)
  const all = Array.from({ length: Math.min(widest, MAX_COLUMNS) }, (_, at) => at)
  const columns = all.map((at) => below.map((cells) => cells[at] ?? ''))
  const cellsAt: Cells = (at) => columns[at] ?? []
  const without = (taken: readonly number[]) => all.filter((at) => !taken.includes(at))
  const holdsCodes = (at: number) => cellsAt(at).some((cell) => codeInColumn(cell) !== undefined)

  const codes = heaviest(titles, codeWeight)
  const coded = codes.find(holdsCodes) ?? codes[0] ?? -1
  const named = heaviest(titles, nameWeight)[0] ?? -1
  const aside = titles.flatMap((cell, at) =>
    isAside(cell) || isOtherCount(cell) || (at !== coded && codeWeight(cell) > 0) ? [at] : [],
  )
  const numeric = without([coded, named]).filter((at) => isNumeric(cellsAt(at)))
  const factors = findFactors(
    columns,
    numeric.filter(
      (at) => !isOtherCount(titles[at] ?? '') || /цена|сумма|стоим|руб|₽/i.test(titles[at] ?? ''),
    ),
  )
  const counts = titledCounts(titles, cellsAt, factors)
  const noCodes = [
    ...aside.filter((at) => at !== coded),
    ...(factors ? [...factors.factors, factors.product] : []),
    ...numeric.filter((at) => countCodes(cellsAt(at), below) === 0),
  ]
  const code =
    coded >= 0
      ? coded
      : bestOf(without([...noCodes, named, ...counts]), (at) => countCodes(cellsAt(at), below))
  const name =
    named >= 0
      ? named
      : bestOf(
          without([...aside, code, ...counts]).filter((at) => !isCounting(cellsAt(at))),
          (at) => countLetters(cellsAt(at)),
        )
  const guessed = () => {
    const free = without([...aside, code, name])
    const others = guessQuantities(columns, free, factors)
    // Rising numbers before the names are those of the rows: a list that was filtered has gaps.
    const goods = Math.min(...[name, code].filter((at) => at >= 0))
    const isNumber = (at: number) => at < goods && isRising(cellsAt(at))
    return others.length > 1 || below.length > 2 ? others.filter((at) => !isNumber(at)) : others
  }
  const fitting = counts.length > 0 ? counts : guessed()
  const filled = fitting.filter((at) =>
    cellsAt(at).some((cell) => countOf(cell) !== undefined || numberOf(cell)),
  )
  const [quantity = fitting[0] ?? -1, ...rest] = filled
  const isAsked = rest.length > 0
  return {
    ...{ code, name, titles, from },
    quantity: isAsked ? -1 : quantity,
    others: [...noCodes, ...(isAsked ? filled : [])],
    alike: isAsked ? filled : [],
    // English programs mean thousands by «1,000».
    thousandths: !isAsked && !/^[a-z]/i.test(titles[quantity] ?? '') && hasThousandths(cellsAt(quantity)),
  }
}
