import type { Product } from '@prilavok/shared-kernel/contract'
import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../../platform/database/connection'
import type { Session } from '../../platform/session/session'
import { canBeBought } from './can-be-bought'
import { loadProducts } from './load-products'

const LIMIT = 12
/** The most popular products of a kind, among which partial analogs are looked for: a kind may hold tens of thousands. */
const LOOKED_AT = 2000
/** Products of one kind among what is often bought together. */
const OF_A_KIND = 4

/**
 * Full analogs: the same kind, equal in every attribute that decides, of another brand. Partial analogs: exactly one of
 * these attributes differs. What can be bought now comes first. Of a kind without such attributes there are none: nothing says that
 * its products are alike, and they may be tens of thousands.
 */
export async function loadAnalogs(
  db: Database,
  session: Session,
  id: number,
  group: 'absoluteAnalogs' | 'partialAnalogs',
): Promise<Product[]> {
  const self = await db
    .selectFrom('products')
    .where((eb) => eb.and({ shop_id: session.shopId, id }))
    .select(['kind_id', 'analog_parts', 'brand_id'])
    .executeTakeFirst()
  if (!self || self.analog_parts.length === 0) return []
  const ofKind = sql`from products p
    where p.shop_id = ${session.shopId} and p.kind_id = ${self.kind_id} and p.id <> ${id} and p.assortment`
  // Equal attributes are looked up, all of them, and sorted then (`offset 0`): few are equal.
  const products =
    group === 'absoluteAnalogs'
      ? sql`select * ${ofKind} and p.analog_parts = ${self.analog_parts}::text[]
          and p.brand_id is distinct from ${self.brand_id} offset 0`
      : sql`select * from (select * ${ofKind} order by p.popularity desc, p.id limit ${LOOKED_AT}) as p
          where (select count(*) from unnest(${self.analog_parts}::text[], p.analog_parts) as part (mine, its)
            where mine is distinct from its) = 1`
  const walk = async (isOffered: RawBuilder<boolean>, limit: number): Promise<number[]> => {
    const { rows } = await sql<{ id: number }>`
      select p.id from (${products}) as p where ${isOffered} order by p.popularity desc, p.id limit ${limit}`.execute(
      db,
    )
    return rows.map((row) => row.id)
  }
  const ids = await walk(canBeBought, LIMIT)
  if (ids.length < LIMIT) ids.push(...(await walk(sql<boolean>`not ${canBeBought}`, LIMIT - ids.length)))
  return loadProducts(db, session, ids)
}

/** What is often bought together with the kind of this product: a few of each, the most popular first (AMB-52). */
export async function loadExpendables(db: Database, session: Session, id: number): Promise<Product[]> {
  const { rows } = await sql<{ id: number }>`
    select picked.id
    from products self
    join kind_expendables link on link.shop_id = self.shop_id and link.kind_id = self.kind_id
    cross join lateral (
      select p.id, p.popularity
      from products p
      where p.shop_id = ${session.shopId} and p.kind_id = link.expendable_kind_id and p.id <> self.id and ${canBeBought}
      order by p.popularity desc, p.id
      limit ${OF_A_KIND}
    ) as picked
    where self.shop_id = ${session.shopId} and self.id = ${id}
    order by picked.popularity desc, picked.id
    limit ${LIMIT}`.execute(db)
  return loadProducts(
    db,
    session,
    rows.map((row) => row.id),
  )
}
