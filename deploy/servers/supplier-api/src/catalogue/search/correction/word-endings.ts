import { sql } from 'kysely'
import type { Database } from '../../../platform/database/connection'
import { preparedStatement } from '../../../platform/database/prepared-statement'
import type { NearWord } from './nearest-words'

/** Shorter beginnings are of too many words. */
const SHORTEST = 3
const LONGEST = 20
/** Words that an abbreviation may stand for. */
const WORDS = 3
/** An abbreviation is likelier than a mistake, and the most used word is likelier than the others. */
const COST = 0.7
const NEXT = 0.05

/** An abbreviation, and the word before it, which an adjective agrees with. */
export interface Abbreviation {
  word: string
  before: string | undefined
}

/** Endings of nouns with those of their adjectives. */
const AGREEMENT: readonly [noun: RegExp, adjective: RegExp][] = [
  [/[ая]$/, /(?:ая|яя)$/],
  [/[ое]$/, /(?:ое|ее)$/],
  [/[ыи]$/, /(?:ые|ие)$/],
  [/[^аяоеыи]$/, /(?:ый|ий|ой)$/],
]

/** What abbreviations stand for («ручка шар» → шариковая, «скоросш» → скоросшиватель): the most used words that begin so. */
export async function wordEndings(
  db: Database,
  shopId: number,
  abbreviations: readonly Abbreviation[],
): Promise<Map<string, NearWord[]>> {
  const beforeOf = new Map(abbreviations.map(({ word, before }) => [word, before]))
  const beginnings = [...beforeOf.keys()].filter(
    (word) => word.length >= SHORTEST && word.length <= LONGEST && /^[a-zа-я]+$/.test(word),
  )
  if (beginnings.length === 0) return new Map()
  const { rows } = await sql<{ beginning: string; forms: string[] }>`
    ${preparedStatement} select list.beginning, own.forms
    from unnest(${beginnings}::text[]) as list (beginning)
    cross join lateral (
      select array_agg(known.word order by known.uses desc, known.word) as forms, max(known.uses) as uses
      from search_words known
      where known.shop_id = ${shopId} and not known.mistaken
        and known.word > list.beginning and known.word < list.beginning || chr(1114111)
      group by known.stem order by uses desc, known.stem limit ${WORDS}) as own
    order by list.beginning, own.uses desc, own.forms`.execute(db)
  return new Map(
    beginnings.map((beginning) => [
      beginning,
      rows
        .filter((row) => row.beginning === beginning)
        .map(({ forms }, index) => ({
          word: agreeing(forms, beforeOf.get(beginning)),
          cost: COST + index * NEXT,
        })),
    ]),
  )
}

/** The form that goes with the noun, else the most used one. */
function agreeing(forms: readonly string[], noun = ''): string {
  const adjective = AGREEMENT.find(([ending]) => noun !== '' && ending.test(noun))?.[1]
  return forms.find((form) => adjective?.test(form)) ?? forms[0] ?? ''
}
