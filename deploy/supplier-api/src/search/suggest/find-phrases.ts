import { sql } from 'kysely'
import type { Database } from '../../database/connection'

export interface Phrase {
  title: string
  section_id: number | null
}

const PHRASES = 10
/** Sections among them: they must not push out the queries. */
const SECTIONS = 4
/** Phrases that begin so and are looked at: one letter more narrows them more than any order. */
const LOOKED_AT = 400

/**
 * Phrases that continue one of the texts from their beginning or from a later word; words in another order too («бумага
 * туал»). Those that begin so come first, then the more useful ones.
 */
export async function findPhrases(db: Database, shopId: number, texts: readonly string[]): Promise<Phrase[]> {
  const { rows } = await sql<Phrase & { plain: string }>`
    with typed as (
      select plain, words, (select word from unnest(words) as word order by length(word) desc limit 1) as longest
      from (select plain, regexp_split_to_array(plain, ' ') as words
        from (select plain_text(text) as plain from unnest(${texts}::text[]) as text) as texts where plain <> '') as parts),
    ids as (
      select start.phrase_id, typed.plain, typed.words
      from typed cross join lateral (
        select phrase_id from search_phrase_starts
        where shop_id = ${shopId} and start >= typed.longest and start < typed.longest || chr(1114111)
        order by phrase_id limit ${LOOKED_AT}) as start),
    found as (
      select distinct on (phrase.id) phrase.id, phrase.title, phrase.plain, phrase.section_id, phrase.weight,
        starts_with(phrase.plain, ids.plain) as begins
      from ids join search_phrases phrase on phrase.shop_id = ${shopId} and phrase.id = ids.phrase_id
      where not exists (select from unnest(ids.words) as word where position(' ' || word in ' ' || phrase.plain) = 0)
      order by phrase.id, begins desc),
    placed as (
      select *, row_number() over (
        partition by section_id is null order by begins desc, weight desc, id) as place from found)
    select title, plain, section_id from placed where section_id is null or place <= ${SECTIONS}
    order by begins desc, weight desc, id limit ${2 * PHRASES}`.execute(db)
  return withoutLikes(rows).slice(0, PHRASES)
}

/** Of phrases that differ in endings and the order of words alone, the first. */
function withoutLikes<Known extends { plain: string }>(phrases: readonly Known[]): Known[] {
  const seen = new Set<string>()
  return phrases.filter(({ plain }) => {
    const key = plain
      .split(' ')
      .map((word) => word.slice(0, Math.max(4, word.length - 2)))
      .sort()
      .join(' ')
    const isNew = !seen.has(key)
    seen.add(key)
    return isNew
  })
}
