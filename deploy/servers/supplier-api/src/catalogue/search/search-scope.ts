import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../../platform/database/connection'
import type { Best, Scope } from '../scope/scope'
import { bandOf } from './bands'
import { findPage } from './find-page'
import { findProducts } from './found-products'
import type { ReadQuery } from './query/read-query'

/** Products that a query finds, for the list and its filters; the best first. */
export async function searchScope(db: Database, shopId: number, q: string): Promise<Scope> {
  const found = await findProducts(db, shopId, q)
  return {
    key: `q ${q}`,
    where: matches(found.query),
    best: rank(shopId, found.query),
    known: {
      count: async () => found.count,
      page: (limit, offset) => findPage(db, shopId, found, { limit, offset }),
    },
  }
}

/** Product of `listing l` is found by the query. */
const matches = (query: ReadQuery | null): RawBuilder<boolean> =>
  query
    ? sql<boolean>`exists (select from search_documents document
        where document.shop_id = l.shop_id and document.product_id = l.product_id
          and document.words @@ ${query.found}::tsquery)`
    : sql<boolean>`false`

/** How well the product of `listing l` fits, more is better: see `bandOf`. Of equals what can be had. */
const rank = (shopId: number, query: ReadQuery | null): Best | undefined =>
  query
    ? {
        join: sql`join search_documents document on document.shop_id = ${shopId} and document.product_id = l.product_id
          and document.words @@ ${query.found}::tsquery`,
        by: sql<number>`document.ready::integer - 2 * ${bandOf(query)}`,
      }
    : undefined
