import { read, utils } from '@e965/xlsx'
import type { SavedFile } from '@prilavok/shared-kernel/testing'

/** Cells of the first sheet of a saved workbook, row by row; an empty cell is null. */
export async function readTable({ content }: SavedFile): Promise<unknown[][]> {
  const book = read(new Uint8Array(await content.arrayBuffer()))
  const sheet = book.Sheets[book.SheetNames[0] ?? '']
  if (!sheet) throw new Error('The workbook has no sheet.')
  return utils.sheet_to_json<unknown[]>(sheet, { header: 1, raw: true, defval: null })
}
