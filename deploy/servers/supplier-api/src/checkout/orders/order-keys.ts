import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Database } from '../../platform/database/connection'
import { preparedStatement } from '../../platform/database/prepared-statement'
import { removeInBatches } from '../../platform/database/remove-in-batches'
import type { BasketKind } from '../../platform/database/schema-types'
import type { MadeOrder } from './messages'
import type { OrderBody } from './order-form'

interface KeyOwner {
  shopId: number
  clientId: number
}

/** What became of a key: ours now, used for this very order, or used for another one. */
export type KeyState = { state: 'ours' } | ({ state: 'done' } & MadeOrder) | { state: 'other' }

/** Digest of everything that the buyer chose; neither the order of the fields nor what decides nothing changes it. */
export function fingerprintOf(basket: BasketKind, form: OrderBody): Buffer {
  const chosen = [
    basket,
    form.payment ?? '',
    form.delivery_type ?? '',
    form.delivery_zone ?? '',
    form.address_id ?? '',
    form.tradepoint_id ?? '',
    (form.comment ?? '').trim(),
    form.expected_sum ?? null,
    form.expected_delivery ?? null,
    form.confirm ?? '',
  ]
  return createHash('sha256').update(JSON.stringify(chosen)).digest()
}

/**
 * Takes a key for the order about to be made; a call with the same key waits here until the first one has ended. Inside a
 * transaction.
 */
export async function takeKey(
  db: Database,
  { shopId, clientId }: KeyOwner,
  key: string,
  fingerprint: Buffer,
): Promise<KeyState> {
  const taken = await db
    .insertInto('order_keys')
    .modifyEnd(preparedStatement)
    .values({ shop_id: shopId, client_id: clientId, key, order_id: null, fingerprint })
    .onConflict((conflict) => conflict.columns(['shop_id', 'client_id', 'key']).doNothing())
    .returning('key')
    .executeTakeFirst()
  if (taken) return { state: 'ours' }
  const used = await db
    .selectFrom('order_keys as used')
    .innerJoin('orders', (join) =>
      join.onRef('orders.shop_id', '=', 'used.shop_id').onRef('orders.id', '=', 'used.order_id'),
    )
    .where('used.shop_id', '=', shopId)
    .where('used.client_id', '=', clientId)
    .where('used.key', '=', key)
    .select(['orders.id', 'orders.number', 'orders.gift_warning', 'used.fingerprint'])
    .executeTakeFirst()
  if (!used) return { state: 'other' }
  // Keys from before fingerprints were kept have none.
  if (used.fingerprint && !used.fingerprint.equals(fingerprint)) return { state: 'other' }
  return { state: 'done', id: used.id, number: used.number, giftWarning: used.gift_warning }
}

/** Ties the key to its order; without an order the key is free again, so that the buyer can mend and repeat. */
export async function completeKey(
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
    .modifyEnd(preparedStatement)
    .set({ order_id: orderId })
    .where('shop_id', '=', shopId)
    .where('client_id', '=', clientId)
    .where('key', '=', key)
    .execute()
}

/** Forgets the keys of orders after 30 days: no click is repeated that late. The orders stay. */
export const removeOldOrderKeys = (db: Database): Promise<void> =>
  removeInBatches(
    db,
    'order_keys',
    ['shop_id', 'client_id', 'key'],
    sql`created_at < now() - interval '30 days'`,
  )
