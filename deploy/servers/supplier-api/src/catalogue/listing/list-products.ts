import type { Product, ProductListAnswer } from '@prilavok/shared-kernel/contract'
import type { Database } from '../../platform/database/connection'
import type { Session } from '../../platform/session/session'
import { loadProducts } from '../product/load-products'
import { EVERYTHING, type Scope } from '../scope/scope'
import { countProducts } from './count-products'
import { resolveGroups } from './filters/groups'
import { readApplied, sectionOf } from './filters/read-applied'
import { pageIds } from './list-page'
import type { ListQuery } from './list-query'
import { isAscending } from './order-of'
import { findPlace } from './section-range'

/** One page of products with the number of all that fit. */
export async function listProducts(
  db: Database,
  session: Session,
  query: ListQuery,
  scope: Scope = EVERYTHING,
): Promise<ProductListAnswer> {
  const nav = { LIMIT: query.limit, OFFSET: query.offset }
  const state = readApplied(query)
  const { shopId } = session
  const [place, groups] = await Promise.all([
    findPlace(db, shopId, sectionOf(query)),
    resolveGroups(db, shopId, state),
  ])
  if (!place) return { ITEMS: [], NAV: { CNT: 0, ...nav } }
  const chosen = groups.map(({ fits }) => fits)
  const isWhole = !place.section && chosen.length === 0
  if (scope.known && isWhole && query.sort === 'POPULARITY' && !isAscending(query)) {
    const [CNT, ids] = await Promise.all([scope.known.count(), scope.known.page(query.limit, query.offset)])
    return { ITEMS: await loadProducts(db, session, ids), NAV: { CNT, ...nav } }
  }
  const counted = await countProducts(db, { shopId, scope, place, state, chosen })
  const ids = await pageIds(db, { shopId, query, scope, place, chosen, ...counted })
  const found = await loadProducts(db, session, ids)
  return { ITEMS: byStock(query, found), NAV: { CNT: counted.count, ...nav } }
}

/** Lists by stock pass small changes of great numbers over (`moves_in_stock_order`): a page puts its products right. */
function byStock({ sort, order }: ListQuery, products: Product[]): Product[] {
  if (sort !== 'REMAIN') return products
  const sign = isAscending({ order }) ? 1 : -1
  return products.toSorted((a, b) => sign * (a.REMAIN - b.REMAIN))
}
