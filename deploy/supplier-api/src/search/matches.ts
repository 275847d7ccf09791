import { type RawBuilder, sql } from 'kysely'
import { bandsOf } from './found-goods'
import type { ReadQuery } from './query/read-query'

/** Product of `listing l` is found by the query. */
export const matches = (query: ReadQuery | null): RawBuilder<boolean> =>
  query
    ? sql<boolean>`exists (select from search_documents document
        where document.shop_id = l.shop_id and document.product_id = l.product_id
          and document.words @@ ${query.found}::tsquery)`
    : sql<boolean>`false`

/** How well the product of `listing l` fits, more is better: see `bandsOf`. Of equals what can be had. */
export const rank = (query: ReadQuery | null): RawBuilder<number> =>
  query
    ? sql<number>`(select document.ready::integer + 2 * case
          ${sql.join(
            bandsOf(query).map(
              (band, index, all) =>
                sql`when document.words @@ ${band}::tsquery then ${sql.lit(all.length - index)}`,
            ),
            sql` `,
          )} else 0 end
        from search_documents document
        where document.shop_id = l.shop_id and document.product_id = l.product_id)`
    : sql<number>`0`
