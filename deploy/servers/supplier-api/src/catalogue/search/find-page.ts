import type { Database } from '../../platform/database/connection'
import { engineOf } from './engine/engine-of'
import type { Page } from './engine/search-engine'
import type { FoundProducts } from './found-products'

/** Products of a search that can be reached by paging. */
export const REACH = 100_000

/** Ids of one page, best first. */
export async function findPage(
  db: Database,
  shopId: number,
  { query, bands, documents }: FoundProducts,
  page: Page,
): Promise<number[]> {
  if (!query || page.offset >= REACH) return []
  return engineOf(db).page(shopId, { query, bands, documents }, page)
}
