import { patternTexts } from './pattern-texts'

const { unit } = patternTexts
/** Words and how many of it: «скрепки 3 уп», «ручка синяя – 5». */
const orderedIn = (units: string) =>
  new RegExp(`^(?=.*\\p{L}{3}).*[^\\s–—-][\\s–—-]+\\d{1,5}\\s*${units}\\.?$`, 'iu')
const ORDERED = orderedIn(`(?:${unit})?`)
const COUNTED = orderedIn(`(?:${unit})`)
/** «чёрная 8 шт» behind «ручка синяя 12 шт»: another kind of the same thing. */
const KIND = /^\S*(?:ый|ий|ой|ая|яя|ое|ее|ые|ие)(?!\p{L})/iu

const piecesOf = (line: string, sign: RegExp): string[] =>
  line
    .split(sign)
    .map((piece) => piece.trim())
    .filter((piece) => piece !== '')

/** A line that orders several products, each in words with its count, as lines of its own: no row of a table looks like that. */
export function splitPhrases(line: string): string[] {
  const divided = piecesOf(line, /;(?=\s|$)/)
  if (divided.length > 1 && divided.every((piece) => ORDERED.test(piece))) return divided
  const listed = piecesOf(line, /,(?=\s|$)/)
  const areProducts =
    listed.length > 1 && listed.every((piece, at) => COUNTED.test(piece) && (at === 0 || !KIND.test(piece)))
  return areProducts ? listed : [line]
}
