import type { Database } from '../database/connection'
import { sha256, shopOfToken } from './hash'

/** Cookie of the visitor: set by the server, only sent along by the client (AMB-33). */
export const VISITOR_COOKIE = 'PHPSESSID'

const CODE = /^[\w-]{43}$/

/** @param header the request's Cookie header */
export function visitorCode(header: string | undefined): string | null {
  const match = /(?:^|;\s*)PHPSESSID=([^;]*)/.exec(header ?? '')
  return match?.[1] && CODE.test(match[1]) ? match[1] : null
}

/** A year (000 §9). Not readable by scripts: the product only sends it along. */
export const visitorCookie = (code: string, secure: boolean): string =>
  `${VISITOR_COOKIE}=${code}; Path=/; Max-Age=31536000; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`

/** The guest of a visitor code, remembered from now on. */
export async function rememberVisitor(db: Database, shopId: number, code: string): Promise<number> {
  const row = await db
    .insertInto('visitors')
    .values({ shop_id: shopId, code_hash: sha256(code) })
    .onConflict((conflict) => conflict.columns(['shop_id', 'code_hash']).doUpdateSet({ seen_at: new Date() }))
    .returning('buyer_id')
    .executeTakeFirstOrThrow()
  return row.buyer_id
}

/**
 * The guest whose basket a login takes over (AMB-68).
 * @param userCode what the client sent: the anonymous access token that it had before the login
 * @param cookieHeader Cookie header, whose visitor is taken when `userCode` names nobody
 * @returns null when there was no guest, or when the code is a client's
 */
export async function findGuest(
  db: Database,
  shopId: number,
  userCode: string | undefined,
  cookieHeader: string | undefined,
): Promise<number | null> {
  if (userCode && shopOfToken(userCode) === shopId) {
    const token = await db
      .selectFrom('access_tokens')
      .where('shop_id', '=', shopId)
      .where('token_hash', '=', sha256(userCode))
      .where('client_id', 'is', null)
      .select('buyer_id')
      .executeTakeFirst()
    if (token) return token.buyer_id
  }
  const code = visitorCode(cookieHeader)
  if (!code) return null
  const visitor = await db
    .selectFrom('visitors')
    .where('shop_id', '=', shopId)
    .where('code_hash', '=', sha256(code))
    .select('buyer_id')
    .executeTakeFirst()
  return visitor?.buyer_id ?? null
}
