import type { Database } from '../database/connection'
import { preparedStatement } from '../database/prepared-statement'
import { apiErrors } from '../errors'
import { sha256, shopOfToken } from './hash'
import type { Session } from './session'
import { createSharedReads } from './shared-reads'

/**
 * Reads sessions for calls: those of one page come together and share a reading. The function throws as `readSession`.
 * @param paysOnline whether an acquirer takes payments for a shop
 */
export function createSessionReader(
  db: Database,
  paysOnline: (shopId: number) => boolean,
): (token: unknown) => Promise<Session> {
  const read = createSharedReads((token) => readSession(db, token))
  return async (token) => {
    if (typeof token !== 'string') throw apiErrors.tokenInvalid()
    const session = await read(token)
    return { ...session, paysOnline: paysOnline(session.shopId) }
  }
}

/**
 * The session of an access token.
 * @throws token expired, token invalid (401, AMB-18); maintenance (503, AMB-46)
 */
export async function readSession(db: Database, token: string): Promise<Omit<Session, 'paysOnline'>> {
  const shopId = shopOfToken(token)
  if (shopId === null) throw apiErrors.tokenInvalid()
  const row = await db
    .selectFrom('access_tokens as token')
    .modifyFront(preparedStatement)
    .innerJoin('shops as shop', 'shop.id', 'token.shop_id')
    .leftJoin('clients as client', (join) =>
      join.onRef('client.shop_id', '=', 'token.shop_id').onRef('client.id', '=', 'token.client_id'),
    )
    .where((eb) => eb.and({ 'token.shop_id': shopId, 'token.token_hash': sha256(token) }))
    .select([
      'token.buyer_id',
      'token.expires_at',
      'token.wrote_at',
      'shop.price_type',
      'shop.currency',
      'shop.min_order_sum',
      'shop.check_order_sum',
      'shop.maintenance',
      'client.id as client_id',
      'client.loyalty',
      'client.allow_to_order',
      'client.blacklisted',
    ])
    .select((eb) => eb('client.password_hash', 'is not', null).as('has_password'))
    .executeTakeFirst()
  if (!row) throw apiErrors.tokenInvalid()
  if (row.maintenance) throw apiErrors.maintenance()
  if (row.expires_at.getTime() <= Date.now()) throw apiErrors.tokenExpired()
  return {
    shopId,
    priceType: row.price_type,
    currency: row.currency,
    minOrderSum: row.min_order_sum,
    checkOrderSum: row.check_order_sum,
    buyerId: row.buyer_id,
    wroteAt: row.wrote_at,
    client:
      row.client_id === null
        ? null
        : {
            id: row.client_id,
            hasPassword: Boolean(row.has_password),
            loyalty: row.loyalty ?? false,
            allowToOrder: row.allow_to_order ?? false,
            blacklisted: row.blacklisted ?? false,
          },
  }
}
