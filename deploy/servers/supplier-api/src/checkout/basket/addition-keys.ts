import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Database } from '../../platform/database/connection'
import { removeInBatches } from '../../platform/database/remove-in-batches'
import type { BasketKind } from '../../platform/database/schema-types'
import { apiErrors } from '../../platform/errors'
import type { Buyer } from '../../platform/session/session'
import type { Applied } from './apply-change'

/** An addition that its caller may repeat. */
export interface KeyedAddition {
  basket: BasketKind
  key: string
  quantities: ReadonlyMap<number, number>
}

const fingerprintOf = ({ basket, quantities }: KeyedAddition): Buffer => {
  const counts = [...quantities].sort(([a], [b]) => a - b)
  return createHash('sha256')
    .update(JSON.stringify([basket, counts]))
    .digest()
}

/**
 * Makes an addition once: with a key that was used for it before, what came of it then is answered and nothing is added. Inside
 * a transaction that holds `lockBasket`, so that a repeated call waits for the first one.
 * @throws bad_field (400) when the key was used for another addition
 */
export async function addOnce(
  db: Database,
  { shopId, buyerId }: Buyer,
  addition: KeyedAddition,
  add: () => Promise<Applied>,
): Promise<Applied> {
  const fingerprint = fingerprintOf(addition)
  const made = await db
    .selectFrom('basket_keys')
    .where((eb) => eb.and({ shop_id: shopId, buyer_id: buyerId, key: addition.key }))
    .select(['fingerprint', 'applied', 'warnings', 'changed'])
    .executeTakeFirst()
  if (made && !made.fingerprint.equals(fingerprint))
    throw apiErrors.badField('idempotency_key', 'Этот ключ уже использован для другого изменения корзины')
  if (made) return { applied: made.applied, warnings: made.warnings, changed: made.changed }
  const done = await add()
  await db
    .insertInto('basket_keys')
    .values({
      shop_id: shopId,
      buyer_id: buyerId,
      key: addition.key,
      fingerprint,
      applied: done.applied,
      warnings: JSON.stringify(done.warnings),
      changed: JSON.stringify(done.changed ?? []),
    })
    .execute()
  return done
}

/** After a login the visitor's additions may still be repeated, by the client that the visitor is now. */
export async function takeOverKeys(db: Database, visitor: Buyer, client: Buyer): Promise<void> {
  await db
    .updateTable('basket_keys')
    .set({ buyer_id: client.buyerId })
    .where((eb) => eb.and({ shop_id: visitor.shopId, buyer_id: visitor.buyerId }))
    .execute()
}

/** Forgets the keys of additions after two days: a page sends nothing that is older than one. */
export const removeOldBasketKeys = (db: Database): Promise<void> =>
  removeInBatches(
    db,
    'basket_keys',
    ['shop_id', 'buyer_id', 'key'],
    sql`created_at < now() - interval '2 days'`,
  )
