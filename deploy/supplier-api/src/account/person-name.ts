/** A name as its form field keeps it: letters and hyphens, the first letter a capital (001 §5). `иван1` → `Иван` */
export function personName(text: string): string {
  const letters = text
    .normalize('NFC')
    .replace(/[^\p{L}\p{M}-]/gu, '')
    .replace(/^-+|-+$/g, '')
  const [first = '', ...rest] = letters
  return first.toUpperCase() + rest.join('')
}
