import type { ListFileRow } from '@prilavok/shared-kernel/contract'
import { isYes } from '@prilavok/shared-kernel/shop'

const quoted = (cell: string): string => {
  const plain = cell.replace(/\s+/g, ' ')
  return plain.includes('"') ? `"${plain.replaceAll('"', '""')}"` : plain
}

/** Rows of a sheet as a spreadsheet copies them: tabs between as many cells in each. */
export function textOfRows(rows: readonly ListFileRow[]): string {
  const width = rows.reduce((most, { CELLS }) => Math.max(most, CELLS.length), 0)
  return rows
    .map(({ CELLS }) => Array.from({ length: width }, (_, at) => quoted(CELLS[at] ?? '')).join('\t'))
    .join('\n')
}

/** Rows that nobody has hidden. */
export const shownRows = (rows: readonly ListFileRow[]): ListFileRow[] =>
  rows.filter(({ HIDDEN }) => !isYes(HIDDEN))
