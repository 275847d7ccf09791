import type { BoughtProduct } from '@prilavok/shared-kernel/contract'
import { CALLED_OFF_STATUSES } from '@prilavok/shared-kernel/contract/order-names'
import { sql } from 'kysely'
import type { Database } from '../../platform/database/connection'
import type { Session } from '../../platform/session/session'
import { canBeBought } from '../product/can-be-bought'
import { loadProducts } from '../product/load-products'

/** Orders that are looked at: enough for habits, and as quick for a client with thousands. */
const LAST_ORDERS = 200
/** So many orders of a product have a rhythm: two may be chance. */
const RHYTHM_FROM = 3

/** What a client has bought for money with his last orders and can buy again, what was ordered most often first. */
export async function loadBought(
  db: Database,
  session: Session,
  clientId: number,
  limit: number,
): Promise<BoughtProduct[]> {
  const bought = await db
    .with('last', (last) =>
      last
        .selectFrom('orders')
        .where((eb) => eb.and({ shop_id: session.shopId, client_id: clientId, is_loyalty: false }))
        .where('status', 'not in', CALLED_OFF_STATUSES)
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc')
        .limit(LAST_ORDERS)
        .select(['shop_id', 'id', 'created_at']),
    )
    .selectFrom('last')
    .innerJoin('order_rows as row', (join) =>
      join.onRef('row.shop_id', '=', 'last.shop_id').onRef('row.order_id', '=', 'last.id'),
    )
    .innerJoin('products as p', (join) =>
      join.onRef('p.shop_id', '=', 'row.shop_id').onRef('p.id', '=', 'row.product_id'),
    )
    .where('row.offer_id', 'is', null)
    .where(canBeBought)
    .groupBy('p.id')
    .select([
      'p.id',
      sql<number>`count(*)`.as('times'),
      sql<number>`percentile_disc(0.5) within group (order by row.quantity)`.as('usual'),
      sql<Date>`max(last.created_at)`.as('latest'),
      sql<number | null>`case when count(*) >= ${RHYTHM_FROM} then
        extract(epoch from max(last.created_at) - min(last.created_at))::float8 / 86400 / (count(*) - 1) end`.as(
        'interval',
      ),
    ])
    .orderBy('times', 'desc')
    .orderBy(sql`max(last.created_at)`, 'desc')
    .orderBy('p.id')
    .limit(limit)
    .execute()
  const products = await loadProducts(
    db,
    session,
    bought.map(({ id }) => id),
  )
  const known = new Map(bought.map((row) => [row.id, row]))
  return products.flatMap((product) => {
    const row = known.get(product.ID)
    if (!row) return []
    return {
      ...product,
      ORDER_CNT: row.times,
      USUAL_QUANTITY: row.usual,
      LAST_DATE: row.latest.toISOString(),
      INTERVAL_DAYS: row.interval,
    }
  })
}
