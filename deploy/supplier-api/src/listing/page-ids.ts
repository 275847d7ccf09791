import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../database/connection'
import type { ListQuery } from './list-query'
import { conditionsOf, type Scope } from './scope'

/** Goods of a list that can be reached by paging: nobody turns 2,700 pages, and each costs more than the one before. */
const REACH = 100_000

/**
 * What a step through an order costs, in steps through goods that lie together. Stock stands in a table of its own, and goods
 * without any, which a filter leaves out, stand first in it.
 */
const STEP = { POPULARITY: 3, NAME: 3, PRICE: 3, REMAIN: 20 }

interface Page {
  shopId: number
  query: Pick<ListQuery, 'limit' | 'offset' | 'sort' | 'order'>
  scope: Scope
  /** Section and filters. */
  narrowed: readonly RawBuilder<boolean>[]
  /** Goods that fit, and goods of the shop. They choose the way and need not be exact. */
  count: number
  total: number
}

/** Ids of one page. */
export async function pageIds(db: Database, page: Page): Promise<number[]> {
  const { limit, offset } = page.query
  if (offset >= Math.min(page.count, REACH)) return []
  const { sort, order } = page.query
  if (page.scope.known && sort === 'POPULARITY' && order === 'DESC' && page.narrowed.length === 0)
    return page.scope.known.page(limit, offset)
  // Of two ways the shorter one: through the whole order until the page is full, or through all that fit, sorted then.
  const throughOrder = (((offset + limit) * page.total) / page.count) * STEP[page.query.sort]
  const ownOrder = page.scope.best !== undefined && page.query.sort === 'POPULARITY'
  const inOrder = !ownOrder && page.scope.key !== null && throughOrder < page.count
  const { rows } = await (inOrder ? walkOrder(page) : sortFitting(page)).execute(db)
  return rows.map(({ id }) => id)
}

interface Id {
  id: number
}

/** `is true` keeps the planner from any index but that of the order. */
function walkOrder({ shopId, query, scope, narrowed }: Page): RawBuilder<Id> {
  const byStock = query.sort === 'REMAIN'
  const own = [...(scope.where ? [sql<boolean>`${scope.where}`] : []), ...narrowed]
  const checked = own.map((condition) => sql<boolean>`(${condition}) is true`)
  const from = byStock
    ? sql`listing_stock stock join listing l on l.shop_id = stock.shop_id and l.product_id = stock.product_id`
    : sql`listing l`
  const shop = byStock ? [sql<boolean>`stock.shop_id = ${shopId}`] : []
  const id = sql.ref(byStock ? 'stock.product_id' : 'l.product_id')
  return sql<Id>`select ${id} as id from ${from}
    where ${conditionsOf(shopId, {}, [...shop, ...checked])}
    order by ${orderOf(query, byStock ? 'stock' : 'l', id)} limit ${query.limit} offset ${query.offset}`
}

/** `offset 0`: what fits is found first, by whatever index does it best. */
function sortFitting({ shopId, query, scope, narrowed }: Page): RawBuilder<Id> {
  const best = query.sort === 'POPULARITY' && scope.best ? scope.best : sql`0`
  const direction = sql.raw(query.order === 'ASC' ? 'asc' : 'desc')
  return sql<Id>`select fit.product_id as id
    from (
      select l.product_id, l.popularity, l.price, l.name, l.remain, ${best} as best from listing l
      where ${conditionsOf(shopId, scope, narrowed)} offset 0) as fit
    order by fit.best ${direction}, ${orderOf(query, 'fit', sql.ref('fit.product_id'))}
    limit ${query.limit} offset ${query.offset}`
}

/** The id comes last, so that equal values keep their places from page to page; as the indexes of `listing` have it. */
function orderOf(
  { sort, order }: Page['query'],
  table: 'l' | 'fit' | 'stock',
  id: RawBuilder<unknown>,
): RawBuilder<unknown> {
  const own = (name: string) => sql.ref(`${table}.${name}`)
  const ascending = order === 'ASC'
  switch (sort) {
    case 'NAME':
      return ascending ? sql`${own('name')}, ${id}` : sql`${own('name')} desc, ${id} desc`
    case 'REMAIN':
      return ascending ? sql`${own('remain')}, ${id}` : sql`${own('remain')} desc, ${id} desc`
    case 'PRICE':
      // Goods without a price stand last in both directions.
      return ascending ? sql`(${own('price')} = 0), ${own('price')}, ${id}` : sql`${own('price')} desc, ${id}`
    case 'POPULARITY':
      return ascending ? sql`${own('popularity')}, ${id} desc` : sql`${own('popularity')} desc, ${id}`
  }
}
