import type { Database } from '../../database/connection'
import { findGoods } from '../found-goods'
import { readTokens, type Token } from './read-tokens'

/** Shorter queries fit too many words to be guessed at. */
const SHORTEST = 3
/** Tokens of a query that are guessed at; who types more has pasted a text. */
const MOST_TOKENS = 10
/** Cost of a reading that is believed although it does not explain the whole query. */
const SURE = 1
/** A preposition with nothing after it. */
const LOOSE_END = /(?: (?:для|на|в|с|со|из|по|под|от|до|без|к|и|за))+$/
/** Guesses that are tried. */
const GUESSES = 5
/** Signs that mean no letter in any layout. */
const NO_KEY = /[^\p{L}\p{N}\s[\];',.`-]/gu
/** What is between spaces; a number with its unit is one. */
const TOKEN =
  /\d[\d.,]*\s+(?:г|гр|кг|мм|см|м|мкм|мл|л|шт|рул|сл|гб|вт|лист[а-я]*|литр[а-я]*|штук[а-я]*|грамм[а-я]*)(?=\s|$)|\S+/giu
/** A guess holds a whole word and nothing but words and numbers. */
const GUESS = /^(?=.*\p{L}{3})[\p{L}\p{N}\s.,/-]*[\p{L}\p{N}]{2}$/u

/**
 * What a query that finds nothing was meant to be: wrong keyboard layout, typing errors, Russian in Latin letters, words
 * together or torn apart, each in its own word. If that finds nothing either, the part that says what is wanted. Only a query
 * that finds something is suggested.
 * @returns null when nothing better is known
 */
export async function suggestQuery(db: Database, shopId: number, query: string): Promise<string | null> {
  const typed = query.replace(NO_KEY, ' ').match(TOKEN) ?? []
  if (typed.join('').length < SHORTEST || typed.length > MOST_TOKENS) return null
  const neighbours = typed.slice(1).map((token, index) => (typed[index] ?? '') + token)
  const { tokens, joined } = await readTokens(db, shopId, typed, neighbours)
  const own = joinTorn(tokens, joined)
  for (const guess of guessesOf(own)) {
    if (
      guess !== query.trim().toLowerCase() &&
      GUESS.test(guess) &&
      (await findGoods(db, shopId, guess)).count > 0
    )
      return guess
  }
  return suggestLess(db, shopId, own)
}

/** «скоро сшиватель»: two neighbours of which one is unknown are one word, if they make a known one. */
function joinTorn(tokens: readonly Token[], joined: readonly Token[]): Token[] {
  const result: Token[] = []
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at] as Token
    const next = tokens[at + 1]
    const both = joined[at]
    const torn =
      next !== undefined &&
      both?.known === true &&
      Math.min(token.typed.length, next.typed.length) >= SHORTEST &&
      !(token.known && next.known)
    result.push(torn ? both : token)
    if (torn) at += 1
  }
  return result
}

/** All tokens read together, the likeliest readings first. */
function guessesOf(tokens: readonly Token[]): string[] {
  let guesses: { texts: string[]; cost: number }[] = [{ texts: [], cost: 0 }]
  for (const { readings } of tokens) {
    guesses = guesses
      .flatMap(({ texts, cost }) =>
        readings.map((reading) => ({ texts: [...texts, reading.text], cost: cost + reading.cost })),
      )
      .sort((a, b) => a.cost - b.cost)
      .slice(0, GUESSES)
  }
  return guesses.map(({ texts }) => inRussianSizes(texts.join(' ')))
}

/** Paper sizes are written with a Russian «а» among Russian words. */
const inRussianSizes = (text: string): string =>
  /[а-я]{3}/.test(text) ? text.replace(/(?<![a-z\d])a(?=\d(?![a-z\d]))/g, 'а') : text

/**
 * Without the words that no product has, then without one of the others, without measures, and last what is left when words
 * are taken from the end. Only what still says what the thing is: «синий» alone is no suggestion.
 */
async function suggestLess(db: Database, shopId: number, tokens: readonly Token[]): Promise<string | null> {
  const texts = tokens.flatMap(({ readings: [first] }) => (first && first.cost <= SURE ? [first.text] : []))
  const words = texts.filter((text) => !/^\d/.test(text))
  const attempts = [
    texts,
    ...texts.map((_text, index) => texts.toSpliced(texts.length - 1 - index, 1)),
    words,
    ...words.map((_text, index) => words.slice(0, words.length - 1 - index)),
  ]
  const tried = new Set<string>([tokens.map(({ typed }) => typed).join(' ')])
  for (const attempt of attempts) {
    const guess = inRussianSizes(attempt.join(' ')).replace(LOOSE_END, '')
    if (tried.has(guess) || !GUESS.test(guess)) continue
    if (tried.size > GUESSES) return null
    tried.add(guess)
    const { sections } = await findGoods(db, shopId, guess)
    if (sections.some(({ best }) => best > 0)) return guess
  }
  return null
}
