import type { ListFileResponse } from '@prilavok/shared-kernel/contract'
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

/** What somebody has hidden in a file. */
export type Hidden = 'rows' | 'columns'

/** How much of each kind is hidden. */
export const countHidden = ({ ROWS, HIDDEN_COLUMNS = [] }: ListFileResponse): Record<Hidden, number> => ({
  rows: ROWS.filter(({ HIDDEN }) => isYes(HIDDEN)).length,
  columns: HIDDEN_COLUMNS.length,
})

/** What a sheet says. @param taken of what is hidden */
export function textOfSheet(
  { ROWS, HIDDEN_COLUMNS = [] }: ListFileResponse,
  taken: readonly Hidden[],
): string {
  const rows = ROWS.map(({ CELLS }, row) => {
    const cells = [...CELLS]
    if (taken.includes('columns')) for (const { AT, CELLS: own } of HIDDEN_COLUMNS) cells[AT] = own[row] ?? ''
    return cells
  })
  return textOfCells(rows.filter((_, row) => taken.includes('rows') || !isYes(ROWS[row]?.HIDDEN)))
}
