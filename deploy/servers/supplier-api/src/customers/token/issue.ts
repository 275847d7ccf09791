import { randomUUID } from 'node:crypto'
import type { TokenAnswer } from '@prilavok/shared-kernel/contract'
import type { Database } from '../../platform/database/connection'
import { newToken, sha256 } from '../../platform/session/hash'
import type { BrowserName } from './browser-name'

/** Seconds. Nothing renews a visitor's token and it opens little: a month. A client's is refreshed every hour. */
const VISITOR_SECONDS = 2_592_000
const CLIENT_SECONDS = 3600
/** As long as the cookies live (000 §9). */
const REFRESH_SECONDS = 31_536_000

const inSeconds = (seconds: number): Date => new Date(Date.now() + seconds * 1000)

/** As long as the code that it is given for. */
const PARTIAL_SECONDS = 604_800

interface AccessOwner {
  buyer_id: number
  client_id?: number
  family_id?: string
}

async function issueAccess(
  db: Database,
  shopId: number,
  owner: AccessOwner,
  seconds: number,
): Promise<TokenAnswer> {
  const token = newToken(shopId)
  await db
    .insertInto('access_tokens')
    .values({ shop_id: shopId, token_hash: sha256(token), expires_at: inSeconds(seconds), ...owner })
    .execute()
  return { access_token: token, expires_in: seconds }
}

/** An anonymous token: no refresh token (API-001). */
export const issueForVisitor = (db: Database, shopId: number, buyerId: number): Promise<TokenAnswer> =>
  issueAccess(db, shopId, { buyer_id: buyerId }, VISITOR_SECONDS)

/** A token of a client without a password: no refresh token (AMB-01). */
export const issueForPartial = (db: Database, shopId: number, client: TokenOwner): Promise<TokenAnswer> =>
  issueAccess(db, shopId, { buyer_id: client.buyerId, client_id: client.id }, PARTIAL_SECONDS)

export interface TokenOwner {
  id: number
  buyerId: number
}

/** Where somebody logs in. */
export interface LoginBrowser extends BrowserName {
  /** Hash of its DEVICE_COOKIE; null: none. */
  deviceHash: Buffer | null
}

/** Tokens of a new login. Inside a transaction. */
export async function issueForLogin(
  db: Database,
  shopId: number,
  client: TokenOwner,
  { browser, system, deviceHash }: LoginBrowser,
): Promise<TokenAnswer> {
  const id = randomUUID()
  await db
    .insertInto('token_families')
    .values({
      shop_id: shopId,
      id,
      client_id: client.id,
      browser,
      system,
      device_hash: deviceHash,
    })
    .execute()
  return issueForFamily(db, shopId, client, id)
}

/** The next tokens of a login. Inside a transaction. @param parentHash of the refresh token that they are given for; null: of none */
export async function issueForFamily(
  db: Database,
  shopId: number,
  client: TokenOwner,
  familyId: string,
  parentHash: Buffer | null = null,
): Promise<TokenAnswer> {
  const refresh = newToken(shopId)
  const owner = { buyer_id: client.buyerId, client_id: client.id, family_id: familyId }
  const access = await issueAccess(db, shopId, owner, CLIENT_SECONDS)
  await db
    .insertInto('refresh_tokens')
    .values({
      shop_id: shopId,
      token_hash: sha256(refresh),
      family_id: familyId,
      expires_at: inSeconds(REFRESH_SECONDS),
      parent_hash: parentHash,
    })
    .execute()
  return { ...access, refresh_token: refresh }
}
