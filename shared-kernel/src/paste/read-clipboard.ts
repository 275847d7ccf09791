const textOf = (cell: Element): string => (cell.textContent ?? '').replace(/\s+/g, ' ').trim()

/** Rows that hold no other table: e-mails lay out their text in tables, too. */
const rowsOf = (html: string): string[] =>
  [...new DOMParser().parseFromString(html, 'text/html').querySelectorAll('tr')]
    .filter((row) => !row.querySelector('table'))
    .map((row) => [...row.children].map(textOf).join('\t'))

/**
 * The text of a clipboard: of a table that has no tabs in its plain text (out of an e-mail or a web page) row by row, with tabs
 * between the cells.
 */
export function readClipboard(clipboard: Pick<DataTransfer, 'getData'>): string {
  const text = clipboard.getData('text/plain')
  if (text.includes('\t')) return text
  const html = clipboard.getData('text/html')
  if (!/<table/i.test(html)) return text
  const rows = rowsOf(html)
  return rows.some((row) => row.includes('\t')) ? rows.join('\n') : text
}
