import { sql } from 'kysely'
import type { Database } from '../../platform/database/connection'
import type { Band } from './bands'
import type { FoundProducts } from './found-products'
import type { ReadQuery } from './query/read-query'

/** Products of a search that can be reached by paging. */
const REACH = 100_000

interface Page {
  limit: number
  offset: number
}

/**
 * Ids of one page, best first: by bands, then those with all words in the name, what can be had, and what is bought most.
 * The work does not grow with the catalogue as the products found do: few products are sorted, of many the first in the order of
 * the index are taken.
 */
export async function findPage(
  db: Database,
  shopId: number,
  { query, bands, documents }: FoundProducts,
  { limit, offset }: Page,
): Promise<number[]> {
  const ids: number[] = []
  if (!query || offset >= REACH) return ids
  let skipped = 0
  for (const band of bands) {
    const from = Math.max(0, offset - skipped)
    const wanted = limit - ids.length
    if (wanted > 0 && from < band.count) {
      const page = { limit: wanted, offset: from }
      // Of two ways the shorter one: through the products of the shop in their order, or through those of the band.
      const throughOrder = ((from + wanted) * documents) / band.count
      ids.push(...(await (throughOrder < band.count ? walk : sort)(db, shopId, { query, band, page })))
    }
    skipped += band.count
  }
  return ids
}

interface Part {
  query: ReadQuery
  band: Band
  page: Page
}

/**
 * What can be had first, then what is bought most. Called as a function the match is no reason for the text index, nor for the
 * planner to believe that almost nothing fits.
 */
async function walk(db: Database, shopId: number, { band, page }: Part): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select product_id as id from search_documents
    where shop_id = ${shopId} and ts_match_vq(words, ${band.condition}::tsquery)
    order by ready desc, popularity desc, product_id limit ${page.limit} offset ${page.offset}`.execute(db)
  return rows.map(({ id }) => id)
}

/** As `walk`, but first those whose name has the words as they were typed. */
async function sort(db: Database, shopId: number, { query, band, page }: Part): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    with fit as materialized (
      select product_id, ready, popularity, words @@ ${query.named}::tsquery as named
      from search_documents where shop_id = ${shopId} and words @@ ${band.condition}::tsquery)
    select product_id as id from fit
    order by named desc, ready desc, popularity desc, product_id limit ${page.limit} offset ${page.offset}`.execute(
    db,
  )
  return rows.map(({ id }) => id)
}
