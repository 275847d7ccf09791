import { type Expression, type RawBuilder, type SqlBool, sql } from 'kysely'

/** Which products a list is about, before its section and filters. Conditions speak of `listing l`. */
export interface Scope {
  /** The products; none: the whole catalogue. */
  where?: Expression<SqlBool>
  /** Order when the client sorts by POPULARITY. */
  best?: Best
  /** Its number of products, and a page of their best order, when the scope knows a shorter way than going through them all. */
  known?: { count(): Promise<number>; page(limit: number, offset: number): Promise<number[]> }
  /** Name under which counts are kept for all visitors; null when the products are this buyer's own. */
  key: string | null
}

/** An order of a scope's own. */
export interface Best {
  /** Joined to `listing l`: one row for each of the products of `where`. Read once, it serves the condition and the order. */
  join: RawBuilder<unknown>
  /** What of `where` the join does not see to. */
  rest?: Expression<SqlBool>
  /** Best first, over the joined row. */
  by: Expression<unknown>
}

/** The whole catalogue. */
export const EVERYTHING: Scope = { key: 'all' }

/** No products at all: a brand or a section that the shop does not have. */
export const NOTHING: Scope = { key: 'none', where: sql<boolean>`false` }

/** All conditions at once, over `listing l`; `shop_id` first, as in every index. */
export function conditionsOf(
  shopId: number,
  { where }: Pick<Scope, 'where'>,
  more: readonly RawBuilder<boolean>[],
): RawBuilder<boolean> {
  const all = [sql`l.shop_id = ${shopId}`, ...(where ? [where] : []), ...more]
  return sql<boolean>`${sql.join(all, sql` and `)}`
}
