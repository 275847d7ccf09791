import type { ListFileRow } from '@prilavok/shared-kernel/contract'
import { isYes } from '@prilavok/shared-kernel/shop'

const quoted = (cell: string): string => {
  const plain = cell.replace(/\s+/g, ' ')
  return plain.includes('"') ? `"${plain.replaceAll('"', '""')}"` : plain
}

/** Rows as a spreadsheet copies them: tabs between as many cells in each. */
export function textOfCells(rows: readonly (readonly string[])[]): string {
  const width = rows.reduce((most, cells) => Math.max(most, cells.length), 0)
  return rows
    .map((cells) => Array.from({ length: width }, (_, at) => quoted(cells[at] ?? '')).join('\t'))
    .join('\n')
}

export const textOfRows = (rows: readonly ListFileRow[]): string =>
  textOfCells(rows.map(({ CELLS }) => CELLS))

/** Rows that nobody has hidden. */
export const shownRows = (rows: readonly ListFileRow[]): ListFileRow[] =>
  rows.filter(({ HIDDEN }) => !isYes(HIDDEN))
