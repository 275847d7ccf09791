import { isTitleRow } from './column-titles'
import { MAX_COLUMNS, MAX_LENGTH } from './pasted-line'

/** Signs between the cells of a text, the likeliest first. */
const SIGNS = ['\t', ';', '|', ','] as const
type Sign = (typeof SIGNS)[number]

interface CellPatterns {
  /** A quoted cell: it holds signs or line ends, quotes are doubled (RFC 4180). */
  quoted: RegExp
  plain: RegExp
}
const patternsOf = (sign: Sign): CellPatterns => ({
  quoted: new RegExp(`"([^"]*(?:""[^"]*)*)"[^\\S\\t\\n]*(?=[${sign}\\n]|$)`, 'y'),
  plain: new RegExp(`[^${sign}\\n]*`, 'y'),
})

/** Rows of a text with a sign between cells. @param text with `\n` between its lines */
function splitBy(sign: Sign, text: string): string[][] {
  const { quoted, plain } = patternsOf(sign)
  const rows: string[][] = [[]]
  for (let at = 0; ; ) {
    quoted.lastIndex = at
    plain.lastIndex = at
    const [whole, within] = quoted.exec(text) ?? plain.exec(text) ?? ['']
    const cell = within === undefined ? whole : within.replaceAll('""', '"').replace(/\s+/g, ' ')
    const row = rows.at(-1)
    if (row && row.length < MAX_COLUMNS)
      row.push(
        cell
          .trim()
          .slice(0, MAX_LENGTH)
          .replace(/\s{3,}/g, '  '),
      )
    at += whole.length
    const next = text[at]
    if (next === undefined) return rows
    if (next === '\n') rows.push([])
    at += 1
  }
}

/** Rows of a text with tabs, as spreadsheets copy them. @param text with `\n` between its lines */
export const splitTabs = (text: string): string[][] => splitBy('\t', text)

const isFilled = (cells: readonly string[]): boolean => cells.some((cell) => cell !== '')
/** A semicolon between two texts, not one that ends a line. */
const BETWEEN = /[;|](?=\s*\S)/

/**
 * Rows and cells of a text with semicolons or upright strokes in most of its lines. Undefined for others.
 * @param text with `\n` between its lines
 */
export function splitSemicolons(text: string): string[][] | undefined {
  for (const sign of [';', '|'] as const) {
    const rows = splitBy(sign, text).filter(isFilled)
    const lines = text.split('\n').filter((line) => line.trim() !== '')
    const divided = lines.filter((line) => line.includes(sign) && BETWEEN.test(line))
    if (divided.length > 0 && divided.length * 2 >= Math.min(lines.length, rows.length))
      return sign === '|' ? rows.map(withoutFrame) : rows
  }
  return undefined
}

/** Strokes around a row are no cells. */
function withoutFrame(cells: string[]): string[] {
  const from = cells[0] === '' ? 1 : 0
  return cells.slice(from, cells.length > 1 && cells.at(-1) === '' ? -1 : undefined)
}

const QUOTED = /"[^"]*"/g

/**
 * Rows and cells of a text with commas, as English table programs write them. Commas of prose and of prices divide nothing: there
 * are titles, or a code begins each row. @param text with `\n` between its lines
 */
export function splitCommas(text: string): string[][] | undefined {
  if (!text.includes(',')) return undefined
  const rows = splitBy(',', text).filter(isFilled)
  const [first = []] = rows
  const alike = rows.filter(({ length }) => length === first.length).length
  if (first.length < 2 || rows.length < 2 || alike < rows.length * 0.8) return undefined
  const coded = rows.filter(([cell = '']) => /^\d{6}$/.test(cell)).length
  const isSpaced = /,\s\S/.test(text.replace(QUOTED, '').split('\n')[0] ?? '')
  return isTitleRow(first) || (!isSpaced && coded >= rows.length * 0.8) ? rows : undefined
}
