/** A row of a table: its number as the table program shows it, from 1, and its cells as texts, '' where there is nothing. */
export interface TableRow {
  number: number
  cells: string[]
  /** By a filter or by hand: what it says is not asked for. */
  hidden?: true
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
  return {
    rows: (): TableRow[] =>
      [...rows].map(([number, cells]) => ({
        number,
        cells: Array.from(cells, (cell) => cell ?? ''),
        ...(hidden.has(number) ? { hidden: true } : {}),
      })),
    hide: (row: number) => void hidden.add(row),
    /**
     * @param column from 0
     * @throws UnreadableTable when there are too many rows
     */
    put(row: number, column: number, text: string): void {
      const plain = text.slice(0, LETTERS).trim()
      if (plain === '' || column >= COLUMNS) return
      const cells = rows.get(row) ?? []
      cells[column] = plain
      rows.set(row, cells)
      if (rows.size > ROWS) throw new UnreadableTable('rows')
    },
  }
}
