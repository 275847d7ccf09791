import { sql } from 'kysely'
import type { Database } from '../../database/connection'
import { keptPlan } from '../../database/kept-plans'
import type { NearWord } from './nearest-words'

/** Shorter beginnings are of too many words. */
const SHORTEST = 3
const LONGEST = 20
/** Words that an abbreviation may stand for. */
const WORDS = 3
/** An abbreviation is likelier than a mistake, and the most used word is likelier than the others. */
const COST = 0.7
const NEXT = 0.05

/** What abbreviations stand for («шар» → шариковая, «скоросш» → скоросшиватель): the most used words that begin so. */
export async function wordEndings(
  db: Database,
  shopId: number,
  unknown: readonly string[],
): Promise<Map<string, NearWord[]>> {
  const beginnings = [...new Set(unknown)].filter(
    (word) => word.length >= SHORTEST && word.length <= LONGEST && /^[a-zа-я]+$/.test(word),
  )
  if (beginnings.length === 0) return new Map()
  const { rows } = await sql<{ beginning: string; word: string }>`
    ${keptPlan} select list.beginning, own.word
    from unnest(${beginnings}::text[]) as list (beginning)
    cross join lateral (
      select distinct on (known.stem) known.word, known.uses
      from search_misspellings kept
      join search_words known on known.shop_id = kept.shop_id and known.word = kept.word
      where kept.shop_id = ${shopId} and kept.variant = kept.word and not known.mistaken
        and kept.variant >= list.beginning and kept.variant < list.beginning || chr(1114111)
      order by known.stem, known.uses desc) as own
    order by list.beginning, own.uses desc, own.word`.execute(db)
  return new Map(
    beginnings.map((beginning) => [
      beginning,
      rows
        .filter((row) => row.beginning === beginning && row.word !== beginning)
        .slice(0, WORDS)
        .map(({ word }, index) => ({ word, cost: COST + index * NEXT })),
    ]),
  )
}
