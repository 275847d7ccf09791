/** A code, a count and what may stand between and around them; the spaces are those of spreadsheets, too. */
const CODE_AND_COUNT =
  /^\s*(?:код|арт\.?|№)?\s*\d{3}[\s-]?\d{3}[\s,;:]*(?:[x×х*–—-]|\s)\s*\d{1,5}\s*(?:шт|уп)?\.?\s*$/i

/** Whether a pasted text is a list of products rather than a query: several lines or cells, or a code with a count. */
export function isProductList(text: string): boolean {
  const lines = text.split(/[\r\n]+/).filter((line) => /[\p{L}\d]/u.test(line))
  const [first = ''] = lines
  return lines.length > 1 || /\S\t+\S/.test(first) || CODE_AND_COUNT.test(first)
}
