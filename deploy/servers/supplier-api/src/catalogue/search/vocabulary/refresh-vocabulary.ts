import { editDistance } from '../correction/edit-distance'
import { soundOf } from '../query/sound'
import { PHRASES } from './phrases-sql'
import { BEFORE_MISTAKES, MAYBE_MISTAKES, STEMS, WORDS } from './words-sql'

const TABLES = ['search_stems', 'search_words', 'search_phrase_starts', 'search_phrases']

/** Runs statements with `$1` parameters in one transaction: a client of pg, or a transaction of kysely (`vocabulary-tasks`). */
export interface Statements {
  query(text: string, values: unknown[]): Promise<{ rows: unknown[] }>
}

/**
 * Makes anew what search knows of the catalogue as a whole: stems, words, mistakes and phrases. Without it products are found all
 * the same, but mistakes are not corrected to new words, and new phrases are not suggested.
 * @param client in a transaction: until it ends, everybody sees the vocabulary as it was
 */
export async function refreshVocabulary(client: Statements, shopId: number): Promise<void> {
  const { rows } = await client.query('select version from search_versions where shop_id = $1', [shopId])
  const [state] = rows as { version: number }[]
  if (!state) return
  for (const table of TABLES) await client.query(`delete from ${table} where shop_id = $1`, [shopId])
  // Statistics of one shop's documents: ts_stat takes the text of a query. The id is a number.
  await client.query(STEMS, [
    shopId,
    `select words from search_documents where shop_id = ${Math.trunc(shopId)}`,
  ])
  const made = await client.query(WORDS, [shopId])
  const words = (made.rows as { word: string }[]).map(({ word }) => word)
  await client.query(
    `update search_words known set sound = list.sound
     from unnest($2::text[], $3::text[]) as list (word, sound)
     where known.shop_id = $1 and known.word = list.word`,
    [shopId, words, words.map(soundOf)],
  )
  await markMistakes(client, shopId)
  for (const statement of PHRASES) await client.query(statement, [shopId])
  // What changed meanwhile is not in the vocabulary: the version is that of the beginning.
  await client.query(
    `update search_versions set vocabulary = $2,
       documents = (select count(*) from search_documents where shop_id = $1) where shop_id = $1`,
    [shopId, state.version],
  )
}

/** Words of keywords alone that are one letter from one that is written much more often: «катридж». */
async function markMistakes(client: Statements, shopId: number): Promise<void> {
  for (const statement of BEFORE_MISTAKES) await client.query(statement, [])
  const pairs = (await client.query(MAYBE_MISTAKES, [shopId])).rows as { word: string; right: string }[]
  const mistakes = pairs.filter(({ word, right }) => editDistance(word, right) === 1)
  await client.query('update search_words set mistaken = true where shop_id = $1 and word = any($2)', [
    shopId,
    mistakes.map(({ word }) => word),
  ])
}
