import type { OrderRepeatAnswer } from '@prilavok/shared-kernel/contract'
import { sql } from 'kysely'
import { canBeBought } from '../../catalogue/product/can-be-bought'
import { loadProducts } from '../../catalogue/product/load-products'
import type { Database } from '../../platform/database/connection'
import type { Session } from '../../platform/session/session'
import { orderRows, ordersOf } from './read-order'

/** Analogs that are offered in place of one product. */
const ANALOGS = 3

/** Full analogs of products that cannot be bought, by product: the same kind, equal in every attribute that decides (of some kinds none does), of another brand. */
async function fullAnalogs(
  db: Database,
  { shopId }: Session,
  ids: readonly number[],
): Promise<{ of: number; id: number }[]> {
  if (ids.length === 0) return []
  // Those that are equal are looked up, all of them, and sorted then (`offset 0`): few are.
  const { rows } = await sql<{ of: number; id: number }>`
    select self.id as of, picked.id
    from (select * from products p where p.shop_id = ${shopId} and p.id = any(${ids}::integer[])
      and p.analog_parts <> '{}' and not ${canBeBought}) as self
    cross join lateral (
      select equal.id, equal.popularity from (
        select p.* from products p
        where p.shop_id = self.shop_id and p.kind_id = self.kind_id and p.id <> self.id
          and p.analog_parts = self.analog_parts and p.brand_id is distinct from self.brand_id
          and ${canBeBought} offset 0) as equal
      order by equal.popularity desc, equal.id limit ${ANALOGS}) as picked
    order by self.id, picked.popularity desc, picked.id`.execute(db)
  return rows
}

/**
 * What a buyer sees before an order is repeated, in a few queries however long the order is. Gifts are not repeated: whoever
 * orders enough gets one again.
 */
export async function previewRepeat(
  db: Database,
  session: Session,
  clientId: number,
  orderId: number,
): Promise<OrderRepeatAnswer> {
  const order = await ordersOf(db, session, clientId)
    .where('orders.id', '=', orderId)
    .select('orders.id')
    .executeTakeFirst()
  if (!order) return { ITEMS: [], ANALOGS: [] }
  const rows = await orderRows(db, session, orderId)
    .where('offer_id', 'is', null)
    .select('product_id')
    .execute()
  const ordered = [...new Set(rows.map((row) => row.product_id))]
  const analogs = await fullAnalogs(db, session, ordered)
  const products = await loadProducts(db, session, [...new Set([...ordered, ...analogs.map(({ id }) => id)])])
  const byId = new Map(products.map((item) => [item.ID, item]))
  const known = (id: number) => byId.get(id) ?? []
  return {
    ITEMS: ordered.flatMap(known),
    ANALOGS: [...new Set(analogs.map((analog) => analog.of))].map((PRODUCT_ID) => ({
      PRODUCT_ID,
      ITEMS: analogs.filter((analog) => analog.of === PRODUCT_ID).flatMap(({ id }) => known(id)),
    })),
  }
}
