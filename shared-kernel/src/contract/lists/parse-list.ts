import { withPlainSpaces } from './cell-values'
import { isOrderTitle } from './column-titles'
import type { ChosenColumns } from './find-columns'
import { type Leave, type LeftOut, leftOutCollector, unsaid } from './left-out'
import { ownRows } from './own-emails'
import { type LineContent, MAX_LINES, MAX_TEXT, type PastedLine, type PastedList } from './pasted-line'
import { readPlainLine } from './read-plain-line'
import { readText, tableRows } from './read-text'
import { splitCodes } from './split-codes'
import { splitPhrases } from './split-phrases'

/** From so large a part of lines without a count on, only those that have one are an order: a price list that was filled in. */
const FILLED_IN = 0.5

/** Whole lines of a text, as many as are read. */
function beginningOf(text: string): string {
  if (text.length <= MAX_TEXT) return text
  const end = Math.max(text.lastIndexOf('\n', MAX_TEXT), text.lastIndexOf('\r', MAX_TEXT))
  return text.slice(0, end > 0 ? end : MAX_TEXT)
}

/** A product a line, as far as that can be told. @param text with `\n` between its lines */
function linesOf(text: string): string {
  const lines = text.split('\n')
  const isAlone = lines.filter((line) => line.trim() !== '').length === 1
  return lines
    .flatMap(splitPhrases)
    .flatMap((line) => splitCodes(line, isAlone))
    .join('\n')
}

const isCounted = ({ quantity, unreadCount }: LineContent) =>
  quantity !== undefined || unreadCount !== undefined

/** What is read of a text, with `\n` between its lines. */
const normal = (text: string): string =>
  withPlainSpaces(beginningOf(text)).replace(/\r\n?|\u2028|\u2029/g, '\n')

/**
 * Rows and cells of a text that is a table as a whole, by its tabs, semicolons, strokes, commas or blanks. Undefined for others, and
 * for documents of the shop.
 */
export function rowsOfText(text: string): string[][] | undefined {
  const plain = normal(text)
  return ownRows(plain, unsaid).rows.length > 0 ? undefined : tableRows(linesOf(plain))
}

/** Lines that order something. */
function withCounts(
  contents: readonly LineContent[],
  { isTable, columns }: ReturnType<typeof readText>,
): readonly LineContent[] {
  const ordered = contents.filter(({ quantity }) => quantity !== 0)
  const counted = ordered.filter(isCounted)
  const isOrder = isOrderTitle(columns?.titles[columns.quantity] ?? '')
  const few = ordered.length * (isOrder ? 1 : FILLED_IN)
  // While the buyer has to choose between columns nothing says which rows are filled in.
  const isFilledIn = isTable && !columns?.alike.length && counted.length > 0 && counted.length < few
  return isFilledIn ? counted : ordered
}

/** What we have written is read exactly; what stands around it is a line only when it has a code and a count, too. */
function besideOwn(
  own: readonly LineContent[],
  read: ReturnType<typeof readText>,
  leave: Leave,
): ReturnType<typeof readText> {
  if (own.length === 0) return read
  const isSure = ({ code, quantity }: LineContent) => code?.length === 6 && quantity !== undefined
  for (const { text } of read.contents.filter((content) => !isSure(content))) leave(text, 'nothing')
  return { contents: [...own, ...read.contents.filter(isSure)], isTable: false }
}

/** What was left out, as the line that the buyer takes it for: with its code and count, and without the filters that left it out. */
export function lineOfPiece({ text }: LeftOut): PastedLine {
  const content = readPlainLine(text.replaceAll(' · ', '  '), { numbered: false, bareCounts: false })
  return { number: 1, ...(content.code || content.name ? content : { text, name: text }) }
}

/**
 * A list of products out of a spreadsheet, an e-mail or a plain text: a code or a name a line, with or without a count. Headings,
 * totals, prices and ordinals are told apart by their titles and by what stands in the other lines.
 * @param chosen columns that the buyer chose instead
 */
export function parseList(text: string, chosen?: ChosenColumns): PastedList {
  const plain = normal(text)
  const { pieces, leave } = leftOutCollector()
  const own = ownRows(plain, leave)
  const read = besideOwn(own.rows, readText(linesOf(own.rest), chosen, leave), leave)
  const { contents, columns } = read
  const ordered = withCounts(contents, read)
  const lines = ordered.slice(0, MAX_LINES).map((content, at) => ({ number: at + 1, ...content }))
  const taken = new Set(ordered)
  const others = contents.filter((content) => !taken.has(content)).slice(0, MAX_LINES - lines.length)
  return {
    lines,
    cut: Math.max(0, ordered.length - MAX_LINES),
    skipped: others.map(({ quantity: _, ...content }, at) => ({ number: lines.length + at + 1, ...content })),
    tooLong: beginningOf(text).length < text.length,
    leftOut: pieces,
    ...(columns ? { columns } : {}),
  }
}
