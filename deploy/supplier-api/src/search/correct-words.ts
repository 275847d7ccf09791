import { sql } from 'kysely'
import type { Database } from '../database/connection'
import { editDistance } from './edit-distance'

/**
 * The query with every unknown word replaced by the nearest word of the shop's catalogue.
 * @returns null when no word was replaced, or one is too far from all
 */
export async function correctWords(db: Database, shopId: number, query: string): Promise<string | null> {
  const { rows } = await sql<{ word: string; known: boolean; near: string[] | null }>`
    select list.word,
      exists (select from search_words known where known.shop_id = ${shopId} and known.word = list.word) as known,
      (select array_agg(candidate.word order by similarity(candidate.word, list.word) desc, candidate.uses desc)
        from search_words candidate
        where candidate.shop_id = ${shopId} and length(list.word) <= 40 and candidate.word % list.word) as near
    from regexp_split_to_table(plain_text(${query}), ' ') with ordinality as list (word, n)
    where list.word <> '' order by list.n`.execute(db)
  let changed = false
  const words: string[] = []
  for (const { word, known, near } of rows) {
    if (known || !/^[a-zа-я]{3,40}$/.test(word)) {
      words.push(word)
      continue
    }
    const nearest = nearestWord(word, near ?? [])
    if (!nearest) return null
    words.push(nearest)
    changed = true
  }
  return changed ? words.join(' ') : null
}

/** One error in a short word, two in a longer one. Of equally near words the more similar, then the more used one. */
function nearestWord(word: string, candidates: string[]): string | undefined {
  const allowed = word.length <= 5 ? 1 : 2
  return candidates
    .map((candidate, place) => ({ candidate, place, distance: editDistance(word, candidate) }))
    .filter(({ distance }) => distance <= allowed)
    .sort((a, b) => a.distance - b.distance || a.place - b.place)[0]?.candidate
}
