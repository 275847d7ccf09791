import type { ExcelAddition, ExcelWarning, FromExcelResponse } from '@prilavok/shared-kernel/contract'
import { isYes } from '@prilavok/shared-kernel/shop'

/** What a file has done to a basket. */
export interface LoadedTable {
  /** How many products were added. */
  added: number
  /** What can be taken back. */
  products: readonly ExcelAddition[]
  /** Rows that were added otherwise than asked. */
  warnings: readonly ExcelWarning[]
  /** Rows that were not added. */
  errors: readonly ExcelWarning[]
}

/** What came of a file: the server alone knows what the file has done, a colleague may change the basket meanwhile. */
export const loadedTable = ({ ADDED, PRODUCTS, CHECK }: FromExcelResponse): LoadedTable => ({
  added: ADDED,
  products: PRODUCTS,
  warnings: CHECK.filter((row) => isYes(row.ADDED)),
  errors: CHECK.filter((row) => !isYes(row.ADDED)),
})
