import type { FilterState, ProductListAnswer } from '@prilavok/shared-kernel/contract'
import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../database/connection'
import { loadProducts } from '../product/load-products'
import type { Session } from '../session/session'
import { resolveGroups } from './filters/groups'
import { readApplied, sectionOf } from './filters/read-applied'
import { keptAnswer, listingVersion } from './kept-answers'
import type { ListQuery } from './list-query'
import { pageIds } from './page-ids'
import { conditionsOf, EVERYTHING, type Scope } from './scope'
import { findPlace, insideSection, type Place } from './section-place'

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
  const narrowed = [...insideSection(place.section), ...groups.map(({ fits }) => fits)]
  const asked: Asked = { shopId, scope, place, state, narrowed }
  const count = await countGoods(db, asked)
  const { known } = scope
  const ids =
    known && narrowed.length === 0 && query.sort === 'POPULARITY' && query.order === 'DESC'
      ? await known.page(query.limit, query.offset)
      : await pageIds(db, { shopId, query, scope, narrowed, count, total: place.total })
  return { ITEMS: await loadProducts(db, session, ids), NAV: { CNT: count, ...nav } }
}

interface Asked {
  shopId: number
  scope: Scope
  place: Place
  state: FilterState
  /** Section and filters. */
  narrowed: readonly RawBuilder<boolean>[]
}

/** Sections keep their counts; everything else is counted, once for each change of the listing. */
async function countGoods(db: Database, { shopId, scope, place, state, narrowed }: Asked): Promise<number> {
  if (scope.known && narrowed.length === 0) return scope.known.count
  const known = place.section?.product_count ?? place.total
  if (!scope.where && narrowed.length === (place.section ? 1 : 0)) return known
  return keptAnswer(db, {
    shopId,
    key: scope.key && JSON.stringify(['count', scope.key, place.section?.id ?? 0, state]),
    version: scope.key ? await listingVersion(db, shopId) : '',
    size: (count) => count,
    make: async () => {
      const { rows } = await sql<{ count: number }>`
        select count(*) as count from listing l where ${conditionsOf(shopId, scope, narrowed)}`.execute(db)
      return rows[0]?.count ?? 0
    },
  })
}
