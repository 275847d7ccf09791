import { randomBytes } from 'node:crypto'
import type { Database } from '../database/connection'

const known = new WeakMap<Database, Map<number, Buffer>>()

/** What signs the links of a shop: made once, kept in the database, so that every process signs alike. */
export async function linkKey(db: Database, shopId: number): Promise<Buffer> {
  const keys = known.get(db) ?? new Map<number, Buffer>()
  known.set(db, keys)
  const key = keys.get(shopId) ?? (await readKey(db, shopId)) ?? (await makeKey(db, shopId))
  keys.set(shopId, key)
  return key
}

/** @returns undefined for a shop that never signed a link: then no link of it is true */
export const readKey = async (db: Database, shopId: number): Promise<Buffer | undefined> =>
  (await db.selectFrom('link_keys').where('shop_id', '=', shopId).select('key').executeTakeFirst())?.key

async function makeKey(db: Database, shopId: number): Promise<Buffer> {
  await db
    .insertInto('link_keys')
    .values({ shop_id: shopId, key: randomBytes(32) })
    .onConflict((conflict) => conflict.column('shop_id').doNothing())
    .execute()
  const key = await readKey(db, shopId)
  if (!key) throw new Error(`The links of the shop ${shopId} have no key`)
  return key
}
