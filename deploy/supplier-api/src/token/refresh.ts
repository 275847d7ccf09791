import type { TokenAnswer } from '@prilavok/shared-kernel/contract'
import type { Database } from '../database/connection'
import { refusals } from '../errors'
import { sha256, shopOfToken } from '../session/hash'
import { issueForFamily } from './issue'
import { revokeFamilies } from './revoke'

/** For so long a lost answer may be asked for again, and two tabs or processes may exchange the same token. */
const GRACE_MS = 30_000

/**
 * Exchanges a refresh token for the next pair. Within `GRACE_MS` of its first use it gives another pair of the same
 * family. Later it has been copied: its whole family (every token of that login) is revoked.
 * @throws when the token is unknown, expired, revoked, or used before the grace
 */
export async function refresh(db: Database, shopId: number, token: string): Promise<TokenAnswer> {
  if (shopOfToken(token) !== shopId) throw refusals.refreshToken()
  const answer = await db.transaction().execute(async (trx) => {
    const row = await trx
      .selectFrom('refresh_tokens as token')
      .innerJoin('token_families as family', (join) =>
        join.onRef('family.shop_id', '=', 'token.shop_id').onRef('family.id', '=', 'token.family_id'),
      )
      .innerJoin('clients as client', (join) =>
        join.onRef('client.shop_id', '=', 'family.shop_id').onRef('client.id', '=', 'family.client_id'),
      )
      .where('token.shop_id', '=', shopId)
      .where('token.token_hash', '=', sha256(token))
      .select(['token.used_at', 'token.expires_at', 'family.id as family_id', 'family.revoked_at'])
      .select(['client.id as client_id', 'client.buyer_id'])
      .forUpdate(['token', 'family'])
      .executeTakeFirst()
    if (!row || row.revoked_at || row.expires_at.getTime() <= Date.now()) return null
    if (row.used_at && row.used_at.getTime() <= Date.now() - GRACE_MS) {
      await revokeFamilies(trx, shopId, [row.family_id])
      return null
    }
    if (!row.used_at) await markUsed(trx, shopId, token)
    await markFamilyUsed(trx, shopId, row.family_id)
    return issueForFamily(trx, shopId, { id: row.client_id, buyerId: row.buyer_id }, row.family_id)
  })
  if (!answer) throw refusals.refreshToken()
  return answer
}

async function markUsed(db: Database, shopId: number, token: string): Promise<void> {
  await db
    .updateTable('refresh_tokens')
    .set({ used_at: new Date() })
    .where('shop_id', '=', shopId)
    .where('token_hash', '=', sha256(token))
    .execute()
}

async function markFamilyUsed(db: Database, shopId: number, familyId: string): Promise<void> {
  await db
    .updateTable('token_families')
    .set({ last_used_at: new Date() })
    .where('shop_id', '=', shopId)
    .where('id', '=', familyId)
    .execute()
}
