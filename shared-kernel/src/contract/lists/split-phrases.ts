import { patternTexts } from './pattern-texts'

const SIGN = /;(?=\s|$)/
/** Words and how many of it: «скрепки 3 уп», «ручка синяя – 5». */
const ORDERED = new RegExp(`^(?=.*\\p{L}{3}).*\\S[\\s–—-]+\\d{1,5}\\s*(?:${patternTexts.unit})?\\.?$`, 'iu')

/** A line that orders several products, each in words with its count, as lines of its own: no row of a table looks like that. */
export function splitPhrases(line: string): string[] {
  const pieces = line.split(SIGN).filter((piece) => piece.trim() !== '')
  return pieces.length > 1 && pieces.every((piece) => ORDERED.test(piece.trim())) ? pieces : [line]
}
