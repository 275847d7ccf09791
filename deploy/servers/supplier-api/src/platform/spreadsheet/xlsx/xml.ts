/** What XML 1.0 cannot hold, halves of surrogate pairs included. */
const FORBIDDEN = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu
const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
/** The longest text of a cell. */
const CELL_LETTERS = 32_767

/** Text of an element or an attribute. */
export const xml = (text: string): string =>
  text
    .slice(0, CELL_LETTERS)
    .replace(FORBIDDEN, '')
    .replace(/[&<>"]/g, (letter) => ENTITIES[letter] ?? '')

export const DECLARATION = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'

/** `A` for 0, `AA` for 26. */
export function columnName(index: number): string {
  const rest = Math.floor(index / 26)
  return (rest > 0 ? columnName(rest - 1) : '') + String.fromCharCode(65 + (index % 26))
}

/** How texts of cells write a letter that XML cannot hold, `_x000D_` (ECMA-376, ST_Xstring). */
const CODED = /_x([0-9a-f]{4})_/gi

/** A text of a cell. What looks like a coded letter is kept from being read as one. */
export const cellText = (text: string): string => xml(text.replace(/_(?=x[0-9a-f]{4}_)/gi, '_x005F_'))

/** A text of a cell as it was before it was written. */
export const readCellText = (text: string): string =>
  text.replace(CODED, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
