import type { Database } from '../../platform/database/connection'

/** The account of an address. @param email a plain one */
export const findClient = (db: Database, shopId: number, email: string) =>
  db
    .selectFrom('clients')
    .where('shop_id', '=', shopId)
    .where('email', '=', email)
    .select(['id', 'buyer_id', 'name', 'email', 'password_hash'])
    .executeTakeFirst()
