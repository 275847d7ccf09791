import { decodeText, parseList, rowsOfText } from '@prilavok/shared-kernel/contract/lists'
import { type TableSheet, tableCollector } from './table'

/**
 * A text with cells (.csv, .tsv, .txt), by the signs and the encoding that stand in it; of a letter or a plain list each line as a cell,
 * and what the lines say.
 * @throws UnreadableTable when there are too many rows
 */
export function readTextTable(file: Uint8Array): TableSheet {
  const text = decodeText(file)
  const table = tableCollector()
  const cells = rowsOfText(text)
  const rows = cells ?? text.split(/\r\n?|\n/).map((line) => [line])
  for (const [row, columns] of rows.entries())
    for (const [column, cell] of columns.entries()) table.put(row + 1, column, cell)
  return { names: [''], at: 0, ...table.content(), ...(cells ? {} : { list: parseList(text) }) }
}
