import type { Database } from '../../../platform/database/connection'
import { inRussian } from '../query/sound'
import { likelyWords, type Token } from './read-tokens'

/** A shorter word may be too many others. */
const SHORTEST = 3
/** A longer word is no abbreviation of another. */
const LONGEST_ABBREVIATION = 5
/** Words of a longer query are hardly all right and wrong together. */
const MOST_TOKENS = 5
/** More than one mistake in a word that is a word already is none. */
const ONE_MISTAKE = 1

/**
 * Mistakes and abbreviations that are other words of the catalogue, when the words together find nothing: «рука синяя» may be
 * «ручка синяя», «ручка гел» a gel pen and no gel. One word of the query is changed at a time.
 */
export async function withRealWords(
  db: Database,
  shopId: number,
  tokens: readonly Token[],
): Promise<string[]> {
  if (tokens.length < 2 || tokens.length > MOST_TOKENS || tokens.some(({ known }) => !known)) return []
  const texts = tokens.map(({ readings: [first] }) => first?.text ?? '')
  const words = texts.map((word, index) => ({ word, before: texts[index - 1] }))
  const near = await likelyWords(
    db,
    shopId,
    words.filter(({ word }) => word.length >= SHORTEST && /^[а-я]+$/.test(word)),
  )
  return texts.flatMap((text, index) =>
    (near.get(text) ?? [])
      .filter(({ word, cost }) => cost <= ONE_MISTAKE && isOther(text, word))
      .map(({ word }) => texts.with(index, word).join(' ')),
  )
}

/** Not another form of the same word: those begin alike and are about as long. */
const isOther = (typed: string, word: string): boolean => {
  const compared = Math.min(typed.length, word.length) - 1
  const isAbbreviation = typed.length <= LONGEST_ABBREVIATION && word.length > typed.length + 2
  return isAbbreviation || inRussian(typed).slice(0, compared) !== inRussian(word).slice(0, compared)
}
