import { texts } from './texts'

/**
 * A name as its form field keeps it: letters and hyphens, the first letter a capital (001 §5). `иван1` → `Иван`. Tags are
 * no part of a name: `<b>1` → ''.
 */
export function personName(text: string): string {
  const letters = text
    .normalize('NFC')
    .replace(/<[^>]*(>|$)/g, '')
    .replace(/[^\p{L}\p{M}-]/gu, '')
    .replace(/-{2,}/g, '-')
    .replace(/^[\p{M}-]+|-+$/gu, '')
  const [first = '', ...rest] = letters
  return first.toUpperCase() + rest.join('')
}

/**
 * What is wrong with a name as typed; null: nothing.
 * @param missing text of an empty field
 */
export function nameFault(typed: string, missing: string): string | null {
  if (personName(typed) !== '') return null
  return typed.trim() === '' ? missing : texts.wrongName
}
