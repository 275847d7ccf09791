import type { Cell, Column, Line, Sheet } from '../workbook'
import type { SharedStrings } from './shared-strings'
import { type LookName, lookIndex } from './styles'
import { columnName, DECLARATION, xml } from './xml'

/** What a table program takes for a formula when the text is typed anew. */
const FORMULA = /^[=+\-@\t\r]/
/** Rows of one piece: other requests get their turn between two pieces. */
const PIECE = 200
const LINE_POINTS = 14

const formats = { text: 'text', integer: 'integer', money: 'money' } as const

function cellXml(at: string, value: Cell, look: LookName, strings: SharedStrings): string {
  const style = `r="${at}" s="${lookIndex(look)}"`
  if (value === null || value === '') return `<c ${style}/>`
  if (typeof value === 'string') return `<c ${style} t="s"><v>${strings.index(value)}</v></c>`
  return Number.isFinite(value) ? `<c ${style}><v>${value}</v></c>` : `<c ${style}/>`
}

/** Not every program fits the height of a row to its texts when it opens a file. */
function heightOf(cells: readonly Cell[], columns: readonly Column[]): string {
  const lines = columns.map(({ width }, index) => {
    const value = cells[index]
    return typeof value === 'string' ? Math.ceil((value.length * 1.06) / (width - 2)) : 1
  })
  const most = Math.max(...lines)
  return most > 1 ? ` ht="${Math.min(most, 12) * LINE_POINTS}" customHeight="1"` : ''
}

function tableRow(
  number: number,
  cells: readonly Cell[],
  columns: readonly Column[],
  strings: SharedStrings,
): string {
  const row = columns.map(({ format = 'text' }, index) => {
    const value = cells[index] ?? null
    const isRisky = typeof value === 'string' && FORMULA.test(value)
    const look = typeof value === 'string' ? (isRisky ? 'textQuoted' : 'text') : formats[format]
    return cellXml(columnName(index) + number, value, look, strings)
  })
  return `<row r="${number}"${heightOf(cells, columns)}>${row.join('')}</row>`
}

/** A line above or below the table: over its whole width, or a label with its sum in the last column. */
function lineRow(number: number, line: Line, columns: readonly Column[], strings: SharedStrings): string {
  const { text, look = 'plain', value } = line
  const isSum = value !== undefined
  const points = look === 'title' ? LINE_POINTS * 1.5 : LINE_POINTS
  const letters = columns.reduce((sum, { width }) => sum + width, 0) / (look === 'title' ? 1.4 : 1)
  const lines = text.split('\n').reduce((sum, part) => sum + Math.max(1, Math.ceil(part.length / letters)), 0)
  const strong = look === 'strong'
  const first = cellXml(`A${number}`, text, isSum ? (strong ? 'labelStrong' : 'label') : look, strings)
  const last = isSum
    ? cellXml(columnName(columns.length - 1) + number, value, strong ? 'totalStrong' : 'total', strings)
    : ''
  return `<row r="${number}" ht="${lines * points + 2}" customHeight="1">${first}${last}</row>`
}

function headerRow(number: number, columns: readonly Column[], strings: SharedStrings): string {
  const cells = columns.map(({ title, format = 'text' }, index) =>
    cellXml(columnName(index) + number, title, format === 'text' ? 'header' : 'headerRight', strings),
  )
  return `<row r="${number}" ht="30" customHeight="1">${cells.join('')}</row>`
}

/** Number of the row with the titles of the columns. */
export const headerRowOf = ({ before }: Sheet): number => before.length + 1

const merge = (number: number, last: number): string =>
  last > 0 ? `<mergeCell ref="A${number}:${columnName(last)}${number}"/>` : ''

const merges = (lines: readonly Line[], first: number, columns: number): string =>
  lines
    .map(({ value }, index) => merge(first + index, value === undefined ? columns - 1 : columns - 2))
    .join('')

/** All codes and texts of a footer: Excel takes a longer one for a broken file. */
const FOOTER_LETTERS = 255
const PAGES = '&R&8 Страница &P из &N'

/** Text on the left, the page on the right. A space parts the size from a text that begins with a digit. */
export function footerXml(text: string): string {
  const left = text.slice(0, (FOOTER_LETTERS - PAGES.length) / 2 - 5).replaceAll('&', '&&')
  return xml(`&L&8 ${left}${PAGES}`)
}

/**
 * A sheet in pieces: its rows may come from a database as they are written.
 * @param footer at the foot of every printed page
 */
export async function* sheetXml(
  sheet: Sheet,
  footer: string,
  strings: SharedStrings,
): AsyncGenerator<string> {
  const { columns, before, after = [], landscape = false } = sheet
  const header = headerRowOf(sheet)
  const widths = columns.map(
    ({ width }, index) => `<col min="${index + 1}" max="${index + 1}" width="${width}" customWidth="1"/>`,
  )
  yield [
    `${DECLARATION}<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main">`,
    '<sheetPr><pageSetUpPr fitToPage="1"/></sheetPr><sheetViews>',
    '<sheetView showGridLines="0" workbookViewId="0">',
    `<pane ySplit="${header}" topLeftCell="A${header + 1}" activePane="bottomLeft" state="frozen"/>`,
    `</sheetView></sheetViews><sheetFormatPr defaultRowHeight="${LINE_POINTS}"/>`,
    `<cols>${widths.join('')}</cols><sheetData>`,
    ...before.map((line, index) => lineRow(index + 1, line, columns, strings)),
    headerRow(header, columns, strings),
  ].join('')
  let number = header
  let piece: string[] = []
  for await (const row of sheet.rows) {
    number += 1
    piece.push(tableRow(number, row, columns, strings))
    if (piece.length < PIECE) continue
    yield piece.join('')
    piece = []
  }
  piece.push(
    ...after.map((line, index) => lineRow(number + 1 + index, line, columns, strings)),
    '</sheetData>',
  )
  const joined = merges(before, 1, columns.length) + merges(after, number + 1, columns.length)
  if (joined) piece.push(`<mergeCells>${joined}</mergeCells>`)
  piece.push(
    '<pageMargins left="0.4" right="0.4" top="0.5" bottom="0.6" header="0.3" footer="0.3"/>',
    `<pageSetup paperSize="9" orientation="${landscape ? 'landscape' : 'portrait'}" fitToWidth="1" fitToHeight="0"/>`,
    `<headerFooter><oddFooter>${footerXml(footer)}</oddFooter></headerFooter>`,
    '</worksheet>',
  )
  yield piece.join('')
}
