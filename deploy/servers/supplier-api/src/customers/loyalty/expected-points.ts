import type { OrderStatusCode } from '@prilavok/shared-kernel/contract'
import { sql } from 'kysely'
import type { Database } from '../../platform/database/connection'

/** Orders in these will bring their points once they are paid or completed. */
const UNDER_WAY: readonly OrderStatusCode[] = [
  'sent',
  'in-progress',
  'online-not-paid',
  'online-to-payment',
  'online-processing',
]

/** Orders whose points are still to come, as `orders`. One that is paid already is worked on, too, but has brought them. */
export const ordersUnderWay = (db: Database, shopId: number, clientId: number) =>
  db
    .selectFrom('orders')
    .where((eb) => eb.and({ 'orders.shop_id': shopId, 'orders.client_id': clientId }))
    .where('orders.status', 'in', UNDER_WAY)
    .where('orders.is_loyalty', '=', false)
    .where('orders.loyalty_sum', '>', 0)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('loyalty_operations as earned')
            .whereRef('earned.shop_id', '=', 'orders.shop_id')
            .whereRef('earned.order_id', '=', 'orders.id')
            .where('earned.type', '=', 'loyalty-plus'),
        ),
      ),
    )

export async function expectedPoints(db: Database, shopId: number, clientId: number): Promise<number> {
  const row = await ordersUnderWay(db, shopId, clientId)
    .select(({ fn }) => fn.coalesce(fn.sum<number>('orders.loyalty_sum'), sql<number>`0`).as('points'))
    .executeTakeFirstOrThrow()
  return row.points
}
