import { sql } from 'kysely'
import type { Database } from '../../../platform/database/connection'
import { preparedStatement } from '../../../platform/database/prepared-statement'
import { editDistance } from '../correction/edit-distance'
import { inRussian, soundOf } from './sound'

/**
 * Brands of the shop that unknown words sound like, whichever alphabet either is written in.
 * @returns stems of brands by word
 */
export async function soundLikeBrands(
  db: Database,
  shopId: number,
  words: readonly string[],
): Promise<Map<string, string[]>> {
  const sounds = new Map(words.filter((word) => word.length >= 3).map((word) => [word, soundOf(word)]))
  if (sounds.size === 0) return new Map()
  const { rows } = await sql<{ word: string; stem: string; sound: string }>`
    ${preparedStatement} select word, stem, sound from search_words
    where shop_id = ${shopId} and sound = any(${[...sounds.values()]}::text[]) and brand`.execute(db)
  const found = new Map<string, string[]>()
  for (const [word, sound] of sounds) {
    const own = rows.filter(
      (row) => row.sound === sound && otherAlphabet(word, row.word) && isNear(word, row.word),
    )
    if (own.length > 0)
      found.set(
        word,
        own.map(({ stem }) => stem),
      )
  }
  return found
}

/** In the same alphabet it would be a mistake, and mistakes are corrected aloud. */
const otherAlphabet = (a: string, b: string): boolean => /[a-z]/.test(a) !== /[a-z]/.test(b)

/** A sound says little of short words. */
const isNear = (a: string, b: string): boolean =>
  editDistance(inRussian(a), inRussian(b)) <= Math.max(1, Math.floor(a.length / 3))
