import type { LineMatch } from '../api/matching'
import type { PastedLine } from './pasted-line'

/** What became of a code among the goods of the shop. */
export interface CheckedCode {
  /** A product has it. */
  exists: boolean
  /** The name beside it is that of another product. */
  differs: boolean
}

/** One wrong code is a slip of the pen. */
const FEWEST = 2

/**
 * Whether a column of six digits has codes of somebody else (a maker’s articles, another supplier’s codes): most of them do not
 * exist in this shop, or stand beside the name of another product. Then none of the column is to be believed, also where a
 * number happens to be a code of the shop.
 */
export function areForeignCodes(codes: readonly CheckedCode[]): boolean {
  const wrong = codes.filter(({ exists, differs }) => !exists || differs).length
  return wrong >= FEWEST && wrong * 2 > codes.length
}

/** What POST /v3/api/catalog/product/match/ says of the code of a line. Undefined: the line has none, or its answer is not there. */
function checkedCode({ code }: PastedLine, match: LineMatch | undefined): CheckedCode[] {
  if (code === undefined || !match) return []
  const exists = match.PRODUCTS[0]?.UP_CODE_1C === code
  return [{ exists, differs: exists && match.SURE === 'N' }]
}

/**
 * Whether to ask once for a list: «Столбец «Артикул» – не наши коды». To be called when all its lines are answered, and only for a
 * list with `columns.code >= 0`. A yes is `parseList(text, { ...chosen, code: -1 })`: no cell is read as a code then, products
 * are found by their names; another column with codes is `{ code: at }` of `columns.candidates`. Until there is an answer nothing
 * of such a list is ready.
 * @param matchOf of each line by its number; undefined while it is not there
 */
export const hasForeignCodes = (
  lines: readonly PastedLine[],
  matchOf: (number: number) => LineMatch | undefined,
): boolean => areForeignCodes(lines.flatMap((line) => checkedCode(line, matchOf(line.number))))
