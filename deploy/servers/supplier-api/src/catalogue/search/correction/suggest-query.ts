import type { Database } from '../../../platform/database/connection'
import { type FoundProducts, findProducts } from '../found-products'
import { readTokens, type Token } from './read-tokens'
import { withRealWords } from './real-words'

/** Shorter queries fit too many words to be guessed at. */
const SHORTEST = 3
/** Tokens of a query that are guessed at; of a pasted name the first ones say what it is. */
const MOST_TOKENS = 10
/** Cost of a reading that is believed although it does not explain the whole query. */
const SURE = 1
/** A preposition with nothing after it, a sign at the end. */
const LOOSE_END = /(?:[,./-]|[\s,](?:для|на|в|с|со|из|по|под|от|до|без|к|и|или|а|за))+$/
/** What is left of a query when its main word is gone: it says too little. */
const LOOSE_START = /^(?:для|на|в|с|со|из|по|под|от|до|без|к|и|или|а|за)\s/
/** Adjectives may be left out before their noun; the noun in front of others says what is wanted. */
const ADJECTIVE = /(?:ая|яя|ый|ий|ой|ое|ее|ые|ие|ого|его|ую|юю|ых|их)$/
/** Guesses that are tried. */
const GUESSES = 5
/** Signs that mean no letter in any layout. */
const NO_KEY = /[^\p{L}\p{N}\s[\];',.`-]/gu
/** What is between spaces; a number with its unit is one. */
const TOKEN =
  /\d[\d.,]*\s+(?:г|гр|кг|мм|см|м|мкм|мл|л|шт|рул|сл|гб|вт|лист[а-я]*|литр[а-я]*|штук[а-я]*|грамм[а-я]*)(?=\s|$)|\S+/giu
/** Nothing, or a letter that is no word: what is left of «ч/г». */
const NO_WORD = /^[бгджзйлмнпртфхцчшщ]?$/i
/** A guess holds a whole word and nothing but words, numbers and their units. */
const GUESS = /^(?=.*\p{L}{3})[\p{L}\p{N}\s.,/-]*(?:[\p{L}\p{N}]{2}|\p{N}|\p{N} \p{L})$/u

/**
 * What to say instead of a query: when it finds nothing, what it was meant to be; when a word of it is known as a mistake that
 * some names have too, the right one, which finds all of them.
 * @returns null when there is nothing to correct
 */
export async function correct(
  db: Database,
  shopId: number,
  query: string,
  found: FoundProducts,
): Promise<string | null> {
  if (found.count === 0) return suggestQuery(db, shopId, query)
  if (!found.query?.mistaken) return null
  const meant = await suggestQuery(db, shopId, query)
  return meant !== null && (await findProducts(db, shopId, meant)).count >= found.count ? meant : null
}

/**
 * What a query that finds nothing was meant to be: wrong keyboard layout, typing errors, Russian in Latin letters, words
 * together or torn apart, each in its own word. If that finds nothing either, the part that says what is wanted. Only a query
 * that finds something is suggested.
 * @returns null when nothing better is known
 */
export async function suggestQuery(db: Database, shopId: number, query: string): Promise<string | null> {
  const typed = tokensOf(query)
  if (typed.join('').length < SHORTEST) return null
  const neighbours = typed.slice(1).map((token, index) => (typed[index] ?? '') + token)
  const { tokens, joined } = await readTokens(db, shopId, typed, neighbours)
  const own = joinTorn(tokens, joined)
  const whole = joinAll(tokens, joined)
  for (const guess of [...guessesOf(own), ...(whole ? guessesOf(whole).slice(0, 1) : [])]) {
    if (
      guess !== query.trim().toLowerCase() &&
      GUESS.test(guess) &&
      (await findProducts(db, shopId, guess)).count > 0
    )
      return guess
  }
  for (const guess of (await withRealWords(db, shopId, own)).slice(0, GUESSES)) {
    if (await isWhatIsWanted(db, shopId, guess)) return guess
  }
  return suggestLess(db, shopId, own)
}

/** Whether products are what the query calls them, not only have its words somewhere. */
async function isWhatIsWanted(db: Database, shopId: number, query: string): Promise<boolean> {
  const { sections } = await findProducts(db, shopId, query)
  return sections.some(({ best }) => best > 0)
}

/** Between spaces; a full stop after a Russian word is none of its letters: «шар.». */
const tokensOf = (query: string): string[] =>
  (query.replace(NO_KEY, ' ').match(TOKEN) ?? [])
    .slice(0, MOST_TOKENS)
    .map((token) => (/[а-яё]/i.test(token) ? token.replace(/[.,]+$/, '') : token))
    .filter((token) => !NO_WORD.test(token))

/** «авто карандаш»: neighbours that are known apart and together; null when there are none. */
function joinAll(tokens: readonly Token[], joined: readonly Token[]): Token[] | null {
  const at = joined.findIndex(({ known }, index) => known && isTwoWords(tokens[index], tokens[index + 1]))
  const both = joined[at]
  return both ? [...tokens.slice(0, at), both, ...tokens.slice(at + 2)] : null
}

/** A number belongs to no word. */
const isTwoWords = (one: Token | undefined, other: Token | undefined): boolean =>
  [one, other].every(
    (token) => token !== undefined && token.typed.length >= SHORTEST && !/\d/.test(token.typed),
  )

/** «скоро сшиватель»: two neighbours of which one is unknown are one word, if they make a known one. */
function joinTorn(tokens: readonly Token[], joined: readonly Token[]): Token[] {
  const result: Token[] = []
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at] as Token
    const next = tokens[at + 1]
    const both = joined[at]
    const torn = both?.known === true && isTwoWords(token, next) && !(token.known && next?.known === true)
    result.push(torn ? both : token)
    if (torn) at += 1
  }
  return result
}

/** All tokens read together, the likeliest readings first; of those that need a mistake more than the first, none. */
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
  const [best] = guesses
  return guesses
    .filter(({ cost }) => best !== undefined && cost < best.cost + SURE)
    .map(({ texts }) => inRussianSizes(texts.join(' ')))
}

/** Paper sizes are written with a Russian «а» among Russian words. */
const inRussianSizes = (text: string): string =>
  /[а-я]{3}/.test(text) ? text.replace(/(?<![a-z\d])a(?=\d(?![a-z\d]))/g, 'а') : text

/**
 * Without the words that no product has, then without one of the others, without measures, and last what is left when words
 * are taken from the end. Only what still says what the thing is: «синий» alone is no suggestion.
 */
async function suggestLess(db: Database, shopId: number, tokens: readonly Token[]): Promise<string | null> {
  const read = tokens.flatMap(({ typed, known, readings: [first] }) =>
    first && first.cost <= SURE ? [{ typed, known, text: first.text }] : [],
  )
  const texts = read.map(({ text }) => text)
  const words = texts.filter((text) => !/^\d/.test(text))
  const attempts = [
    texts,
    ...texts.map((_text, index) => texts.toSpliced(texts.length - 1 - index, 1)).filter(keepsNoun),
    words,
    ...words.map((_text, index) => words.slice(0, words.length - 1 - index)),
  ]
  function keepsNoun([start]: string[]): boolean {
    const [first] = read
    return start === first?.text || first === undefined || !first.known || ADJECTIVE.test(first.text)
  }
  const tried = new Set<string>([tokens.map(({ typed }) => typed).join(' ')])
  for (const attempt of attempts) {
    const guess = inRussianSizes(attempt.join(' ')).replace(LOOSE_END, '')
    if (tried.has(guess) || !GUESS.test(guess) || LOOSE_START.test(guess)) continue
    if (tried.size > GUESSES) return null
    tried.add(guess)
    if (await isWhatIsWanted(db, shopId, guess)) return guess
  }
  return null
}
