import { sql } from 'kysely'
import { ONLINE_PAY } from '../../content/shop/payment-types'
import type { Database } from '../../platform/database/connection'
import type { PayableOrder } from './lock-order'

/** The buyer had chosen another way of paying, and has paid online after all: the order says so. */
export async function keepOnlinePayment(db: Database, shopId: number, order: PayableOrder): Promise<void> {
  if (order.paymentCode === ONLINE_PAY) return
  await sql`
    update orders set payment_code = type.code, payment_name = type.name, payment_description = type.description
    from payment_types type
    where orders.shop_id = ${shopId} and orders.id = ${order.id}
      and type.shop_id = orders.shop_id and type.code = ${ONLINE_PAY}`.execute(db)
}
