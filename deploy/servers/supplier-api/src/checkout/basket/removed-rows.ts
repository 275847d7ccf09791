import { sql } from 'kysely'
import type { Database } from '../../platform/database/connection'
import { removeInBatches } from '../../platform/database/remove-in-batches'
import type { BasketKind } from '../../platform/database/schema-types'
import type { Buyer } from '../../platform/session/session'

/** As long as a page can take a removal back; what is set later is a new row. */
export const RESTORABLE = sql`interval '1 hour'`

/**
 * Removes rows because the buyer wants it, and remembers them for a while: a count that is set for one of them brings the row back to
 * its place. Inside a transaction that holds `lockBasket`.
 * @param ids without it the basket is emptied
 */
export async function takeRowsOut(
  db: Database,
  { shopId, buyerId }: Buyer,
  basket: BasketKind,
  ids?: readonly number[],
): Promise<void> {
  if (ids?.length === 0) return
  await sql`
    with gone as (
      delete from basket_rows
      where shop_id = ${shopId} and buyer_id = ${buyerId} and basket = ${basket}
        ${ids ? sql`and product_id = any(${ids}::int[])` : sql``}
      returning product_id, quantity, created_at
    )
    insert into removed_basket_rows (shop_id, buyer_id, basket, product_id, quantity, created_at)
    select ${shopId}, ${buyerId}, ${basket}, product_id, quantity, created_at from gone
    on conflict (shop_id, buyer_id, basket, product_id) do update set
      quantity = excluded.quantity, created_at = excluded.created_at, removed_at = now()`.execute(db)
}

/** Counts of rows that were removed a short while ago. */
export async function readRemoved(
  db: Database,
  { shopId, buyerId }: Buyer,
  basket: BasketKind,
  ids: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('removed_basket_rows')
    .where((eb) => eb.and({ shop_id: shopId, buyer_id: buyerId, basket }))
    .where('product_id', '=', sql<number>`any(${ids}::int[])`)
    .where('removed_at', '>', sql<Date>`now() - ${RESTORABLE}`)
    .select(['product_id', 'quantity'])
    .execute()
  return new Map(rows.map((row) => [row.product_id, row.quantity]))
}

/** Forgets removed rows after two hours. */
export const removeOldRemovedRows = (db: Database): Promise<void> =>
  removeInBatches(
    db,
    'removed_basket_rows',
    ['shop_id', 'buyer_id', 'basket', 'product_id'],
    sql`removed_at < now() - interval '2 hours'`,
  )
