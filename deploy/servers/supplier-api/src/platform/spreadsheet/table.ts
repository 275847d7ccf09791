import type { PastedList } from '@prilavok/shared-kernel/contract/lists'

/** A row of a table: its number as the table program shows it, from 1, and its cells as texts, '' where there is nothing. */
export interface TableRow {
  number: number
  cells: string[]
  /** By a filter or by hand: what it says is not asked for. */
  hidden?: true
}

/** A column that somebody has hidden, from 0: what it says is not asked for, and stands in no cell of the rows. */
export interface HiddenColumn {
  at: number
  /** A text by row, '' where there is nothing. */
  cells: string[]
}

interface SheetContent {
  rows: TableRow[]
  hiddenColumns: HiddenColumn[]
}

/** A sheet of a workbook, beside the names of those that are shown. */
export interface TableSheet extends SheetContent {
  names: string[]
  /** Which of them was read, from 0. */
  at: number
  /** Of a text without columns: what its lines say. */
  list?: PastedList
}

/** What a thread reads. `sheet` from 0. */
export interface SheetOfFile {
  file: Uint8Array
  sheet?: number | undefined
}

/** Sheets that are looked at for the first one with a table, and may be asked for. */
export const SHEETS = 10

/**
 * The sheet that is asked for, else the first one with a table, else the first one.
 * @param sheets those that are shown, each read on demand
 */
export function pickSheet(
  sheets: readonly { name: string; read: () => SheetContent }[],
  asked: number | undefined,
): TableSheet {
  const names = sheets.map(({ name }) => name)
  const wanted = asked === undefined ? undefined : sheets[asked]
  if (asked !== undefined && wanted) return { names, at: asked, ...wanted.read() }
  let first: SheetContent | undefined
  for (const [at, { read }] of sheets.entries()) {
    const content = read()
    if (content.rows.some(({ cells }) => cells.filter((cell) => cell !== '').length > 1))
      return { names, at, ...content }
    first ??= content
  }
  return { names, at: 0, ...(first ?? { rows: [], hiddenColumns: [] }) }
}

/** Why a file is not read. The reason is a code; texts are of whoever answers. */
export class UnreadableTable extends Error {
  constructor(reason: 'broken' | 'large' | 'rows') {
    super(reason)
    this.name = 'UnreadableTable'
  }
}

/** Rows of one table with something in them. A heading above the list is allowed for. */
export const ROWS = 1020
/** Columns that are looked at. */
export const COLUMNS = 60
/** Emails of a cell that are kept. */
const LETTERS = 300

/** Collects the cells of a table that are worth looking at. */
export function tableCollector() {
  const rows = new Map<number, string[]>()
  const hidden = new Set<number>()
  /** Texts by row. */
  const hiddenColumns = new Map<number, Map<number, string>>()
  return {
    content: (): SheetContent => ({
      rows: [...rows].map(([number, cells]) => ({
        number,
        cells: Array.from(cells, (cell) => cell ?? ''),
        ...(hidden.has(number) ? { hidden: true } : {}),
      })),
      hiddenColumns: [...hiddenColumns]
        .map(([at, texts]) => ({ at, cells: [...rows.keys()].map((row) => texts.get(row) ?? '') }))
        .filter(({ cells }) => cells.some((cell) => cell !== '')),
    }),
    hide: (row: number) => void hidden.add(row),
    hideColumn: (column: number) => void (column < COLUMNS && hiddenColumns.set(column, new Map())),
    /**
     * @param column from 0
     * @throws UnreadableTable when there are too many rows
     */
    put(row: number, column: number, text: string): void {
      const plain = text.slice(0, LETTERS).trim()
      if (plain === '' || column >= COLUMNS) return
      const texts = hiddenColumns.get(column)
      if (texts) {
        if (texts.size < ROWS) texts.set(row, plain)
        return
      }
      const cells = rows.get(row) ?? []
      cells[column] = plain
      rows.set(row, cells)
      if (rows.size > ROWS) throw new UnreadableTable('rows')
    },
  }
}
