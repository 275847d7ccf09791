import { timingSafeEqual } from 'node:crypto'
import type { Database } from '../../platform/database/connection'
import { apiErrors } from '../../platform/errors'
import { sha256 } from '../../platform/session/hash'

/**
 * The shop of an OAuth client.
 * @throws when the secret is wrong, or `domain` is not one of this shop's domains; maintenance (503, AMB-46)
 */
export async function verifyShop(
  db: Database,
  body: { client_id: string; client_secret: string; domain: string },
): Promise<number> {
  const row = await db
    .selectFrom('oauth_clients as client')
    .where('client.client_id', '=', body.client_id)
    .innerJoin('shops as shop', 'shop.id', 'client.shop_id')
    .select(['client.shop_id', 'client.secret_hash', 'shop.maintenance'])
    .select((eb) =>
      eb
        .exists(
          eb
            .selectFrom('shop_domains as domain')
            .whereRef('domain.shop_id', '=', 'client.shop_id')
            .where('domain.domain', '=', body.domain.toLowerCase())
            .select('domain.domain'),
        )
        .as('owns_domain'),
    )
    .executeTakeFirst()
  if (!row || !timingSafeEqual(row.secret_hash, sha256(body.client_secret))) throw apiErrors.oauthClient()
  if (!row.owns_domain) throw apiErrors.oauthDomain()
  if (row.maintenance) throw apiErrors.maintenance()
  return row.shop_id
}
