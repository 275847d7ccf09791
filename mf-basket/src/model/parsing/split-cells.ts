/** A quoted cell of a spreadsheet: it holds tabs or line ends, quotes are doubled. */
const QUOTED = /^"([^"]*(?:""[^"]*)*)"(?=\t|\n|$)/
const PLAIN = /^[^\t\n]*/

/** Rows of a text with tabs, as spreadsheets copy them. @param text with `\n` between its lines */
export function splitTabs(text: string): string[][] {
  const rows: string[][] = [[]]
  let rest = text
  for (;;) {
    const [whole, quoted] = QUOTED.exec(rest) ?? PLAIN.exec(rest) ?? ['']
    const cell = quoted === undefined ? whole : quoted.replaceAll('""', '"').replace(/\s+/g, ' ')
    rows.at(-1)?.push(cell.trim())
    const sign = rest[whole.length]
    if (sign === undefined) return rows
    if (sign === '\n') rows.push([])
    rest = rest.slice(whole.length + 1)
  }
}

/** A semicolon between two texts, not one that ends a line. */
const BETWEEN = /;(?=\s*\S)/

/**
 * Rows and cells of a text with semicolons in most of its lines. Undefined for others.
 * @param text with `\n` between its lines
 */
export function splitSemicolons(text: string): string[][] | undefined {
  const lines = text.split('\n').filter((line) => line.trim() !== '')
  const divided = lines.filter((line) => BETWEEN.test(line))
  if (divided.length === 0 || divided.length * 2 < lines.length) return undefined
  return lines.map((line) => line.split(';').map((cell) => cell.trim().replace(/^"(.*)"$/, '$1')))
}
