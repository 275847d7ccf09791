import { timingSafeEqual } from 'node:crypto'
import type { Database } from './platform/database/connection'
import { randomCode, sha256 } from './platform/session/hash'

/** What the edge must know of each domain to ask for tokens. The database holds only hashes of the secrets. */
export type ShopCredentials = Record<string, { client_id: string; client_secret: string }>

/**
 * One OAuth client for every shop.
 * @param known credentials given out before; those that still fit are kept, so that a running edge goes on
 * @returns credentials of every domain of every shop
 */
export async function provisionCredentials(
  db: Database,
  known: ShopCredentials = {},
): Promise<ShopCredentials> {
  const domains = await db
    .selectFrom('shop_domains')
    .select(['shop_id', 'domain'])
    .orderBy('shop_id')
    .execute()
  const credentials: ShopCredentials = {}
  for (const shopId of new Set(domains.map((row) => row.shop_id))) {
    const own = domains.filter((row) => row.shop_id === shopId).map((row) => row.domain)
    const valid = await findValid(db, shopId, own, known)
    const pair = valid ?? (await issue(db, shopId))
    for (const domain of own) credentials[domain] = pair
  }
  return credentials
}

async function findValid(db: Database, shopId: number, domains: string[], known: ShopCredentials) {
  for (const domain of domains) {
    const pair = known[domain]
    if (!pair) continue
    const row = await db
      .selectFrom('oauth_clients')
      .where((eb) => eb.and({ shop_id: shopId, client_id: pair.client_id }))
      .select('secret_hash')
      .executeTakeFirst()
    if (row && timingSafeEqual(row.secret_hash, sha256(pair.client_secret))) return pair
  }
  return null
}

async function issue(db: Database, shopId: number) {
  const pair = { client_id: `shop-${shopId}-${randomCode().slice(0, 8)}`, client_secret: randomCode() }
  await db
    .insertInto('oauth_clients')
    .values({ shop_id: shopId, client_id: pair.client_id, secret_hash: sha256(pair.client_secret) })
    .execute()
  return pair
}
