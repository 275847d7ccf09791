import type { Database } from '../database/connection'
import { correctWords } from './correct-words'
import { countMatches } from './matches'
import { fromTranslit, otherLayout } from './other-spellings'

/** Shorter queries fit too many words to be guessed at. */
const SHORTEST = 3
/** Signs that mean no letter in any layout. */
const NO_KEY = /[^\p{L}\p{N}\s[\];',.`-]/gu
/** A guess holds a whole word and nothing but words and numbers. */
const WORD = /^(?=.*\p{L}{3})[\p{L}\p{N}\s-]+$/u

/**
 * What a query that finds nothing was meant to be: wrong keyboard layout, typing errors, Russian in Latin letters, or
 * errors on top of these. Only a query that finds something is suggested.
 * @returns null when nothing better is known
 */
export async function suggestQuery(db: Database, shopId: number, query: string): Promise<string | null> {
  const typed = query.replace(NO_KEY, ' ').replace(/\s+/g, ' ').trim()
  if (typed.length < SHORTEST) return null
  const layout = otherLayout(typed)
  const translit = fromTranslit(typed)
  const attempts: (() => Promise<string | null>)[] = [
    async () => layout,
    async () => translit,
    () => correctWords(db, shopId, typed),
    async () => layout && correctWords(db, shopId, layout),
    async () => translit && correctWords(db, shopId, translit),
  ]
  for (const attempt of attempts) {
    const text = await attempt()
    if (text && WORD.test(text) && (await countMatches(db, shopId, text)) > 0) return text
  }
  return null
}
