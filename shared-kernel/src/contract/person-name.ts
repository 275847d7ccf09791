/**
 * A name as its form field keeps it: letters and hyphens, the first letter a capital (001 §5). `иван1` → `Иван`. Tags are
 * no part of a name: `<b>1` → ''. A saved name stays as it is: the capital may combine with the signs that follow
 * («ΐ» and its capital), so the text is composed (NFC) once more after it.
 */
export function personName(text: string): string {
  const letters = text
    .normalize('NFC')
    .replace(/<[^>]*(>|$)/g, '')
    .replace(/[^\p{L}\p{M}-]/gu, '')
    .replace(/-{2,}/g, '-')
    .replace(/^[\p{M}-]+|-+$/gu, '')
  const [first = '', ...rest] = letters.normalize('NFC')
  return (first.toUpperCase() + rest.join('')).normalize('NFC')
}
