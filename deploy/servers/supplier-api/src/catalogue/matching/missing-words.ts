import type { Database } from '../../platform/database/connection'
import { readModels } from '../search/query/model-names'
import { readWords } from '../search/query/read-words'

/** A word of a name that means one thing only: letters with a number, a Latin word, a number of several digits. */
const SAYING = /^(?=.*\d)(?=.*\p{L})|^[a-z]{3,}|^\d{3,}$/iu
/** A size with its unit: another size is no other thing. */
const MEASURE =
  /^\d[\d.,]*(?:\p{L}{0,3}[x×х*]\d[\d.,]*)*(?:\p{L}{1,3}\d?|лист\p{L}*|штук\p{L}*)?(?:\/\p{L}+\d?)?$/iu
/** Pieces of a name, as written. */
const PIECE = /[\p{L}\p{N}][\p{L}\p{N}.,/×*-]*/gu

/** «TK-1170» may be read as two words: its number says it. */
const numbersOf = (piece: string): string[] => piece.match(/\d{2,}\p{L}*/gu) ?? []

const bare = (word: string): string => word.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')

/**
 * Models, brands and numbers of a name that no product of the shop has, as they are written there. Words of other kinds may be
 * misspelt, and sizes differ: they are searched for as what they mean.
 */
export async function missingWords(db: Database, shopId: number, name: string): Promise<string[]> {
  const { rest } = await readModels(db, shopId, name)
  const [words = []] = await readWords(db, shopId, [rest])
  const unknown = words.filter(({ known }) => !known).map(({ word }) => bare(word))
  const missing = (name.match(PIECE) ?? [])
    .map((piece) => piece.replace(/[.,/×*-]+$/, ''))
    .filter((piece) => SAYING.test(piece) && !MEASURE.test(piece))
    .filter((piece) => [piece, ...numbersOf(piece)].some((part) => unknown.includes(bare(part))))
  return [...new Set(missing)]
}
