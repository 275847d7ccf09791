import type { Shop } from '@prilavok/shared-kernel/contract'
import { clockOf } from '@prilavok/shared-kernel/contract/shop-clock'
import { fractionDigits } from '@prilavok/shared-kernel/format'

/** What a cell of an exported table may hold; nothing: the cell stays empty. */
type CellValue = string | number | null | undefined

/** A column of a table that is exported. */
export interface ExportColumn<Row> {
  header: string
  /** Of the column, in characters. @default what its kind needs */
  width?: number
  /**
   * `text`: kept as it is, so codes keep their leading zeros; `number` and `money`: numbers that can be added up; `date` and
   * `time`: an ISO 8601 date, by the time of the shop, without or with hours and minutes. A word in place of a number («Подарок») stays
   * a word. @default 'text'
   */
  kind?: 'text' | 'number' | 'money' | 'date' | 'time'
  value: (row: Row) => CellValue
}

type Kind = NonNullable<ExportColumn<unknown>['kind']>

/** A cell as write-excel-file takes it. */
export interface SheetCell {
  value: string | number | Date
  type: StringConstructor | NumberConstructor | DateConstructor
  format?: string
  fontWeight?: 'bold'
  align?: 'right'
  wrap?: true
  alignVertical?: 'top'
}

type ShopOfTable = Pick<Shop, 'PRICE_TYPE' | 'TIME_ZONE'>

const WIDTHS: Record<Kind, number> = { text: 24, number: 12, money: 14, date: 12, time: 17 }

const isRight = (kind: Kind): boolean => kind === 'number' || kind === 'money'

const headerCell = ({ header, kind = 'text' }: ExportColumn<never>): SheetCell => ({
  value: header,
  type: String,
  fontWeight: 'bold',
  wrap: true,
  alignVertical: 'top',
  ...(isRight(kind) ? { align: 'right' } : {}),
})

/** A sum as it is read, without the noise of binary fractions behind its last digit. */
const rounded = (sum: number, digits: number): number => Number(sum.toFixed(digits))

const DAY_MS = 86_400_000
/** Without its hours: in a workbook they would part equal days. */
const dayOf = (time: Date): Date => new Date(Math.floor(time.getTime() / DAY_MS) * DAY_MS)

const filledCell = (
  value: string | number,
  kind: Kind,
  { PRICE_TYPE, TIME_ZONE }: ShopOfTable,
): SheetCell => {
  const moneyDigits = fractionDigits(PRICE_TYPE)
  if (isRight(kind) && Number.isNaN(Number(value)))
    return { value: String(value), type: String, align: 'right' }
  switch (kind) {
    case 'number':
      return { value: Number(value), type: Number }
    case 'money':
      return {
        value: rounded(Number(value), moneyDigits),
        type: Number,
        format: moneyDigits === 0 ? '#,##0' : `#,##0.${'0'.repeat(moneyDigits)}`,
      }
    case 'date':
      return { value: dayOf(clockOf(String(value), TIME_ZONE)), type: Date, format: 'dd.mm.yyyy' }
    case 'time':
      return { value: clockOf(String(value), TIME_ZONE), type: Date, format: 'dd.mm.yyyy hh:mm' }
    default:
      return { value: String(value), type: String }
  }
}

/** The header and all rows of a table. @param shop says how many digits its money has, and by which time its dates are told */
export function tableCells<Row>(
  columns: readonly ExportColumn<Row>[],
  rows: readonly Row[],
  shop: ShopOfTable,
): (SheetCell | null)[][] {
  const cellOf = (row: Row, { value, kind = 'text' }: ExportColumn<Row>) => {
    const content = value(row)
    return content === null || content === undefined || content === ''
      ? null
      : filledCell(content, kind, shop)
  }
  return [columns.map(headerCell), ...rows.map((row) => columns.map((column) => cellOf(row, column)))]
}

/** Width of each column, in characters: at least what its header needs. */
export const columnWidths = (columns: readonly ExportColumn<never>[]): { width: number }[] =>
  columns.map(({ header, width, kind = 'text' }) => ({
    width: width ?? Math.max(WIDTHS[kind], header.length + 2),
  }))
