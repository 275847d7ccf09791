import type { Database } from '../database/connection'

/** The client of a session, for a change of its password or address. */
export const ownerOf = (db: Database, shopId: number, clientId: number) =>
  db
    .selectFrom('clients')
    .where('shop_id', '=', shopId)
    .where('id', '=', clientId)
    .select(['id', 'email', 'name', 'password_hash'])
    .executeTakeFirstOrThrow()
