import { MATCHED_PRODUCTS } from '@prilavok/shared-kernel/contract/page-sizes'
import type { Database } from '../../platform/database/connection'
import { correct } from '../search/correction/suggest-query'
import { findPage } from '../search/find-page'
import { type FoundProducts, findProducts } from '../search/found-products'
import { missingWords } from './missing-words'

/** Products that a name may mean, best first. */
export interface NameMatch {
  /** The first one is meant: no other has every word of the name. */
  sure: boolean
  ids: number[]
  /** Of `missingWords`: only similar products have been found. */
  missing: readonly string[]
}

const exactCount = ({ sections }: FoundProducts): number =>
  sections.reduce((sum, section) => sum + section.exact, 0)

/**
 * What the search finds for a name; for one that finds nothing what it was meant to be, and of that nothing is sure.
 * @param mayCorrect asked once for each name that finds nothing
 */
export async function findByName(
  db: Database,
  shopId: number,
  name: string,
  mayCorrect: () => boolean,
): Promise<NameMatch> {
  const found = await findProducts(db, shopId, name)
  const isLookedAt = found.count === 0 && mayCorrect()
  const meant = isLookedAt ? await correct(db, shopId, name, found) : null
  const missing = isLookedAt ? await missingWords(db, shopId, name) : []
  const products = meant === null ? found : await findProducts(db, shopId, meant)
  const ids = await findPage(db, shopId, products, { limit: MATCHED_PRODUCTS, offset: 0 })
  return { sure: meant === null && (products.count === 1 || exactCount(products) === 1), ids, missing }
}
