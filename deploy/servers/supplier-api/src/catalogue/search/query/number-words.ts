import { anyOf, type Condition, stemBegins, stemIs } from './tsquery'

/** Digits of a 1C code. */
const CODE = 6
/** Fewer digits begin too many codes. */
const SHORTEST_PART = 4

/** «148 271», «148-271»: a code that is written in groups. */
export function codeInGroups(query: string): string | null {
  const digits = query.replace(/^\D{0,12}?(?=\d)/u, '').replace(/[\s.\-\u00a0]/g, '')
  return /^\d{6}$/.test(digits) && /^\d+[\s.\-\u00a0]/.test(query.replace(/^\D{0,12}?(?=\d)/u, ''))
    ? digits
    : null
}

export const codeIs = (code: string): Condition => stemIs(`#${code}`)

/**
 * What a number of a query may be: a whole code, and when no text has the number, the beginning or the end of one.
 * @returns null when it can only be a number of the text
 */
export function codeLike(word: string, known: boolean): Condition | null {
  if (!/^\d+$/.test(word)) return null
  if (word.length === CODE) return codeIs(word)
  if (known || word.length < SHORTEST_PART || word.length > CODE) return null
  return anyOf([stemBegins(`#${word}`), stemBegins(`~${[...word].reverse().join('')}`)])
}
