import type { Database } from '../../platform/database/connection'

const selectOwner = (db: Database, shopId: number, clientId: number) =>
  db
    .selectFrom('clients')
    .where('shop_id', '=', shopId)
    .where('id', '=', clientId)
    .select(['id', 'email', 'name', 'password_hash'])

/** The client of a session, for a change of its password or address. */
export const ownerOf = (db: Database, shopId: number, clientId: number) =>
  selectOwner(db, shopId, clientId).executeTakeFirstOrThrow()

/**
 * The same, locked before its codes and sessions: changes of a password or address come one after another, and none waits
 * for another in a circle.
 */
export const lockOwner = (db: Database, shopId: number, clientId: number) =>
  selectOwner(db, shopId, clientId).forNoKeyUpdate().executeTakeFirstOrThrow()
