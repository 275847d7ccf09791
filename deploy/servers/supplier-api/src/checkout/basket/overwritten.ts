import type { BasketOverwrite } from '@prilavok/shared-kernel/contract'
import { sql } from 'kysely'
import type { Database } from '../../platform/database/connection'
import type { BasketKind } from '../../platform/database/schema-types'
import type { Buyer } from '../../platform/session/session'

/**
 * Products that the basket holds another count of than the caller takes it for: a change that is made now goes over what somebody
 * else has done. Inside a transaction that holds `lockBasket`, before the change.
 * @param expected counts by product, 0 for none; empty: nothing is asked
 * @param all the change concerns the whole basket, also what the caller does not know of
 */
export async function overwrittenCounts(
  db: Database,
  { shopId, buyerId }: Buyer,
  basket: BasketKind,
  expected: ReadonlyMap<number, number>,
  all = false,
): Promise<BasketOverwrite[]> {
  if (expected.size === 0) return []
  const rows = await db
    .selectFrom('basket_rows')
    .where((eb) => eb.and({ shop_id: shopId, buyer_id: buyerId, basket }))
    .$if(!all, (query) => query.where('product_id', '=', sql<number>`any(${[...expected.keys()]}::int[])`))
    .select(['product_id', 'quantity'])
    .orderBy('product_id')
    .execute()
  const held = new Map(rows.map((row) => [row.product_id, row.quantity]))
  return [...new Set([...expected.keys(), ...held.keys()])].flatMap((id) => {
    const QUANTITY = held.get(id) ?? 0
    return QUANTITY === (expected.get(id) ?? 0) ? [] : [{ PRODUCT_ID: id, QUANTITY }]
  })
}
