import { sql } from 'kysely'
import type { Database } from '../../../platform/database/connection'
import { preparedStatement } from '../../../platform/database/prepared-statement'

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
    ${preparedStatement} select title, plain, section_id
    from find_search_phrases(${shopId}, ${texts}, ${LOOKED_AT}, ${2 * PHRASES}, ${SECTIONS})`.execute(db)
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
