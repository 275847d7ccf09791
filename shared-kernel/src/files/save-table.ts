import type { Kernel } from '@prilavok/shared-kernel/kernel'
import { saveFile } from './save-file'
import { columnWidths, type ExportColumn, tableCells } from './table-cells'

/** Told the part of the work that is done, from 0 to 1. */
export type ExportProgress = (part: number) => void

/** Rows that are here, or a call that fetches all of them. */
export type ExportRows<Row> =
  | readonly Row[]
  | ((signal: AbortSignal, onProgress: ExportProgress) => Promise<readonly Row[]>)

export interface ExportedTable<Row> {
  /** Without the ending: «Заказы». Characters that no file may be named with become spaces. */
  fileName: string
  columns: readonly ExportColumn<Row>[]
  rows: ExportRows<Row>
}

/** What Windows rejects in a name of a file. */
const NOT_IN_NAMES = /[\\/:*?"<>|]+/g

const workbookName = (name: string): string => `${name.replace(NOT_IN_NAMES, ' ').trim()}.xlsx`

/**
 * A table as a workbook in the browser's downloads. The library that writes it is loaded here, so no page waits for it.
 * @throws what the call for the rows throws; the reason of `signal` when that ends it
 */
export async function saveTable<Row>(
  { shop }: Kernel,
  { fileName, columns, rows }: ExportedTable<Row>,
  signal: AbortSignal,
  onProgress: ExportProgress,
): Promise<void> {
  const [{ default: write }, all] = await Promise.all([
    import('write-excel-file/browser'),
    typeof rows === 'function' ? rows(signal, onProgress) : rows,
  ])
  signal.throwIfAborted()
  const content = await write(tableCells(columns, all, shop), {
    columns: columnWidths(columns),
    stickyRowsCount: 1,
  }).toBlob()
  signal.throwIfAborted()
  saveFile(content, workbookName(fileName))
}
