import type { CustomerSession } from '@prilavok/shared-kernel/contract'
import { sql } from 'kysely'
import type { Database } from '../../platform/database/connection'
import { sha256 } from '../../platform/session/hash'
import type { ClientOwner } from '../../platform/session/session'
import { revokeFamilies } from '../token/revoke'

/** Logins of a client that can still be renewed. */
const goingOn = (db: Database, { shopId, clientId }: ClientOwner) =>
  db
    .selectFrom('token_families as login')
    .where((eb) => eb.and({ 'login.shop_id': shopId, 'login.client_id': clientId }))
    .where('login.revoked_at', 'is', null)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('refresh_tokens as refresh')
          .whereRef('refresh.shop_id', '=', 'login.shop_id')
          .whereRef('refresh.family_id', '=', 'login.id')
          .where('refresh.expires_at', '>', new Date())
          .select('refresh.family_id'),
      ),
    )

/**
 * The sessions of a client, the one used last first.
 * @param token the access token of whoever asks: its session is in use just now
 */
export async function listSessions(
  db: Database,
  owner: ClientOwner,
  token: string,
): Promise<CustomerSession[]> {
  const isCurrent = sql<boolean>`exists (select from access_tokens token
    where token.shop_id = login.shop_id and token.family_id = login.id and token.token_hash = ${sha256(token)})`
  const rows = await goingOn(db, owner)
    .select(['login.id', 'login.created_at', 'login.browser', 'login.system'])
    .select(isCurrent.as('current'))
    .select(
      sql<Date>`case when ${isCurrent} then now() else coalesce(login.last_used_at, login.created_at) end`.as(
        'used_at',
      ),
    )
    .orderBy('used_at', 'desc')
    .orderBy('login.created_at', 'desc')
    .execute()
  return rows.map((row) => ({
    ID: row.id,
    CREATED: row.created_at.toISOString(),
    LAST_USED: row.used_at.toISOString(),
    BROWSER: row.browser,
    SYSTEM: row.system,
    CURRENT: row.current ? 'Y' : 'N',
  }))
}

/** Ends one session of a client. @returns whether there was one */
export const endSession = (db: Database, owner: ClientOwner, id: string): Promise<boolean> =>
  db.transaction().execute(async (trx) => {
    const found = await goingOn(trx, owner).where('login.id', '=', id).select('login.id').executeTakeFirst()
    if (found) await revokeFamilies(trx, owner.shopId, [found.id])
    return found !== undefined
  })
