import type { Database } from '../database/connection'

interface KeyOwner {
  shopId: number
  clientId: number
}

/**
 * Takes a key for the order about to be made; a call with the same key waits here until the first one has ended. Inside a
 * transaction.
 * @returns the order that the key has made already, or null when it is ours now
 */
export async function takeKey(
  db: Database,
  { shopId, clientId }: KeyOwner,
  key: string,
): Promise<{ id: number; number: string } | null> {
  const taken = await db
    .insertInto('order_keys')
    .values({ shop_id: shopId, client_id: clientId, key, order_id: null })
    .onConflict((conflict) => conflict.columns(['shop_id', 'client_id', 'key']).doNothing())
    .returning('key')
    .executeTakeFirst()
  if (taken) return null
  const order = await db
    .selectFrom('order_keys as used')
    .innerJoin('orders', (join) =>
      join.onRef('orders.shop_id', '=', 'used.shop_id').onRef('orders.id', '=', 'used.order_id'),
    )
    .where('used.shop_id', '=', shopId)
    .where('used.client_id', '=', clientId)
    .where('used.key', '=', key)
    .select(['orders.id', 'orders.number'])
    .executeTakeFirst()
  return order ?? null
}

/** Ties the key to its order; without an order the key is free again, so that the buyer can mend and repeat. */
export async function settleKey(
  db: Database,
  { shopId, clientId }: KeyOwner,
  key: string,
  orderId: number | null,
): Promise<void> {
  if (orderId === null) {
    await db
      .deleteFrom('order_keys')
      .where('shop_id', '=', shopId)
      .where('client_id', '=', clientId)
      .where('key', '=', key)
      .execute()
    return
  }
  await db
    .updateTable('order_keys')
    .set({ order_id: orderId })
    .where('shop_id', '=', shopId)
    .where('client_id', '=', clientId)
    .where('key', '=', key)
    .execute()
}
