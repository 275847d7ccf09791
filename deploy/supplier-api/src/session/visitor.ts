import type { Database } from '../database/connection'
import { sha256, shopOfToken } from './hash'
import type { Session } from './session'

/** Cookie of the visitor: set by the server, only sent along by the client (AMB-33). */
export const VISITOR_COOKIE = 'PHPSESSID'

const CODE = /^[\w-]{43}$/
const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

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
 * @param userCode what the client sent: the guest's USER_CODE of the personal info, or the anonymous access token that it
 * had before the login
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
  if (userCode && UUID.test(userCode)) {
    const named = await db
      .selectFrom('visitors')
      .where('shop_id', '=', shopId)
      .where('user_code', '=', userCode)
      .select('buyer_id')
      .executeTakeFirst()
    if (named) return named.buyer_id
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

/** USER_CODE of the personal info: the guest's unguessable code, or the client's ID (AMB-10). */
export async function userCodeOf(db: Database, session: Session): Promise<string> {
  if (session.client) return String(session.client.id)
  const visitor = await db
    .selectFrom('visitors')
    .where('shop_id', '=', session.shopId)
    .where('buyer_id', '=', session.buyerId)
    .select('user_code')
    .executeTakeFirst()
  return visitor?.user_code ?? ''
}
