import { sql } from 'kysely'
import type { Database } from '../../../platform/database/connection'
import { preparedStatement } from '../../../platform/database/prepared-statement'

/** A word of a query as the index reads it. */
export interface QueryWord {
  /** Lower case, ё as е; a number with its unit is one word («80г»). */
  word: string
  /** Stem in the index. */
  stem: string
  /** Stem of a word that may be unfinished. */
  rawStem: string
  /** Whether a product of the shop has it. */
  known: boolean
  /** Whether names of the shop have this very word: another one may have been left unfinished. */
  whole: boolean
  /** Whether it is known as a mistake: it finds, but is not offered. */
  mistaken: boolean
}

/** Words of a query at most: each costs a look-up. */
export const MOST_WORDS = 12
/** Words that only say that a number is a code, that stand between sizes, units without a number, and what is said to sellers. */
const NO_MEANING =
  '^(?:х|x|арт|артикул|код|кода|товар|1с|no|мм|см|м|мкм|мл|л|г|гр|кг|шт|рул|стр|цв|сл|уп|' +
  'купить|заказать|нуж(?:ен|на|но|ны)|надо|цен[аыу]|стоимость|недорого|дешево|пожалуйста|здравствуйте|' +
  'размера?|формата?|цвета?|фирмы|бренд|производитель)$'

/**
 * Words of several texts, in their order, without those that mean nothing to a search.
 * @returns a list for each text
 */
export async function readWords(
  db: Database,
  shopId: number,
  texts: readonly string[],
): Promise<QueryWord[][]> {
  if (texts.length === 0) return []
  const { rows } = await sql<QueryWord & { n: number }>`
    ${preparedStatement} select n, word, stem, raw_stem as "rawStem", known, whole, mistaken
    from read_search_words(${shopId}, ${texts}, ${MOST_WORDS}, ${NO_MEANING})`.execute(db)
  return texts.map((_text, index) => rows.filter(({ n }) => n === index + 1).map(({ n, ...word }) => word))
}
