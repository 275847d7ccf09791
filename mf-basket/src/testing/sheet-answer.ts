import type { ListFileResponse, V4Answer } from '@prilavok/shared-kernel/contract'

/** What the API answers to a workbook of these rows. @param hidden numbers of rows, from 1 */
export const sheetAnswer = (
  rows: readonly (readonly string[])[],
  { hidden = [], ...sheet }: { hidden?: readonly number[] } & Partial<ListFileResponse> = {},
): V4Answer<ListFileResponse> => ({
  response: {
    ...{ SHEETS: ['Лист1'], SHEET: 0, ...sheet },
    ROWS: rows.map((cells, at) => ({
      ...{ NUMBER: at + 1, CELLS: [...cells], HIDDEN: hidden.includes(at + 1) ? 'Y' : 'N' },
    })),
  },
})
