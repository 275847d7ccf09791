import { type RawBuilder, sql } from 'kysely'
import type { ReadQuery } from './query/read-query'
import { allOf } from './query/tsquery'

/** Product of `listing l` is found by the query. */
export const matches = (query: ReadQuery | null): RawBuilder<boolean> =>
  query
    ? sql<boolean>`exists (select from search_documents document
        where document.shop_id = l.shop_id and document.product_id = l.product_id
          and document.words @@ ${query.found}::tsquery)`
    : sql<boolean>`false`

/** How well the product of `listing l` fits, more is better: see `bands`. */
export const rank = (query: ReadQuery | null): RawBuilder<number> =>
  query
    ? sql<number>`(select case
          when document.words @@ ${allOf([query.found, query.head])}::tsquery then 8
          when document.words @@ ${allOf([query.found, query.keyHead])}::tsquery then 4 else 0 end
        + case when document.words @@ ${query.named}::tsquery then 2 else 0 end + document.ready::integer
        from search_documents document
        where document.shop_id = l.shop_id and document.product_id = l.product_id)`
    : sql<number>`0`
