import { sql } from 'kysely'
import type { Database } from '../../platform/database/connection'
import { canBeBought } from '../product/can-be-bought'
import { mixSections } from './mix-sections'

/** Kinds of the home page (AMB-52); each has an index of its own. */
const KINDS = { new: sql<boolean>`p.is_new`, hot: sql<boolean>`p.is_hot`, sale: sql<boolean>`p.is_sale` }

export const isKind = (type: string): type is keyof typeof KINDS => Object.hasOwn(KINDS, type)

/** How many of the most popular products a carousel chooses from, for each that it shows. */
const CANDIDATES = 25

/** Ids of products of a kind that can be bought, the most popular first, of several sections. */
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
    .select(['p.id', 'p.section_id'])
    .orderBy('p.popularity', 'desc')
    .orderBy('p.id')
    .limit(limit * CANDIDATES)
    .execute()
  return mixSections(rows, limit)
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
    .where((eb) => eb.and({ shop_id: shopId, kind: 'mark', property_id: 0, value: code }))
    .select('id')
    .executeTakeFirst()
  if (!facet) return []
  const { rows } = await sql<{ id: number; section_id: number }>`
    select l.product_id as id, p.section_id
    from listing l join products p on p.shop_id = l.shop_id and p.id = l.product_id
    where l.shop_id = ${shopId} and l.facets @> array[${sql.lit(facet.id)}] and ${canBeBought}
    order by l.popularity desc, l.product_id limit ${limit * CANDIDATES}`.execute(db)
  return mixSections(rows, limit)
}
