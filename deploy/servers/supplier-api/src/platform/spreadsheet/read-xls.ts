import { type CellObject, read } from '@e965/xlsx'
import { COLUMNS, ROWS, type TableRow, tableCollector, UnreadableTable } from './table'

/** Rows that are looked at, empty ones included. */
const SCANNED = 5000

/**
 * The first visible table of an .xls file of Excel 97 to 2003 and before. Formulas count as the values stored with them.
 * @throws UnreadableTable
 */
export function readXls(file: Buffer): TableRow[] {
  const table = tableCollector()
  for (const [row, cells] of openSheet(file).entries()) {
    if (row >= SCANNED && cells?.some(Boolean)) throw new UnreadableTable('rows')
    for (const [column, cell] of (cells ?? []).slice(0, COLUMNS).entries()) {
      if (cell && cell.t !== 'e') table.put(row + 1, column, String(cell.v ?? ''))
    }
  }
  return table.rows()
}

function openSheet(file: Buffer): (CellObject | undefined)[][] {
  try {
    const book = read(file, {
      type: 'buffer',
      dense: true,
      sheetRows: SCANNED + ROWS,
      cellFormula: false,
      cellHTML: false,
      cellText: false,
    })
    const shown = book.SheetNames.find((_, index) => !book.Workbook?.Sheets?.[index]?.Hidden)
    const sheet = book.Sheets[shown ?? book.SheetNames[0] ?? '']
    return (sheet?.['!data'] ?? []) as (CellObject | undefined)[][]
  } catch {
    throw new UnreadableTable('broken')
  }
}
