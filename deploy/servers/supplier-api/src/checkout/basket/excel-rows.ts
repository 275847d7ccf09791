import {
  aroundList,
  codeInColumn,
  columnsOf,
  isLine,
  isName,
  type PastedList,
  writtenCount,
} from '@prilavok/shared-kernel/contract/lists'
import type { TableRow } from '../../platform/spreadsheet/table'

/** A row of a list of products. */
export interface ListRow {
  /** Of the table, from 1. */
  number: number
  /** As written. */
  code: string
  quantity: string
  /** null: what is written is no count above nothing. */
  count: number | null
  /** What it says of its product. */
  name?: string
  /** Somebody has hidden it: it is not added before the buyer says so. */
  hidden?: true
}

export interface ListRows {
  rows: ListRow[]
  /** Titles of the columns of which each may say how many: nothing is added before the buyer has chosen. */
  alike: readonly string[]
  /** Title of the column of codes; '' without a heading. */
  codeTitle: string
  /** Other columns whose cells have six digits, as those of makers’ articles have, too. */
  otherCodes: readonly number[]
}

/** The name of a row, else the longest text that may be one. */
function nameOf(cells: readonly string[], name: number): string | undefined {
  const named = cells[name] ?? ''
  if (isName(named)) return named
  const [longest] = cells
    .filter((cell) => isName(cell) && /\p{L}{3}/u.test(cell))
    .sort((one, other) => other.length - one.length)
  return longest
}

/**
 * Rows with counts and codes, or names where a code is missing, without gifts: by the columns that a pasted list is read by, too.
 * @param chosen column of codes, where those of the usual one are of somebody else
 * @returns null without such columns
 */
export function listRows(table: readonly TableRow[], chosen?: number): ListRows | null {
  const cellsOfRows = table.map(({ cells }) => cells)
  const columns = columnsOf(cellsOfRows, chosen === undefined ? {} : { code: chosen })
  const { code, name, quantity, alike, from, titles, thousandths } = columns
  const hasCodes = table.some(({ cells }) => readCode(cells[code] ?? '') !== null)
  const isNamed = name >= 0 && (titles.length > 0 || quantity >= 0)
  if ((code < 0 && !isNamed) || (quantity < 0 && alike.length === 0)) return null
  if (!hasCodes && !isNamed && titles.length === 0) return null
  const rows = table.slice(from).flatMap(({ number, cells, hidden }): ListRow[] => {
    if (!isLine(cells)) return []
    const place = { number, ...(hidden ? { hidden } : {}) }
    const [ownCode = '', written = ''] = [cells[code], cells[quantity]]
    const row = { ...place, code: ownCode, quantity: written, count: readCount(written, thousandths) }
    const called = nameOf(cells, name)
    if (row.code)
      return [{ ...row, ...(called === undefined || called === row.code ? {} : { name: called }) }]
    const isAsked = row.count !== null || (alike.length > 0 && !aroundList(cells.join(' ').trim()))
    return called !== undefined && isAsked ? [{ ...row, name: called }] : []
  })
  const isCounted = alike.length > 0 || rows.some(({ count }) => count !== null)
  if (titles.length === 0 && !isCounted) return null
  return {
    rows,
    alike: alike.map((at) => titles[at] ?? `${at + 1}`),
    codeTitle: titles[code] ?? '',
    otherCodes: codeColumns(cellsOfRows.slice(from), [code, quantity, ...alike]),
  }
}

/** Lines of a text without columns. */
export const linesAsRows = ({ lines }: PastedList): ListRows => ({
  ...{ alike: [], codeTitle: '', otherCodes: [] },
  rows: lines.map(({ number, code = '', name, quantity, unreadCount = '' }) => ({
    ...{
      number,
      code,
      quantity: quantity === undefined ? unreadCount : `${quantity}`,
      count: quantity || null,
    },
    ...(name === undefined ? {} : { name }),
  })),
})

/** Columns that are made of six digits for the most part. */
function codeColumns(rows: readonly string[][], taken: readonly number[]): number[] {
  const width = rows.reduce((widest, cells) => Math.max(widest, cells.length), 0)
  const hasCodes = (at: number): boolean => {
    const filled = rows.map((cells) => cells[at] ?? '').filter((cell) => cell !== '')
    return filled.filter((cell) => /^\d{6}$/.test(cell)).length * 2 > filled.length
  }
  return Array.from({ length: width }, (_, at) => at).filter((at) => !taken.includes(at) && hasCodes(at))
}

/** Six digits; a table program drops zeros at the front. @returns null when it is no code */
export function readCode(text: string): string | null {
  const code = codeInColumn(text)
  return code?.length === 6 ? code : null
}

/** «1 000», «2,0», «3 шт.» @returns null when it is no count above nothing */
export const readCount = (text: string, thousandths = false): number | null =>
  writtenCount(text, thousandths) || null
