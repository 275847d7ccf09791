import type { ChosenColumns } from './find-columns'
import { type Leave, unsaid } from './left-out'
import { columnsOf, type ListColumns, listColumns } from './list-columns'
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

interface ReadText {
  contents: LineContent[]
  isTable: boolean
  /** Of a text that is a table as a whole, or has one in it. */
  columns?: ListColumns | undefined
}

/** What a buyer chose, and who is told of what is left out. */
interface Reading {
  chosen?: ChosenColumns | undefined
  leave: Leave
}

/** An e-mail: its tables column by column, the lines between them word by word. The columns are those of its longest table. */
function readMixed(rows: readonly string[][], { chosen, leave }: Reading): ReadText {
  const contents: LineContent[] = []
  let plain: string[] = []
  const readPlain = () => {
    contents.push(...readPlainText(plain.join('\n'), leave))
    plain = []
  }
  const blocks = blocksOf(rows)
  const length = Math.max(...blocks.filter(isTableOfItsOwn).map((block) => block.rows.length))
  const longest = blocks.find((block) => isTableOfItsOwn(block) && block.rows.length === length)
  let shown: ListColumns | undefined
  for (const block of blocks) {
    if (isTableOfItsOwn(block)) {
      readPlain()
      const columns = columnsOf(block.rows, block === longest ? chosen : {})
      if (block === longest) shown = listColumns(block.rows, columns)
      contents.push(...readTable(block.rows, columns, leave))
    } else plain.push(...block.rows.map((cells) => cells.filter((cell) => cell !== '').join('\t')))
  }
  readPlain()
  return { contents, isTable: false, columns: shown }
}

function readAsTable(rows: readonly string[][], { chosen, leave }: Reading): ReadText {
  const columns = columnsOf(rows, chosen)
  return { contents: readTable(rows, columns, leave), isTable: true, columns: listColumns(rows, columns) }
}

/** Rows of a text that has cells, and whether most of its lines have some. */
function rowsIn(
  text: string,
  leave: Leave,
): { rows: string[][]; isTable: boolean; leaveRest?: () => void } | undefined {
  const hasTabs = /\S\t|\t\S/.test(text)
  const layout = hasTabs ? undefined : readLayout(text, leave)
  if (layout) return { ...layout, isTable: true }
  const rows = hasTabs ? splitTabs(text) : (splitSemicolons(text) ?? splitCommas(text))
  if (!rows?.some((cells) => cells.filter((cell) => cell !== '').length > 1)) return undefined
  const filled = rows.filter(isFilled)
  return { rows, isTable: filled.filter(hasCells).length * 2 >= filled.length }
}

/** Rows of a text that is a table as a whole. @param text with `\n` between its lines */
export function tableRows(text: string): string[][] | undefined {
  const found = rowsIn(text, unsaid)
  return found?.isTable ? found.rows : undefined
}

/**
 * What the lines of a text say: of a table by its columns, where most lines have some; else line by line.
 * @param text with `\n` between its lines
 * @param leave told of what is no line
 */
export function readText(text: string, chosen?: ChosenColumns, leave: Leave = unsaid): ReadText {
  const found = rowsIn(text, leave)
  if (!found) return { contents: readPlainText(text, leave), isTable: false }
  const read = (found.isTable ? readAsTable : readMixed)(found.rows, { chosen, leave })
  found.leaveRest?.()
  return read
}
