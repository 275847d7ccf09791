import { type RawBuilder, sql } from 'kysely'
import type { Best } from '../scope/scope'
import { bandOf } from './engine/bands'
import type { ReadQuery } from './query/read-query'

/** Product of `listing l` is found by the query. */
export const matches = (query: ReadQuery | null): RawBuilder<boolean> =>
  query
    ? sql<boolean>`exists (select from search_documents document
        where document.shop_id = l.shop_id and document.product_id = l.product_id
          and document.words @@ ${query.found}::tsquery)`
    : sql<boolean>`false`

/** How well the product of `listing l` fits, more is better: see `bandOf`. Of equals what can be had. */
export const rank = (shopId: number, query: ReadQuery | null): Best | undefined =>
  query
    ? {
        join: sql`join search_documents document on document.shop_id = ${shopId} and document.product_id = l.product_id
          and document.words @@ ${query.found}::tsquery`,
        by: sql<number>`document.ready::integer - 2 * ${bandOf(query)}`,
      }
    : undefined
