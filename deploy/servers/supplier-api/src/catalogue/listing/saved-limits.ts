import { sql } from 'kysely'
import type { Database } from '../../platform/database/connection'
import type { Buyer } from '../../platform/session/session'

/** Favourites of one buyer at most, our own figure: a list of more costs time with every filter, and nobody reads it. */
export const MAX_FAVOURITES = 5000

/** Viewed products that are remembered, the latest ones: as many as a list may be loaded with at once (000 §9). */
export const MAX_VIEWED = 1000

/** Keeps the latest `MAX_VIEWED` viewed products. */
export async function forgetOldest(db: Database, { shopId, buyerId }: Buyer): Promise<void> {
  await sql`delete from viewed where shop_id = ${shopId} and buyer_id = ${buyerId} and product_id in (
    select product_id from viewed where shop_id = ${shopId} and buyer_id = ${buyerId}
    order by seen_at desc, product_id offset ${MAX_VIEWED})`.execute(db)
}
