import type { Selectable } from 'kysely'
import type { Database } from '../../platform/database/connection'
import type { Points } from '../../platform/database/schema.generated'
import { apiErrors } from '../../platform/errors'
import type { ClientOwner } from '../../platform/session/session'

/** What an address that is added says. */
export type NewPoint = Pick<
  Selectable<Points>,
  'address' | 'contact_name' | 'contact_email' | 'contact_phone'
> & {
  variant: 'base' | 'post'
}

const SAID = ['variant', 'address', 'contact_name', 'contact_email', 'contact_phone'] as const

/**
 * The address that was added with this key.
 * @returns undefined when there is none, or no key
 * @throws bad_field (400) when the key was used for another address
 */
export async function findAdded(
  db: Database,
  { shopId, clientId }: ClientOwner,
  point: NewPoint,
  key: string | undefined,
): Promise<number | undefined> {
  if (key === undefined) return undefined
  const added = await db
    .selectFrom('points')
    .where((eb) => eb.and({ shop_id: shopId, client_id: clientId, creation_key: key }))
    .select(['id', ...SAID])
    .executeTakeFirst()
  if (added && SAID.some((name) => added[name] !== point[name]))
    throw apiErrors.badField('idempotency_key', 'Этот ключ уже использован для другого адреса')
  return added?.id
}

/**
 * Adds the address unless a call with the same key has just done so; then that call is waited for. Inside a transaction.
 * @returns the id of the new address, or undefined
 */
export async function insertUnlessAdded(
  db: Database,
  { shopId, clientId }: ClientOwner,
  point: NewPoint,
  key: string | undefined,
): Promise<number | undefined> {
  const inserted = await db
    .insertInto('points')
    .values({ shop_id: shopId, client_id: clientId, ...point, creation_key: key ?? null })
    .onConflict((conflict) => conflict.constraint('points_creation_key').doNothing())
    .returning('id')
    .executeTakeFirst()
  return inserted?.id
}
