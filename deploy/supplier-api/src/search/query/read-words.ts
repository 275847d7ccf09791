import { sql } from 'kysely'
import type { Database } from '../../database/connection'

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
  /** Whether it is known as a mistake: it finds, but is not offered. */
  mistaken: boolean
}

/** Words of a query at most: each costs a look-up. */
export const MOST_WORDS = 12
/** Words that only say that a number is a code, or stand between sizes. */
const NO_MEANING = '^(?:х|x|арт|артикул|код|кода|товар|1с|no)$'

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
    with words as (
      select list.n, part.place, part.word, to_tsvector('russian', part.word) as stems
      from unnest(${texts}::text[]) with ordinality as list (text, n)
      cross join lateral regexp_split_to_table(plain_measures(plain_text(list.text), false), ' ') with ordinality
        as part (word, place)
      where part.word <> '' and part.place <= ${MOST_WORDS} and part.word !~ ${NO_MEANING}),
    stems as (
      select n, place, word, stem as raw_stem, fold_stem(stem) as stem
      from words cross join lateral unnest(tsvector_to_array(stems)) as stem)
    select n::integer, word, stem, raw_stem as "rawStem",
      case when exists (select from search_stems known where known.shop_id = ${shopId} and known.stem = stems.stem) then true
      else exists (select from search_documents where shop_id = ${shopId}
        and words @@ (quote_literal(stems.stem)::tsquery)) end as known,
      exists (select from search_words own where own.shop_id = ${shopId} and own.word = stems.word and own.mistaken) as mistaken
    from stems order by n, place`.execute(db)
  return texts.map((_text, index) => rows.filter(({ n }) => n === index + 1).map(({ n, ...word }) => word))
}
