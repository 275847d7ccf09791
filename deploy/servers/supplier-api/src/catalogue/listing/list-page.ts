import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../../platform/database/connection'
import { conditionsOf, type Scope } from '../scope/scope'
import type { ListQuery } from './list-query'
import { isAscending, orderOf } from './order-of'
import { insideSection, type Place, type Spread } from './section-range'

/** Products of a list that can be reached by paging: nobody turns 2,700 pages, and each costs more than the one before. */
const REACH = 100_000

/** A step from one place of the table to another, in steps through products that lie together. */
const JUMP = 3

export interface Page {
  shopId: number
  query: Pick<ListQuery, 'limit' | 'offset' | 'sort' | 'order'>
  scope: Scope
  place: Place
  /** Filters. */
  chosen: readonly RawBuilder<boolean>[]
  /** Products that fit, and where they lie. They choose the way and need not be exact. */
  count: number
  spread: Spread
}

/** Ids of one page, found in the shortest of three ways. */
export async function pageIds(db: Database, page: Page): Promise<number[]> {
  if (page.query.offset >= Math.min(page.count, REACH)) return []
  const { rows } = await shortest(page)(page).execute(db)
  return rows.map(({ id }) => id)
}

interface Id {
  id: number
}

/** Products that each way has to look at. */
function shortest({ query, scope, place, count, spread }: Page): (page: Page) => RawBuilder<Id> {
  const ownOrder = scope.best !== undefined && query.sort === 'POPULARITY'
  if (ownOrder || scope.key === null) return sortFitting
  const wanted = query.offset + query.limit
  const passed = place.total / count
  const merging =
    [...spread.values()].reduce((sum, products) => sum + Math.min(products, wanted), 0) * passed * JUMP
  // Within a section the order of the whole shop leads through other sections: how many of their products nobody knows.
  const walking = place.section ? Number.POSITIVE_INFINITY : wanted * passed * JUMP
  if (count <= Math.min(merging, walking)) return sortFitting
  return walking <= merging ? walkOrder : mergeSections
}

/** All that fit, sorted then. `offset 0`: they are found first, by whatever index does it best. */
function sortFitting({ shopId, query, scope, place, chosen }: Page): RawBuilder<Id> {
  const best = query.sort === 'POPULARITY' ? scope.best : undefined
  const direction = sql.raw(isAscending(query) ? 'asc' : 'desc')
  const narrowed = [...insideSection(place.section), ...chosen]
  return sql<Id>`select fit.product_id as id
    from (
      select ${sortedBy(query)}, ${best?.by ?? sql`0`} as best from ${ordered(query)} ${best?.join ?? sql``}
      where ${conditionsOf(shopId, best ? { where: best.rest } : scope, narrowed)} offset 0) as fit
    order by fit.best ${direction}, ${orderOf(query, 'fit')} limit ${query.limit} offset ${query.offset}`
}

/** Through the order of the whole shop until the page is full. */
function walkOrder({ shopId, query, scope, chosen }: Page): RawBuilder<Id> {
  return sql<Id>`select l.product_id as id from ${ordered(query)}
    where ${conditionsOf(shopId, {}, alongOrder(shopId, query, scope, chosen))}
    order by ${orderOf(query, sortTable(query))} limit ${query.limit} offset ${query.offset}`
}

/** The first products of every section that has some, merged. */
function mergeSections({ shopId, query, scope, chosen, spread }: Page): RawBuilder<Id> {
  const table = sortTable(query)
  const inSection = sql<boolean>`${sql.ref(`${table}.section_ord`)} = leaf.ord`
  return sql<Id>`select first.product_id as id
    from unnest(${[...spread.keys()]}::integer[]) as leaf (ord)
    cross join lateral (
      select ${sortedBy(query)} from ${ordered(query)}
      where ${conditionsOf(shopId, {}, [inSection, ...alongOrder(shopId, query, scope, chosen)])}
      order by ${orderOf(query, table)} limit ${query.offset + query.limit}) as first
    order by ${orderOf(query, 'first')} limit ${query.limit} offset ${query.offset}`
}

/** Stock has a table of its own. */
const sortTable = ({ sort }: Page['query']): 'stock' | 'l' => (sort === 'REMAIN' ? 'stock' : 'l')

const sortedBy = (query: Page['query']): RawBuilder<unknown> =>
  sortTable(query) === 'stock'
    ? sql`l.product_id, stock.remain`
    : sql`l.product_id, l.popularity, l.price, l.name`

const ordered = (query: Page['query']): RawBuilder<unknown> =>
  sortTable(query) === 'stock'
    ? sql`listing_stock stock join listing l on l.shop_id = stock.shop_id and l.product_id = stock.product_id`
    : sql`listing l`

/** Conditions that are only looked at: `is true` keeps the planner from any index but that of the order. */
function alongOrder(
  shopId: number,
  query: Page['query'],
  scope: Scope,
  chosen: readonly RawBuilder<boolean>[],
): RawBuilder<boolean>[] {
  const own = [...(scope.where ? [sql<boolean>`${scope.where}`] : []), ...chosen]
  return [
    ...(sortTable(query) === 'stock' ? [sql<boolean>`stock.shop_id = ${shopId}`] : []),
    ...own.map((condition) => sql<boolean>`(${condition}) is true`),
  ]
}
