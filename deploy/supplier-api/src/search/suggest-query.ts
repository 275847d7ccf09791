import type { Database } from '../database/connection'
import { correctWords } from './correct-words'
import { countMatches } from './matches'
import { fromTranslit, otherLayout } from './other-spellings'

/** Shorter queries fit too many words to be guessed at. */
const SHORTEST = 3

/**
 * What a query that finds nothing was meant to be: wrong keyboard layout, typing errors, Russian in Latin letters, or
 * errors on top of these. Only a query that finds something is suggested.
 * @returns null when nothing better is known
 */
export async function suggestQuery(db: Database, shopId: number, query: string): Promise<string | null> {
  if (query.trim().length < SHORTEST) return null
  const layout = otherLayout(query)
  const translit = fromTranslit(query)
  const attempts: (() => Promise<string | null>)[] = [
    async () => layout,
    async () => translit,
    () => correctWords(db, shopId, query),
    async () => layout && correctWords(db, shopId, layout),
    async () => translit && correctWords(db, shopId, translit),
  ]
  for (const attempt of attempts) {
    const text = await attempt()
    if (text && (await countMatches(db, shopId, text)) > 0) return text
  }
  return null
}
