import { type CellObject, read, type WorkSheet } from '@e965/xlsx'
import { shownAs } from './number-formats'
import { COLUMNS, ROWS, type TableRow, tableCollector, UnreadableTable } from './table'
import { xlsRecords } from './xls-records'

/** Rows that are looked at, empty ones included. */
const SCANNED = 5000

/**
 * The first visible table of an .xls file of Excel 97 to 2003 and before. Formulas count as the values stored with them.
 * @throws UnreadableTable
 */
export function readXls(file: Buffer): TableRow[] {
  const table = tableCollector()
  const sheet = openSheet(file)
  const data = (sheet?.['!data'] ?? []) as (CellObject | undefined)[][]
  for (const [row, cells] of data.entries()) {
    if (sheet?.['!rows']?.[row]?.hidden) table.hide(row + 1)
    if (row >= SCANNED && cells?.some(Boolean)) throw new UnreadableTable('rows')
    for (const [column, cell] of (cells ?? []).slice(0, COLUMNS).entries()) {
      if (cell && cell.t !== 'e' && !sheet?.['!cols']?.[column]?.hidden)
        table.put(row + 1, column, textOf(cell))
    }
  }
  return table.rows()
}

const textOf = ({ v, z }: CellObject): string =>
  (typeof v === 'number' && typeof z === 'string' ? shownAs(v, z) : undefined) ?? String(v ?? '')

function openSheet(file: Buffer): WorkSheet | undefined {
  try {
    const book = read(xlsRecords(file), {
      type: 'buffer',
      dense: true,
      sheetRows: SCANNED + ROWS,
      cellFormula: false,
      cellHTML: false,
      cellText: false,
      cellNF: true,
      cellStyles: true,
    })
    const shown = book.SheetNames.find((_, index) => !book.Workbook?.Sheets?.[index]?.Hidden)
    return book.Sheets[shown ?? book.SheetNames[0] ?? '']
  } catch {
    throw new UnreadableTable('broken')
  }
}
