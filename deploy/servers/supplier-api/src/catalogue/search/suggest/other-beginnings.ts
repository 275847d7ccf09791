import { otherLayout } from '@prilavok/shared-kernel/contract/keyboard-layout'
import { sql } from 'kysely'
import type { Database } from '../../../platform/database/connection'
import { preparedStatement } from '../../../platform/database/prepared-statement'
import { editDistance } from '../correction/edit-distance'
import { exactSpellings } from '../correction/exact-spellings'
import { fromTranslit, oneAlphabet } from '../correction/other-spellings'

/** A mistake in a shorter word cannot be told from another word. */
const SHORTEST = 4
const LONGEST = 32
const NEAREST = 3
/** Words of the catalogue that are looked at for each word that is being typed. */
const LOOKED_AT = 100

/**
 * What a text that is being typed may have been meant to begin: in the other layout, in Russian letters, with a letter right in
 * each of its words. Those with the fewest mistakes.
 */
export async function otherBeginnings(db: Database, shopId: number, typed: string): Promise<string[]> {
  const text = typed.toLowerCase().replace(/ё/g, 'е')
  const spelled = [otherLayout(text), oneAlphabet(text), fromTranslit(text)].filter(
    (other): other is string => other !== null && /\p{L}/u.test(other),
  )
  const texts = [text, ...spelled].map((each) => each.replace(/ё/g, 'е').split(/\s+/).filter(Boolean))
  const right = await rightWords(db, shopId, texts)
  const readings = texts.flatMap((words) => readingsOf(words, right))
  const fewest = Math.min(...readings.map(({ mistakes }) => mistakes))
  return readings.filter(({ mistakes }) => mistakes === fewest).map(({ text: reading }) => reading)
}

/** Words that a word may be, by whether it is finished; the likeliest first. */
type RightWords = (word: string, isLast: boolean) => { word: string; mistakes: number }[]

function readingsOf(words: readonly string[], right: RightWords): { text: string; mistakes: number }[] {
  let readings = [{ text: '', mistakes: 0 }]
  for (const [index, word] of words.entries()) {
    const own = right(word, index === words.length - 1)
    readings = readings
      .flatMap(({ text, mistakes }) =>
        own.map((other) => ({
          text: `${text} ${other.word}`.trim(),
          mistakes: mistakes + other.mistakes,
        })),
      )
      .slice(0, NEAREST)
  }
  return readings
}

interface Row {
  word: string
  uses: number
}

async function rightWords(db: Database, shopId: number, texts: readonly string[][]): Promise<RightWords> {
  const isWord = (word: string | undefined): word is string =>
    word !== undefined && /^[a-zа-я]{3,32}$/.test(word)
  const whole = texts.flatMap((words) => words.slice(0, -1)).filter(isWord)
  const last = texts.map((words) => words.at(-1)).filter(isWord)
  const [finished, beginnings] = await Promise.all([
    whole.length === 0
      ? []
      : sql<Row>`${preparedStatement} select word, uses from near_search_words(${shopId}, ${whole},
          ${whole.flatMap(exactSpellings)}, '{}')`
          .execute(db)
          .then(({ rows }) => rows),
    last.length === 0
      ? []
      : sql<Row>`${preparedStatement} select word, uses from near_search_beginnings(${shopId}, ${last}, ${LOOKED_AT})`
          .execute(db)
          .then(({ rows }) => rows),
  ])
  return (word, isLast) => {
    if (!/^[a-zа-я]{3,32}$/.test(word))
      return /\d/.test(word) || word.length < 3 ? [{ word, mistakes: 0 }] : []
    const rows = isLast ? beginnings : finished
    const begins = (row: Row) => (isLast ? row.word.startsWith(word) : row.word === word)
    if (rows.some(begins)) return [{ word, mistakes: 0 }]
    if (word.length < SHORTEST || word.length > LONGEST) return []
    const near = rows.filter((row) => isNear(word, row.word, isLast))
    // A whole word with a mistake is likelier than the beginning of another with one.
    const whole = near.filter((row) => isNear(word, row.word, false))
    return (whole.length > 0 ? whole : near)
      .sort((a, b) => b.uses - a.uses)
      .slice(0, NEAREST)
      .map((row) => ({ word: row.word, mistakes: 1 }))
  }
}

/** One mistake between what was typed and the word, or as much of it; not in the first letter. */
function isNear(typed: string, word: string, isBeginning: boolean): boolean {
  if (typed[0] !== word[0]) return false
  const parts = isBeginning ? [-1, 0, 1].map((more) => word.slice(0, typed.length + more)) : [word]
  return parts.some((part) => editDistance(typed, part) <= 1)
}
