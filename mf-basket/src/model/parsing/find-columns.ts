import { numberOf } from './cell-values'
import { findFactors } from './find-factors'
import { bestOf, countCodes, countLetters, guessQuantity, isCounting, isNumeric } from './guess-columns'

/** Where a table says what; -1: nowhere. */
export interface Columns {
  code: number
  name: number
  quantity: number
  /** Prices, sums, ordinals: what looks like a code there is none. */
  others: readonly number[]
  /** First row below the heading. */
  from: number
}

const CODE_TITLE = /^(код|артикул|арт\.?|code|sku)(\s|$|[.,:(])/i
const NAME_TITLE =
  /^(наименование|название|товар[ы]?|номенклатура|описание|позиция|name|product|item)(\s|$|[.,:(])/i
const QUANTITY_TITLE = /^(кол-?во|количество|кол\.?|заказ|к\s+заказу|нужно|qty|quantity|шт\.?)(\s|$|[.,:(])/i
const OTHER_TITLE =
  /^(цена|стоимость|сумма|итого|всего|скидк|вес|объ[её]м|остат|налич|№|n$|price|sum|total|amount|ед|ндс)/i
/** A heading is looked for so far down. */
const HEADING_ROWS = 20
/** Rows and columns by which the columns are told apart: a sheet may have very many of both. */
const MAX_ROWS = 2000
const MAX_COLUMNS = 100

const isTitle = (cell: string) =>
  [CODE_TITLE, NAME_TITLE, QUANTITY_TITLE].some((title) => title.test(cell)) && !/\d{3}/.test(cell)

/** Titles, and nothing that is counted. */
const isHeading = (cells: readonly string[]): boolean =>
  cells.some(isTitle) && cells.every((cell) => numberOf(cell) === undefined)

/** Columns of codes, names and counts: by their titles, else by what stands in them. */
export function findColumns(rows: readonly string[][]): Columns {
  const headed = rows.slice(0, HEADING_ROWS).findIndex(isHeading)
  const titles = rows[headed] ?? []
  const below = rows.slice(headed + 1, headed + 1 + MAX_ROWS)
  const widest = below.reduce((width, cells) => Math.max(width, cells.length), titles.length)
  const all = Array.from({ length: Math.min(widest, MAX_COLUMNS) }, (_, at) => at)
  const columns = all.map((at) => below.map((cells) => cells[at] ?? ''))
  const cellsAt = (at: number) => columns[at] ?? []
  const without = (taken: readonly number[]) => all.filter((at) => !taken.includes(at))
  const titled = (title: RegExp) => titles.findIndex((cell) => title.test(cell))

  const [coded, named, counted] = [titled(CODE_TITLE), titled(NAME_TITLE), titled(QUANTITY_TITLE)]
  const aside = titles.flatMap((cell, at) => (OTHER_TITLE.test(cell) ? [at] : []))
  const numeric = without([coded, named]).filter((at) => isNumeric(cellsAt(at)))
  const factors = findFactors(columns, numeric)
  const noCodes = [
    ...aside,
    ...(factors ? [...factors.factors, factors.product] : []),
    ...numeric.filter((at) => countCodes(cellsAt(at), below) === 0),
  ]
  const code =
    coded >= 0 ? coded : bestOf(without([...noCodes, named, counted]), (at) => countCodes(cellsAt(at), below))
  const name =
    named >= 0
      ? named
      : bestOf(
          without([...aside, code, counted]).filter((at) => !isCounting(cellsAt(at))),
          (at) => countLetters(cellsAt(at)),
        )
  const quantity = counted >= 0 ? counted : guessQuantity(columns, without([...aside, code, name]), factors)
  return { code, name, quantity, others: noCodes, from: headed + 1 }
}
