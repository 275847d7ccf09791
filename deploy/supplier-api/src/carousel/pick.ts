import { sql } from 'kysely'
import type { Database } from '../database/connection'
import { canBeBought } from '../product/can-be-bought'

/** Kinds of the home page (AMB-52); each has an index of its own. */
const KINDS = { new: sql<boolean>`p.is_new`, hot: sql<boolean>`p.is_hot`, sale: sql<boolean>`p.is_sale` }

export const isKind = (type: string): type is keyof typeof KINDS => Object.hasOwn(KINDS, type)

/** Ids of products of a kind that can be bought, the most popular first. */
export async function pickOfKind(
  db: Database,
  shopId: number,
  kind: keyof typeof KINDS,
  limit: number,
): Promise<number[]> {
  const rows = await db
    .selectFrom('products as p')
    .where('p.shop_id', '=', shopId)
    .where(KINDS[kind])
    .where(canBeBought)
    .select('p.id')
    .orderBy('p.popularity', 'desc')
    .orderBy('p.id')
    .limit(limit)
    .execute()
  return rows.map(({ id }) => id)
}

/**
 * The same of products with a mark. They are found in the listing by the number of the mark, which is given as it is: so
 * the planner knows whether it is rare and looks it up, or common and walks along the popularity.
 */
export async function pickOfMark(
  db: Database,
  shopId: number,
  code: string,
  limit: number,
): Promise<number[]> {
  const facet = await db
    .selectFrom('facet_values')
    .where('shop_id', '=', shopId)
    .where('kind', '=', 'mark')
    .where('property_id', '=', 0)
    .where('value', '=', code)
    .select('id')
    .executeTakeFirst()
  if (!facet) return []
  const { rows } = await sql<{ id: number }>`
    select l.product_id as id
    from listing l join products p on p.shop_id = l.shop_id and p.id = l.product_id
    where l.shop_id = ${shopId} and l.facets @> array[${sql.lit(facet.id)}] and ${canBeBought}
    order by l.popularity desc, l.product_id limit ${limit}`.execute(db)
  return rows.map(({ id }) => id)
}
