import { patternTexts } from './pattern-texts'

const { unit, codeLabel } = patternTexts
const CODE = /(?<![\d.,])\d{6}(?!\d|[.,]\d)/g
/** What says nothing by itself: labels and units, signs between. */
const MUTE_WORDS = new RegExp(`(?<!\\p{L})(?:${unit}|${codeLabel})`, 'giu')
const MUTE_SIGNS = /[№#x×х*,;:=()–—\s-]/gi
/** Between products of one line. */
const BETWEEN = /[,;]|\sи\s/i

const codesIn = (text: string): number => text.match(CODE)?.length ?? 0
const hasOnlyNumbers = (text: string): boolean =>
  /^\d*$/.test(text.replace(MUTE_WORDS, '').replace(MUTE_SIGNS, ''))

/** A row of a table: each cell has one number at most. */
const isTableRow = (line: string): boolean =>
  /[;\t]/.test(line) && line.split(/[;\t]/).every((cell) => (cell.match(/\d+/g)?.length ?? 0) < 2)

/** «c» for a code, «n» for a smaller number: «cncn» are two products with their counts. */
const shapeOf = (numbers: readonly string[]): string =>
  numbers.map((number) => (number.length === 6 ? 'c' : number.length < 6 ? 'n' : '?')).join('')

/** Several codes and nothing to tell which number belongs to which: to be looked at by the buyer. */
export const isJumble = (line: string): boolean => codesIn(line) > 1 && hasOnlyNumbers(line)

/** Each code with the count behind it, or the one before it: «644358 3 938401 5». Undefined where the numbers do not go in pairs. */
function pairsOf(line: string): string[] | undefined {
  const numbers = line.match(/\d+/g) ?? []
  const shape = shapeOf(numbers)
  if (/^c{2,}$/.test(shape)) return numbers
  if (!/^(?:cn){2,}$|^(?:nc){2,}$/.test(shape)) return undefined
  return numbers.flatMap((number, at) => {
    const next = numbers[at + 1]
    if (at % 2 === 1 || next === undefined) return []
    return [number.length === 6 ? `${number} ${next}` : `${next} ${number}`]
  })
}

/**
 * A line that orders several products as lines of its own: «897120, 354066, 848849», «644358 3, 938401 - 5», «10 шт. 716102 и
 * 3 шт. 333734». Any other line as it is.
 * @param isAlone no other line stands beside it: rows of several codes, or of a code and a sum of six digits, are columns of a table
 */
export function splitCodes(line: string, isAlone: boolean): string[] {
  if (codesIn(line) < 2 || (isTableRow(line) && !isAlone)) return [line]
  if (hasOnlyNumbers(line)) return pairsOf(line) ?? [line]
  const [first = '', ...others] = line.split(BETWEEN).filter((piece) => piece.trim() !== '')
  const areProducts =
    codesIn(first) === 1 && others.every((piece) => codesIn(piece) === 1 && hasOnlyNumbers(piece))
  return areProducts ? [first, ...others] : [line]
}
