import { clientRow } from '../../platform/database/client-row'
import type { Database } from '../../platform/database/connection'

const selectOwner = (db: Database, shopId: number, clientId: number) =>
  clientRow(db, shopId, clientId).select(['id', 'email', 'name', 'password_hash'])

/** The client of a session, for a change of its password or address. */
export const ownerOf = (db: Database, shopId: number, clientId: number) =>
  selectOwner(db, shopId, clientId).executeTakeFirstOrThrow()

/**
 * The same, locked before its codes and sessions: changes of a password or address come one after another, and none waits
 * for another in a circle.
 */
export const lockOwner = (db: Database, shopId: number, clientId: number) =>
  selectOwner(db, shopId, clientId).forNoKeyUpdate().executeTakeFirstOrThrow()

/** The account of an address. @param email a plain one */
export const findClient = (db: Database, shopId: number, email: string) =>
  db
    .selectFrom('clients')
    .where((eb) => eb.and({ shop_id: shopId, email }))
    .select(['id', 'buyer_id', 'name', 'email', 'password_hash'])
    .executeTakeFirst()
