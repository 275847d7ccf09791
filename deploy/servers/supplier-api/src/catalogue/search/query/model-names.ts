import type { Database } from '../../../platform/database/connection'
import { LOOKS_LATIN, LOOKS_RUSSIAN } from './looks'
import { readWords } from './read-words'
import { swapSigns } from './transliterate'
import { anyOf, type Condition, inRow, stemIs } from './tsquery'

/** Letters of a model with its number, together: «LP-2055», «lp2055», «т703», «M8» of «M8x40». */
const TOGETHER =
  /(?<![\p{L}\p{N}.,/-])([a-zа-я]{1,4})-?(\d[\d.]*[a-zа-я]{0,3})(?:[xх×*](?=\d)|(?!\.?[\p{L}\p{N}]|-))/giu
/** The same with a space: a Russian letter alone may be a preposition, except those of sizes. */
const APART = /(?<![\p{L}\p{N}.,/-])([a-z]{1,3}|а|е) (\d{1,5}[a-z]{0,2})(?!\.?[\p{L}\p{N}]|-)/giu
/** Models of a query at most: each costs look-ups. */
const MOST = 3

const SOUNDS_RUSSIAN = 'абвгдезиклмнопрстуфхц'
const SOUNDS_LATIN = 'abvgdeziklmnoprstufhc'

/** Letters of a model as typed, and in the other alphabet as they look and as they sound: «мс» is MC or MS, «M8» is М8. */
function spellingsOf(text: string): string[] {
  const isRussian = /[а-я]/.test(text)
  const others = [
    [LOOKS_RUSSIAN, LOOKS_LATIN],
    [SOUNDS_RUSSIAN, SOUNDS_LATIN],
  ].map(([russian = '', latin = '']) =>
    isRussian ? swapSigns(text, russian, latin) : swapSigns(text, latin, russian),
  )
  const foreign = isRussian ? /[а-я]/ : /[a-z]/
  return [...new Set([text, ...others.filter((other) => !foreign.test(other))])]
}

/** What a query says beside the models of it, and the models. */
export interface Models {
  rest: string
  found: Condition[]
  /** Whether nothing was typed behind the last of them. */
  endsQuery: boolean
}

interface Model {
  typed: string
  /** In one word, in each way to read its letters. */
  joined: string[]
  /** In two words. */
  parted: string[]
}

/** Finds the models that the shop sells, however they are written; what is none stays in the text. */
export async function readModels(db: Database, shopId: number, query: string): Promise<Models> {
  const text = query.toLowerCase()
  const models = [
    ...[...text.matchAll(TOGETHER)].map((match) => modelOf(match, true)),
    ...[...text.matchAll(APART)].map((match) => modelOf(match, false)),
  ].slice(0, MOST)
  if (models.length === 0) return { rest: query, found: [], endsQuery: false }
  const texts = models.flatMap(({ joined, parted }) => [...joined, ...parted])
  const read = await readWords(db, shopId, texts)
  const stemsOf = (way: string): string[] => {
    const words = read[texts.indexOf(way)] ?? []
    return words.every(({ known }) => known) ? words.map(({ stem }) => stem) : []
  }
  let rest = text
  const found: Condition[] = []
  let endsQuery = false
  for (const model of models) {
    const condition = conditionOf(model, stemsOf)
    if (!condition) continue
    found.push(condition)
    rest = rest.replace(model.typed, ' ')
    if (text.trimEnd().endsWith(model.typed)) endsQuery = true
  }
  return { rest, found, endsQuery }
}

function modelOf([typed, letters = '', number = '']: RegExpExecArray, mayPart: boolean): Model {
  const pairs = spellingsOf(letters).flatMap((own) => spellingsOf(number).map((digits) => [own, digits]))
  return {
    typed,
    joined: pairs.map((pair) => pair.join('')),
    parted: mayPart ? pairs.map((pair) => pair.join(' ')) : [],
  }
}

/** @returns null when the shop knows it in no way */
function conditionOf({ joined, parted }: Model, stemsOf: (way: string) => string[]): Condition | null {
  const whole = joined.map(stemsOf).filter((stems) => stems.length > 0)
  const parts = parted.map(stemsOf).filter((stems) => stems.length > 1)
  // Of «T-703» the T is nothing to the stemmer: the number says it alone, if nothing says it better.
  const numbers = parted
    .map(stemsOf)
    .filter(([number = '', ...more]) => more.length === 0 && number.length > 1)
  const ways = whole.length + parts.length > 0 ? [...whole, ...parts] : numbers
  return ways.length > 0 ? anyOf(ways.map((stems) => inRow(stems.map((stem) => stemIs(stem))))) : null
}
