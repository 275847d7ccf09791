import { sql } from 'kysely'
import { inLockOrder } from '../../catalogue/offers/lock-order'
import { undoForOrder } from '../../customers/loyalty/order-points'
import type { Database } from '../../platform/database/connection'

/** What a cancelled order has held: its points are given back or taken, its products go back to the stock. The order is locked. */
export async function restock(
  db: Database,
  owner: { shopId: number; clientId: number; orderId: number },
): Promise<void> {
  await undoForOrder(db, owner)
  await returnStock(db, owner)
}

/** Rows that were made to order took nothing. Locked in the order in which orders lock them. */
async function returnStock(
  db: Database,
  { shopId, orderId }: { shopId: number; orderId: number },
): Promise<void> {
  await sql`
    with taken as (
      select p.id, row.quantity
      from order_rows row
      join products p on p.shop_id = row.shop_id and p.id = row.product_id
      where row.shop_id = ${shopId} and row.order_id = ${orderId} and not row.to_order
      order by ${inLockOrder}
      for no key update of p)
    update products p set remain = p.remain + taken.quantity
    from (select id, sum(quantity)::int as quantity from taken group by id) as taken
    where p.shop_id = ${shopId} and p.id = taken.id`.execute(db)
}
