import type { TokenAnswer } from '@prilavok/shared-kernel/contract'
import type { Database } from '../../platform/database/connection'
import { apiErrors } from '../../platform/errors'
import { sha256, shopOfToken } from '../../platform/session/hash'
import { type Device, deviceFor } from './device'
import { issueForFamily } from './issue'
import { revokeFamilies } from './revoke'

/** For so long a lost answer may be asked for again, and two tabs or processes may exchange the same token. */
const GRACE_MS = 30_000

interface Refreshed {
  tokens: TokenAnswer
  /** Given to a login that has had none. */
  device: Device | null
}

/**
 * Exchanges a refresh token for the next pair. Within `GRACE_MS` of its first use it gives another pair of the same
 * family, as long as none of them has been used. Whatever else is exchanged twice has been copied: its whole family (every token of
 * that login) is revoked.
 * @param cookieHeader tells the device of a login that has had none
 * @throws when the token is unknown, expired, revoked, used before the grace, or when another of the same family was used in its place
 */
export async function refresh(
  db: Database,
  shopId: number,
  token: string,
  cookieHeader: string | undefined,
): Promise<Refreshed> {
  if (shopOfToken(token) !== shopId) throw apiErrors.refreshToken()
  const hash = sha256(token)
  const refreshed = await db.transaction().execute(async (trx): Promise<Refreshed | null> => {
    const row = await findToken(trx, shopId, hash)
    if (!row || row.revoked_at || row.expires_at.getTime() <= Date.now()) return null
    const isLate = row.used_at !== null && row.used_at.getTime() <= Date.now() - GRACE_MS
    // Of all that were given for one token, only one is ever used.
    const parent = row.used_at ? hash : row.parent_hash
    if (isLate || (parent && (await hasUsedChild(trx, shopId, parent)))) {
      await revokeFamilies(trx, shopId, [row.family_id])
      return null
    }
    if (!row.used_at) await markUsed(trx, shopId, hash)
    const device = row.device_hash ? null : await deviceFor(trx, shopId, cookieHeader)
    await markFamilyUsed(trx, shopId, row.family_id, device?.hash ?? row.device_hash)
    const client = { id: row.client_id, buyerId: row.buyer_id }
    return { tokens: await issueForFamily(trx, shopId, client, row.family_id, hash), device }
  })
  if (!refreshed) throw apiErrors.refreshToken()
  return refreshed
}

const findToken = (db: Database, shopId: number, hash: Buffer) =>
  db
    .selectFrom('refresh_tokens as token')
    .innerJoin('token_families as family', (join) =>
      join.onRef('family.shop_id', '=', 'token.shop_id').onRef('family.id', '=', 'token.family_id'),
    )
    .innerJoin('clients as client', (join) =>
      join.onRef('client.shop_id', '=', 'family.shop_id').onRef('client.id', '=', 'family.client_id'),
    )
    .where((eb) => eb.and({ 'token.shop_id': shopId, 'token.token_hash': hash }))
    .select(['token.used_at', 'token.expires_at', 'token.parent_hash'])
    .select(['family.id as family_id', 'family.revoked_at', 'family.device_hash'])
    .select(['client.id as client_id', 'client.buyer_id'])
    .forUpdate(['token', 'family'])
    .executeTakeFirst()

async function hasUsedChild(db: Database, shopId: number, parentHash: Buffer): Promise<boolean> {
  const child = await db
    .selectFrom('refresh_tokens')
    .where((eb) => eb.and({ shop_id: shopId, parent_hash: parentHash }))
    .where('used_at', 'is not', null)
    .select('used_at')
    .executeTakeFirst()
  return child !== undefined
}

async function markUsed(db: Database, shopId: number, hash: Buffer): Promise<void> {
  await db
    .updateTable('refresh_tokens')
    .set({ used_at: new Date() })
    .where((eb) => eb.and({ shop_id: shopId, token_hash: hash }))
    .execute()
}

async function markFamilyUsed(
  db: Database,
  shopId: number,
  familyId: string,
  deviceHash: Buffer | null,
): Promise<void> {
  await db
    .updateTable('token_families')
    .set({ last_used_at: new Date(), device_hash: deviceHash })
    .where((eb) => eb.and({ shop_id: shopId, id: familyId }))
    .execute()
}
