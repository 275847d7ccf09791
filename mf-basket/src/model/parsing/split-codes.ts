import { patternTexts } from './texts'

const { unit } = patternTexts
const CODE = /(?<![\d.,])\d{6}(?!\d|[.,]\d)/g
/** What says nothing by itself: labels, units, signs between. */
const MUTE = new RegExp(
  `(?<![а-яёa-z])(?:${unit}|код(?:\\s+товара)?|арт(?:икул)?\\.?)|[№#x×х*,;:=()–—\\s-]`,
  'gi',
)
/** Between products of one line. */
const BETWEEN = /[,;]\s*|\s+и\s+/i

const codesIn = (text: string): number => text.match(CODE)?.length ?? 0
const hasOnlyNumbers = (text: string): boolean => /^\d*$/.test(text.replace(MUTE, ''))

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
 * @param isAlone no other line stands beside it: rows of two codes with a semicolon or tab between are columns of a table
 */
export function splitCodes(line: string, isAlone: boolean): string[] {
  if (codesIn(line) < 2) return [line]
  const isRow = /[;\t]/.test(line)
  if (hasOnlyNumbers(line)) {
    const pairs = pairsOf(line)
    const areCodesAlone = pairs?.every((pair) => /^\d{6}$/.test(pair))
    return pairs && (!areCodesAlone || !isRow || isAlone) ? pairs : [line]
  }
  const pieces = line.split(BETWEEN).filter((piece) => piece.trim() !== '')
  const [, ...others] = pieces
  const areProducts = others.length > 0 && pieces.every((piece) => codesIn(piece) === 1)
  return areProducts && !isRow && others.every(hasOnlyNumbers) ? pieces : [line]
}
