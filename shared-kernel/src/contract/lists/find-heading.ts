import {
  codeWeight,
  countWeight,
  isHeading,
  isOtherCount,
  isTitleRow,
  nameWeight,
  titleText,
} from './column-titles'

/** A heading is looked for so far down, and has so many rows at most. */
const HEADING_ROWS = 20
const MAX_TITLE_ROWS = 4

export interface Heading {
  /** By column. */
  titles: readonly string[]
  /** First row below. */
  from: number
}

/** The next row of a heading says what the columns are that the one above puts together. */
function goesOn(titles: readonly string[], cells: readonly string[] = []): boolean {
  const filled = cells.filter((cell) => cell !== '').map(titleText)
  const [first = ''] = filled
  // «Товары для офиса» under «Код» begins a section.
  const isSection =
    filled.length === 1 &&
    titles[cells.findIndex((cell) => cell !== '')] !== '' &&
    codeWeight(first) + countWeight(first) === 0
  const isKnown = (cell: string) => codeWeight(cell) + nameWeight(cell) + countWeight(cell) > 0
  return (
    filled.length > 0 &&
    !isSection &&
    filled.every((cell) => !/\d/.test(cell)) &&
    (filled.some(isKnown) || (filled.length > 1 && filled.some(isOtherCount)))
  )
}

/** Titles of two rows: «в упаковке (Количество)». */
function joined(above: readonly string[], below: readonly string[]): string[] {
  let over = ''
  return Array.from({ length: Math.max(above.length, below.length) }, (_, at) => {
    const [top = '', own = ''] = [above[at], below[at]]
    if (top !== '') over = top
    return own === '' ? top : over === '' ? own : `${own} (${over})`
  })
}

/** «1», «2а», «Б»: how a form numbers its columns. */
const COLUMN_NUMBER = /^(?:\d{1,2}[а-яa-z]?|[А-ЯA-Z])$/u

/** «1 2 3 4 …», «А 1 1а 2 …» or «А Б В» under the titles of a form. */
function isNumbered(cells: readonly string[] = []): boolean {
  const filled = cells.filter((cell) => cell !== '')
  if (filled.length < 3 || !filled.every((cell) => COLUMN_NUMBER.test(cell))) return false
  const numbers = filled.map((cell) => Number.parseInt(cell, 10)).filter((number) => !Number.isNaN(number))
  const isRising = numbers.every((number, at) => number >= (numbers[at - 1] ?? 1))
  const first = numbers[0] ?? 1
  // Columns that were left out leave gaps; numbers of products would not all be different.
  return first === 1 && isRising && new Set(filled).size === filled.length
}

/** The titles of a table, of all rows of its heading. */
export function findHeading(rows: readonly string[][]): Heading {
  const upper = rows.slice(0, HEADING_ROWS)
  const whole = upper.findIndex((cells) => isTitleRow(cells.map(titleText)))
  const at = whole >= 0 ? whole : upper.findIndex((cells) => isHeading(cells.map(titleText)))
  if (at < 0) return { titles: [], from: isNumbered(rows[0]) && rows.length > 1 ? 1 : 0 }
  let titles = (rows[at] ?? []).map(titleText)
  let from = at + 1
  while (from < at + MAX_TITLE_ROWS && goesOn(titles, rows[from])) {
    titles = joined(titles, (rows[from] ?? []).map(titleText))
    from += 1
  }
  return { titles, from: isNumbered(rows[from]) ? from + 1 : from }
}
