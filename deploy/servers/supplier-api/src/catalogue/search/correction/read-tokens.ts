import type { Database } from '../../../platform/database/connection'
import { type QueryWord, readWords } from '../query/read-words'
import { searchVersion } from '../query/search-version'
import { loadSynonyms, type Synonyms } from '../query/synonyms'
import { type NearWord, nearestWords } from './nearest-words'
import { formsOf, piecesOf, type TokenForm } from './token-forms'
import { type Abbreviation, wordEndings } from './word-endings'

/** What a token of a query may have been meant to be, the likeliest first. */
export interface Token {
  typed: string
  /** Whether it needs no correction. */
  known: boolean
  readings: TokenForm[]
}

const READINGS = 3

/**
 * Reads every token in all its forms. Three questions to the database, however many there are, and a fourth when a token has no
 * other reading than to be taken apart.
 * @param joined words that neighbours make together: known as they are, or not at all
 */
export async function readTokens(
  db: Database,
  shopId: number,
  typed: readonly string[],
  joined: readonly string[],
): Promise<{ tokens: Token[]; joined: Token[] }> {
  const forms = [...typed.map(formsOf), ...joined.map((text) => [{ text: text.toLowerCase(), cost: 0 }])]
  const { synonyms: version } = await searchVersion(db, shopId)
  const synonyms = await loadSynonyms(db, shopId, version)
  const isKnown = (word: QueryWord) =>
    (word.known && !word.mistaken) || isSynonym(word, synonyms) || /^\d|^[a-z]{1,4}\d/.test(word.word)
  const wordsOf = await readForms(db, shopId, forms.flat())
  const unknown = typed.flatMap((_typed, index) =>
    (forms[index] ?? []).flatMap(({ text }) =>
      (wordsOf.get(text) ?? [])
        .filter((word) => !isKnown(word))
        .map(({ word }) => ({ word, before: typed[index - 1]?.toLowerCase() })),
    ),
  )
  const near = await likelyWords(db, shopId, unknown)
  const read = forms.map((own, index): Token => {
    const readings = own.flatMap((form) =>
      readingsOf(form, wordsOf.get(form.text) ?? [], {
        isKnown,
        near: index < typed.length ? near : NOTHING,
      }),
    )
    return {
      typed: ([...typed, ...joined][index] ?? '').toLowerCase(),
      known: readings.some(({ cost }) => cost === 0),
      readings: readings.sort((a, b) => a.cost - b.cost).slice(0, READINGS),
    }
  })
  const tokens = await takeApart(db, shopId, read.slice(0, typed.length), isKnown)
  return { tokens, joined: read.slice(typed.length) }
}

const NOTHING = new Map<string, NearWord[]>()

/** What unknown words may have been meant to be, by mistake or as abbreviations, the likeliest first. */
export async function likelyWords(
  db: Database,
  shopId: number,
  unknown: readonly Abbreviation[],
): Promise<Map<string, NearWord[]>> {
  const words = unknown.map(({ word }) => word)
  const [near, endings] = await Promise.all([
    nearestWords(db, shopId, words),
    wordEndings(db, shopId, unknown),
  ])
  return new Map(
    words.map((word) => {
      const own = near.get(word) ?? []
      // «картрид» is a letter short: no abbreviation of «картриджи».
      const longer = (endings.get(word) ?? []).filter(
        (other) => !own.some(({ word: one }) => other.word.startsWith(one)),
      )
      return [word, [...own, ...longer].sort((a, b) => a.cost - b.cost).slice(0, READINGS)]
    }),
  )
}

async function readForms(db: Database, shopId: number, forms: readonly TokenForm[]) {
  const words = await readWords(
    db,
    shopId,
    forms.map(({ text }) => text),
  )
  return new Map(forms.map(({ text }, index) => [text, words[index] ?? []]))
}

/** Tokens without any reading, in two known words. */
async function takeApart(
  db: Database,
  shopId: number,
  tokens: readonly Token[],
  isKnown: (word: QueryWord) => boolean,
): Promise<Token[]> {
  const pieces = tokens.map(({ typed, readings }) => (readings.length > 0 ? [] : piecesOf(typed)))
  if (pieces.every((own) => own.length === 0)) return [...tokens]
  const wordsOf = await readForms(db, shopId, pieces.flat())
  return tokens.map((token, index) => {
    const readings = (pieces[index] ?? []).filter(({ text }) => {
      const words = wordsOf.get(text) ?? []
      return words.length > 1 && words.every(isKnown)
    })
    return readings.length > 0 ? { ...token, readings: readings.slice(0, READINGS) } : token
  })
}

const isSynonym = ({ stem }: QueryWord, synonyms: Synonyms): boolean =>
  synonyms.get(stem)?.some(({ stems, beside }) => stems.length === 1 && beside.length === 0) ?? false

interface Knowledge {
  isKnown(word: QueryWord): boolean
  near: ReadonlyMap<string, readonly NearWord[]>
}

/** The form itself when all its words are known; else with the unknown ones replaced, when something is near to each. */
function readingsOf(form: TokenForm, words: readonly QueryWord[], { isKnown, near }: Knowledge): TokenForm[] {
  const unknown = words.filter((word) => !isKnown(word))
  // «для», «на»: no word to look for, but a word to read. In another spelling than the typed one only Russian is one: «ш» is no «i».
  if (words.length === 0) return form.cost === 0 || /[а-я]/.test(form.text) ? [form] : []
  if (unknown.length === 0) return [form]
  let readings: TokenForm[] = [form]
  for (const { word } of unknown) {
    readings = readings.flatMap(({ text, cost }) =>
      (near.get(word) ?? []).map((other) => ({
        text: replaceWord(text, word, other.word),
        cost: cost + other.cost,
      })),
    )
  }
  return readings.slice(0, READINGS)
}

/** Only the word itself changes: hyphens and signs stay. */
const replaceWord = (text: string, word: string, other: string): string => {
  const plain = text.replace(/ё/g, 'е')
  const at = plain.indexOf(word)
  return at < 0 ? other : plain.slice(0, at) + other + plain.slice(at + word.length)
}
