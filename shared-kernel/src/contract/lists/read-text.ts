import { type ChosenColumns, type Columns, columnsOf } from './find-columns'
import type { LineContent } from './pasted-line'
import { readLayout } from './read-layout'
import { readPlainText } from './read-plain-text'
import { readTable } from './read-table'
import { splitCommas, splitSemicolons, splitTabs } from './split-cells'

/** Rows with cells that follow each other in a text, or lines between them. */
interface Block {
  isTable: boolean
  rows: string[][]
}

/** Also where all but one are empty: a spreadsheet copies the signs between them. */
const hasCells = (cells: readonly string[]): boolean => cells.length > 1
const isFilled = (cells: readonly string[]): boolean => cells.some((cell) => cell !== '')

function blocksOf(rows: readonly string[][]): Block[] {
  const blocks: Block[] = []
  for (const cells of rows.filter(isFilled)) {
    const [isTable, last] = [hasCells(cells), blocks.at(-1)]
    if (last?.isTable === isTable) last.rows.push(cells)
    else blocks.push({ isTable, rows: [cells] })
  }
  return blocks
}

/** One row with a tab is a line like the others. */
const isTableOfItsOwn = ({ isTable, rows }: Block): boolean => isTable && rows.length > 1

/** An e-mail: its tables column by column, the lines between them word by word. */
function readMixed(rows: readonly string[][]): LineContent[] {
  const contents: LineContent[] = []
  let plain: string[] = []
  const readPlain = () => {
    contents.push(...readPlainText(plain.join('\n')))
    plain = []
  }
  for (const block of blocksOf(rows)) {
    if (isTableOfItsOwn(block)) {
      readPlain()
      contents.push(...readTable(block.rows))
    } else plain.push(...block.rows.map((cells) => cells.filter((cell) => cell !== '').join('\t')))
  }
  readPlain()
  return contents
}

interface ReadText {
  contents: LineContent[]
  isTable: boolean
  /** Of a text that is a table as a whole. */
  columns?: Columns
}

function readAsTable(rows: readonly string[][], chosen?: ChosenColumns): ReadText {
  const columns = columnsOf(rows, chosen)
  return { contents: readTable(rows, columns), isTable: true, columns }
}

/**
 * What the lines of a text say: of a table by its columns, where most lines have some; else line by line.
 * @param text with `\n` between its lines
 */
export function readText(text: string, chosen?: ChosenColumns): ReadText {
  const hasTabs = /\S\t|\t\S/.test(text)
  const layout = hasTabs ? undefined : readLayout(text)
  if (layout) return readAsTable(layout, chosen)
  const rows = hasTabs ? splitTabs(text) : (splitSemicolons(text) ?? splitCommas(text))
  if (!rows?.some((cells) => cells.filter((cell) => cell !== '').length > 1))
    return { contents: readPlainText(text), isTable: false }
  const filled = rows.filter(isFilled)
  const isTable = filled.filter(hasCells).length * 2 >= filled.length
  return isTable ? readAsTable(rows, chosen) : { contents: readMixed(rows), isTable }
}
