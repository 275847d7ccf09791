import type { ProductListAnswer } from '@prilavok/shared-kernel/contract'
import { type Expression, type SelectQueryBuilder, type SqlBool, sql } from 'kysely'
import type { Database } from '../database/connection'
import type { Schema } from '../database/schema'
import { knownId } from '../http/schemas'
import { loadProducts } from '../product/load-products'
import { findSection } from '../section/load-sections'
import type { Session } from '../session/session'
import type { ListQuery } from './list-query'

/** Products of one shop, not yet sorted or cut. */
type Goods = SelectQueryBuilder<Schema & { p: Schema['products'] }, 'p', object>

export interface Scope {
  /** Which products the list holds besides those of the section; none: the whole catalogue. */
  where?: Expression<SqlBool>
  /** Order when the client sorts by POPULARITY, best first. */
  best?: Expression<unknown>
}

/** One page of products with the number of all that fit. Two statements: the ids of the page, then its products. */
export async function listProducts(
  db: Database,
  session: Session,
  query: ListQuery,
  scope: Scope = {},
): Promise<ProductListAnswer> {
  const nav = { LIMIT: query.limit, OFFSET: query.offset }
  const sectionId = query.filter?.SECTION_ID
  const section = sectionId === undefined ? null : await findSection(db, session.shopId, knownId(sectionId))
  if (section === undefined) return { ITEMS: [], NAV: { CNT: 0, ...nav } }
  let goods: Goods = db.selectFrom('products as p').where('p.shop_id', '=', session.shopId)
  if (section) goods = goods.where((eb) => eb.between('p.section_ord', section.ord, section.ord_end))
  if (scope.where) goods = goods.where(scope.where)
  const [ids, count] = await Promise.all([
    sorted(goods, query, scope).select('p.id').limit(query.limit).offset(query.offset).execute(),
    scope.where ? countOf(goods) : (section?.product_count ?? countAll(db, session.shopId)),
  ])
  const items = await loadProducts(
    db,
    session,
    ids.map((row) => row.id),
  )
  return { ITEMS: items, NAV: { CNT: count, ...nav } }
}

/** The id comes last, so that equal values keep their places from page to page. */
function sorted(goods: Goods, { sort, order }: ListQuery, scope: Scope): Goods {
  const direction = order === 'ASC' ? 'asc' : 'desc'
  switch (sort) {
    case 'NAME':
      return goods.orderBy('p.name', direction).orderBy('p.id')
    case 'REMAIN':
      return goods.orderBy('p.remain', direction).orderBy('p.id')
    case 'PRICE':
      // Goods without a price stand last in both directions.
      return order === 'ASC'
        ? goods.orderBy(sql`(p.price = 0)`).orderBy('p.price').orderBy('p.id')
        : goods.orderBy('p.price', 'desc').orderBy('p.id')
    case 'POPULARITY': {
      const best = scope.best ? goods.orderBy(scope.best, direction) : goods
      return best.orderBy('p.popularity', direction).orderBy('p.id')
    }
  }
}

async function countOf(goods: Goods): Promise<number> {
  const { count } = await goods.select((eb) => eb.fn.countAll<number>().as('count')).executeTakeFirstOrThrow()
  return count
}

/** Of the whole catalogue: the sums of its main sections are kept with them. */
async function countAll(db: Database, shopId: number): Promise<number> {
  const { count } = await db
    .selectFrom('sections')
    .where('shop_id', '=', shopId)
    .where('depth', '=', 1)
    .select((eb) => eb.fn.sum<number | null>('product_count').as('count'))
    .executeTakeFirstOrThrow()
  return count ?? 0
}
