import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../database/connection'

/** Product `p` has every word of the query (Russian full text; the last word may be unfinished). */
export const matches = (query: string): RawBuilder<boolean> =>
  sql<boolean>`p.search @@ search_query(${query})`

/** How well product `p` fits: words of the name weigh more than those of brand and synonyms. */
export const rank = (query: string): RawBuilder<number> =>
  sql<number>`ts_rank(p.search, search_query(${query}))`

export async function countMatches(db: Database, shopId: number, query: string): Promise<number> {
  const { count } = await db
    .selectFrom('products as p')
    .where('p.shop_id', '=', shopId)
    .where(matches(query))
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}
