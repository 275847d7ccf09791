import type { Database } from '../../database/connection'
import { type QueryWord, readWords } from '../query/read-words'
import { loadSynonyms, type Synonyms } from '../query/synonyms'
import { type NearWord, nearestWords } from './nearest-words'
import { formsOf, type TokenForm } from './token-forms'

/** What a token of a query may have been meant to be, the likeliest first. */
export interface Token {
  typed: string
  /** Whether it needs no correction. */
  known: boolean
  readings: TokenForm[]
}

const READINGS = 3

/** Reads every token in all its forms. Two questions to the database, however many there are. */
export async function readTokens(db: Database, shopId: number, typed: readonly string[]): Promise<Token[]> {
  const forms = typed.map(formsOf)
  const [read, synonyms] = await Promise.all([
    readWords(
      db,
      shopId,
      forms.flat().map(({ text }) => text),
    ),
    loadSynonyms(db),
  ])
  const wordsOf = new Map(forms.flat().map(({ text }, index) => [text, read[index] ?? []]))
  const isKnown = (word: QueryWord) =>
    (word.known && !word.mistaken) || isSynonym(word, synonyms) || /^\d/.test(word.word)
  // Pieces of a word are taken as they are, or not at all.
  const whole = forms.flat().filter(({ text }) => !text.includes(' '))
  const unknown = whole.flatMap(({ text }) => (wordsOf.get(text) ?? []).filter((word) => !isKnown(word)))
  const near = await nearestWords(
    db,
    shopId,
    unknown.map(({ word }) => word),
  )
  return forms.map((own, index) => {
    const readings = own.flatMap((form) => readingsOf(form, wordsOf.get(form.text) ?? [], { isKnown, near }))
    return {
      typed: typed[index]?.toLowerCase() ?? '',
      known: readings.some(({ cost }) => cost === 0),
      readings: readings.sort((a, b) => a.cost - b.cost).slice(0, READINGS),
    }
  })
}

const isSynonym = ({ stem }: QueryWord, synonyms: Synonyms): boolean =>
  synonyms.get(stem)?.some(({ stems }) => stems.length === 1) ?? false

interface Knowledge {
  isKnown(word: QueryWord): boolean
  near: ReadonlyMap<string, readonly NearWord[]>
}

/** The form itself when all its words are known; else with the unknown ones replaced, when something is near to each. */
function readingsOf(form: TokenForm, words: readonly QueryWord[], { isKnown, near }: Knowledge): TokenForm[] {
  const unknown = words.filter((word) => !isKnown(word))
  // «для», «на»: no word to look for, but a word to read.
  if (words.length === 0) return [form]
  if (unknown.length === 0) return [form]
  if (form.text.includes(' ')) return []
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
