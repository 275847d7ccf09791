import { sql } from 'kysely'
import type { Database } from '../database/connection'
import { suggestQuery } from './suggest-query'

const PHRASES = 10

/** Phrases that begin like the query, or have a word that does; of the corrected query when there are none. */
export async function suggestPhrases(db: Database, shopId: number, query: string): Promise<string[]> {
  const direct = await phrasesOf(db, shopId, query)
  if (direct.length > 0) return direct
  const corrected = await suggestQuery(db, shopId, query)
  if (!corrected) return []
  const phrases = await phrasesOf(db, shopId, corrected)
  return phrases.length > 0 ? phrases : [corrected]
}

async function phrasesOf(db: Database, shopId: number, query: string): Promise<string[]> {
  const { rows } = await sql<{ phrase: string }>`
    select phrase from (
      select distinct on (plain) phrase, plain, weight, plain like typed || '%' as begins
      from search_phrases, plain_text(${query}) as typed
      where shop_id = ${shopId} and typed <> '' and (plain like typed || '%' or plain like '% ' || typed || '%')
      order by plain, weight desc
    ) as found
    order by begins desc, weight desc, length(plain), plain
    limit ${PHRASES}`.execute(db)
  return rows.map((row) => row.phrase)
}
