import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../../platform/database/connection'

/** Kopecks of products that a client has paid for, or got, in the orders of the last year: what levels are reached by. */
export async function turnoverOf(db: Database, shopId: number, clientId: number): Promise<number> {
  const row = await db
    .selectFrom('orders')
    .where((eb) => eb.and({ shop_id: shopId, client_id: clientId }))
    .where('created_at', '>', aYearAgo)
    .where((eb) =>
      eb.or([
        eb('status', 'in', ['completed', 'online-paid']),
        eb.and([eb('status', '=', 'in-progress'), eb('online_pay_status', '=', 'PAID')]),
      ]),
    )
    .where('is_loyalty', '=', false)
    .select(({ fn }) => fn.coalesce(fn.sum<number>('products_sum'), sql<number>`0`).as('sum'))
    .executeTakeFirstOrThrow()
  return row.sum
}

const aYearAgo: RawBuilder<Date> = sql`now() - interval '1 year'`
