import { type CellObject, read, type WorkBook, type WorkSheet } from '@e965/xlsx'
import { shownAs } from './number-formats'
import { COLUMNS, pickSheet, ROWS, SHEETS, type TableSheet, tableCollector, UnreadableTable } from './table'
import { xlsRecords } from './xls-records'

/** Rows that are looked at, empty ones included. */
const SCANNED = 5000

/**
 * A visible sheet of an .xls file of Excel 97 to 2003 and before, as of `readXlsx`. Formulas count as the values stored with them.
 * @throws UnreadableTable
 */
export function readXls(file: Buffer, asked?: number): TableSheet {
  const { SheetNames, Sheets, Workbook } = openBook(file)
  const shown = SheetNames.filter((_, at) => !Workbook?.Sheets?.[at]?.Hidden)
  const names = (shown.length > 0 ? shown : SheetNames).slice(0, SHEETS)
  return pickSheet(
    names.map((name) => ({ name, read: () => readSheet(Sheets[name]) })),
    asked,
  )
}

type Table = ReturnType<typeof tableCollector>

function readSheet(sheet: WorkSheet | undefined): ReturnType<Table['content']> {
  const table = tableCollector()
  for (const [column, look] of (sheet?.['!cols'] ?? []).entries()) if (look?.hidden) table.hideColumn(column)
  const data = (sheet?.['!data'] ?? []) as (CellObject | undefined)[][]
  for (const [row, cells] of data.entries()) {
    if (sheet?.['!rows']?.[row]?.hidden) table.hide(row + 1)
    if (row >= SCANNED && cells?.some(Boolean)) throw new UnreadableTable('rows')
    for (const [column, cell] of (cells ?? []).slice(0, COLUMNS).entries()) {
      if (cell) table.put(row + 1, column, textOf(cell))
    }
  }
  return table.content()
}

/** What went wrong is shown, as the programs do: who reads it asks about it. */
const ERROR = '#ОШИБКА'

const textOf = ({ t, v, z }: CellObject): string =>
  (t === 'e' ? ERROR : t === 'b' ? (v ? 'ИСТИНА' : 'ЛОЖЬ') : undefined) ??
  (typeof v === 'number' && typeof z === 'string' ? shownAs(v, z) : undefined) ??
  String(v ?? '')

function openBook(file: Buffer): WorkBook {
  try {
    return read(xlsRecords(file), {
      type: 'buffer',
      dense: true,
      sheetRows: SCANNED + ROWS,
      cellFormula: false,
      cellHTML: false,
      cellText: false,
      cellNF: true,
      cellStyles: true,
    })
  } catch {
    throw new UnreadableTable('broken')
  }
}
