import { sql } from 'kysely'
import type { Database } from '../../database/connection'
import { editDistance } from '../correction/edit-distance'
import { fromTranslit, oneAlphabet, otherLayout } from '../correction/other-spellings'

/** A mistake in a shorter beginning cannot be told from another word. */
const SHORTEST = 4
const LONGEST = 32
const NEAREST = 3

/** What the text may have been meant to begin: in the other layout, in Russian letters, with a letter right in its last word. */
export async function otherBeginnings(db: Database, shopId: number, typed: string): Promise<string[]> {
  const layout = otherLayout(typed)
  const spelled = [layout, oneAlphabet(typed.toLowerCase()), fromTranslit(typed)].filter(
    (text): text is string => text !== null && /\p{L}/u.test(text),
  )
  const mistyped = await Promise.all(
    [typed.toLowerCase(), ...spelled].map((text) => rightBeginnings(db, shopId, text)),
  )
  return [...spelled, ...mistyped.flat()]
}

/** The text with its last word replaced by beginnings of known words that are one mistake away. */
async function rightBeginnings(db: Database, shopId: number, text: string): Promise<string[]> {
  const [, before = '', last = ''] = /^(.*?)([a-zа-я]+)$/.exec(text.replace(/ё/g, 'е')) ?? []
  if (last.length < SHORTEST || last.length > LONGEST) return []
  const variants = [
    ...new Set([last, ...[...last].map((_letter, at) => last.slice(0, at) + last.slice(at + 1))]),
  ]
  const { rows } = await sql<{ word: string; uses: number }>`
    select known.word, known.uses from search_words known where known.shop_id = ${shopId} and not known.mistaken and known.word in (
      select misspelling.word from unnest(${variants}::text[]) as variant
      cross join lateral (
        select word from search_misspellings
        where shop_id = ${shopId} and variant >= variant.variant and variant < variant.variant || chr(1114111)
        limit 100) as misspelling)`.execute(db)
  const near = rows.filter(({ word }) => isNear(last, word)).sort((a, b) => b.uses - a.uses)
  return near.slice(0, NEAREST).map(({ word }) => before + word)
}

/** One mistake between what was typed and as much of the word, not in the first letter. */
const isNear = (typed: string, word: string): boolean =>
  typed[0] === word[0] &&
  [-1, 0, 1].some((more) => editDistance(typed, word.slice(0, typed.length + more)) <= 1)
