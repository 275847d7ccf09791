/**
 * A name as its form field keeps it: letters, hyphens and the blanks between words («Гасан оглы»), the first letter a capital
 * (001 §5). `иван1` → `Иван`. Tags are no part of a name: `<b>1` → ''. A saved name stays as it is: the capital may combine with the
 * signs that follow («ΐ» and its capital), so the text is composed (NFC) once more after it.
 */
export function personName(text: string): string {
  const letters = text
    .normalize('NFC')
    .replace(/<[^>]*(>|$)/g, '')
    .replace(/[^\p{L}\p{M}\s-]/gu, '')
    .replace(/\s*-[\s-]*/g, '-')
    .replace(/\s+/g, ' ')
    .replace(/^[\p{M}\s-]+|[\s-]+$/gu, '')
  const [first = '', ...rest] = letters.normalize('NFC')
  return (first.toUpperCase() + rest.join('')).normalize('NFC')
}
