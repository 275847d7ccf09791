import { type RawBuilder, sql } from 'kysely'
import type { ListQuery } from './list-query'

/** Whether the smallest come first; the direction is read without case, as in the other lists. */
export const isAscending = ({ order }: Pick<ListQuery, 'order'>): boolean => order.toUpperCase() === 'ASC'

/** `order by` of a list. The id comes last, so that equal values keep their places from page to page; as the indexes have it. */
export function orderOf(
  query: Pick<ListQuery, 'sort' | 'order'>,
  table: 'l' | 'fit' | 'first' | 'stock',
): RawBuilder<unknown> {
  const own = (name: string) => sql.ref(`${table}.${name}`)
  const id = own('product_id')
  const ascending = isAscending(query)
  switch (query.sort) {
    case 'NAME':
      return ascending ? sql`${own('name')}, ${id}` : sql`${own('name')} desc, ${id} desc`
    case 'REMAIN':
      return ascending ? sql`${own('remain')}, ${id}` : sql`${own('remain')} desc, ${id} desc`
    case 'PRICE':
      // Products without a price stand last in both directions.
      return ascending ? sql`(${own('price')} = 0), ${own('price')}, ${id}` : sql`${own('price')} desc, ${id}`
    case 'POPULARITY':
      return ascending ? sql`${own('popularity')}, ${id} desc` : sql`${own('popularity')} desc, ${id}`
  }
}
