import { sql } from 'kysely'
import type { Database } from '../../platform/database/connection'
import { sha256 } from '../../platform/session/hash'

/**
 * Ends the sessions of a client: its tokens are unknown from now on.
 * @param currentToken access token whose login stays; every session ends without one
 */
export async function revokeSessions(
  db: Database,
  shopId: number,
  clientId: number,
  currentToken?: string,
): Promise<void> {
  const hash = currentToken === undefined ? null : sha256(currentToken)
  const current = hash
    ? await db
        .selectFrom('access_tokens')
        .where((eb) => eb.and({ shop_id: shopId, token_hash: hash, client_id: clientId }))
        .select('family_id')
        .executeTakeFirst()
    : undefined
  await db
    .updateTable('token_families')
    .set({ revoked_at: new Date() })
    .where((eb) => eb.and({ shop_id: shopId, client_id: clientId }))
    .where('revoked_at', 'is', null)
    .where(sql<boolean>`id is distinct from ${current?.family_id ?? null}::uuid`)
    .execute()
  await db
    .deleteFrom('access_tokens')
    .where((eb) => eb.and({ shop_id: shopId, client_id: clientId }))
    .where(sql<boolean>`token_hash is distinct from ${hash}::bytea`)
    .where(
      sql<boolean>`(family_id is null or family_id is distinct from ${current?.family_id ?? null}::uuid)`,
    )
    .execute()
}

/** Ends logins: their tokens are unknown from now on. Inside a transaction. */
export async function revokeFamilies(db: Database, shopId: number, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  // First the login: a refresh holds it while it makes the next tokens.
  await db
    .updateTable('token_families')
    .set({ revoked_at: new Date() })
    .where('shop_id', '=', shopId)
    .where('id', 'in', ids)
    .where('revoked_at', 'is', null)
    .execute()
  await db.deleteFrom('access_tokens').where('shop_id', '=', shopId).where('family_id', 'in', ids).execute()
}

/** Ends the logins of an access token and of a refresh token, and the access token itself when it is of no login. */
export async function revokeTokens(
  db: Database,
  shopId: number,
  { token = '', refreshToken = '' }: { token?: string; refreshToken?: string },
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const ofAccess = await trx
      .selectFrom('access_tokens')
      .where((eb) => eb.and({ shop_id: shopId, token_hash: sha256(token) }))
      .select('family_id')
      .executeTakeFirst()
    const ofRefresh = await trx
      .selectFrom('refresh_tokens')
      .where((eb) => eb.and({ shop_id: shopId, token_hash: sha256(refreshToken) }))
      .select('family_id')
      .executeTakeFirst()
    const families = [ofAccess?.family_id, ofRefresh?.family_id].filter((id) => typeof id === 'string')
    await revokeFamilies(trx, shopId, families)
    await trx
      .deleteFrom('access_tokens')
      .where((eb) => eb.and({ shop_id: shopId, token_hash: sha256(token) }))
      .execute()
  })
}

/**
 * Makes an access token one of a login, with which it ends: what it opens has grown. It lives at most an hour from now on.
 * @param login an access token of that login
 */
export async function joinLogin(db: Database, shopId: number, token: string, login: string): Promise<void> {
  const familyId = sql<string>`(
    select family_id from access_tokens where shop_id = ${shopId} and token_hash = ${sha256(login)})`
  await db
    .updateTable('access_tokens')
    .set({ expires_at: sql<Date>`least(expires_at, now() + interval '1 hour')`, family_id: familyId })
    .where((eb) => eb.and({ shop_id: shopId, token_hash: sha256(token) }))
    .execute()
}
