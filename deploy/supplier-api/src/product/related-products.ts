import type { Product } from '@prilavok/shared-kernel/contract'
import { sql } from 'kysely'
import type { Database } from '../database/connection'
import type { Session } from '../session/session'
import { loadProducts } from './load-products'

const LIMIT = 12

/**
 * Full analogs: the same kind, equal in every attribute that decides, of another brand. Partial analogs: exactly one of
 * these attributes differs. What can be bought now comes first.
 */
export async function loadAnalogs(
  db: Database,
  session: Session,
  id: number,
  group: 'absoluteAnalogs' | 'partialAnalogs',
): Promise<Product[]> {
  const fits =
    group === 'absoluteAnalogs'
      ? sql`other.analog_parts = self.analog_parts and other.brand_id is distinct from self.brand_id`
      : sql`(select count(*) from unnest(self.analog_parts, other.analog_parts) as part (mine, its)
          where mine is distinct from its) = 1`
  const { rows } = await sql<{ id: number }>`
    select other.id
    from products self
    join products other on other.shop_id = self.shop_id and other.kind_id = self.kind_id and other.id <> self.id
    where self.shop_id = ${session.shopId} and self.id = ${id} and other.assortment and ${fits}
    order by (other.price > 0 and (other.remain > 0 or other.to_order)) desc, other.popularity desc, other.id
    limit ${LIMIT}`.execute(db)
  return loadProducts(
    db,
    session,
    rows.map((row) => row.id),
  )
}

/** What is often bought together with the kind of this product: a few of each, the most popular first (AMB-52). */
export async function loadExpendables(db: Database, session: Session, id: number): Promise<Product[]> {
  const { rows } = await sql<{ id: number }>`
    select picked.id
    from products self
    join kind_expendables link on link.shop_id = self.shop_id and link.kind_id = self.kind_id
    cross join lateral (
      select other.id, other.popularity
      from products other
      where other.shop_id = ${session.shopId} and other.kind_id = link.expendable_kind_id
        and other.assortment and other.price > 0 and other.remain > 0
      order by other.popularity desc
      limit 4
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
