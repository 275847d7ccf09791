import type { IncomingHttpHeaders } from 'node:http'
import { VISITOR_COOKIE } from '@prilavok/shared-kernel/contract/cookies'
import { sql } from 'kysely'
import type { Database } from '../database/connection'
import { preparedStatement } from '../database/prepared-statement'
import { codeCookie, codeIn } from './code-cookie'
import { randomCode, sha256, shopOfToken } from './hash'
import type { Session } from './session'

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

export const isSecure = (headers: IncomingHttpHeaders): boolean => headers['x-forwarded-proto'] === 'https'

export const visitorCookie = (code: string, secure: boolean): string =>
  codeCookie(VISITOR_COOKIE, code, { path: '/', secure })

/** The next visit is another visitor's. */
export const endedVisitorCookie = (secure: boolean): string =>
  codeCookie(VISITOR_COOKIE, undefined, { path: '/', secure })

/** A visitor with the code that its cookie holds. */
export interface Visitor {
  code: string
  buyerId: number
}

async function newVisitor(db: Database, shopId: number): Promise<Visitor> {
  const code = randomCode()
  const { buyer_id: buyerId } = await db
    .insertInto('visitors')
    .values({ shop_id: shopId, code_hash: sha256(code) })
    .returning('buyer_id')
    .executeTakeFirstOrThrow()
  return { code, buyerId }
}

/**
 * The visitor of a request, remembered from now on. A code that is not ours, whoever has chosen it, is replaced.
 * @param renew gives the visitor another code and ends its tokens, so that whoever knows the present ones does not take part in a login
 */
export async function openVisit(
  db: Database,
  shopId: number,
  cookieHeader: string | undefined,
  { renew }: { renew: boolean },
): Promise<Visitor> {
  const known = codeIn(VISITOR_COOKIE, cookieHeader)
  if (!known) return newVisitor(db, shopId)
  const code = renew ? randomCode() : known
  const row = await db
    .updateTable('visitors')
    .set({ seen_at: new Date(), code_hash: sha256(code) })
    .where((eb) => eb.and({ shop_id: shopId, code_hash: sha256(known) }))
    .returning('buyer_id')
    .executeTakeFirst()
  if (row && renew) await endVisitorTokens(db, shopId, row.buyer_id)
  return row ? { code, buyerId: row.buyer_id } : newVisitor(db, shopId)
}

/** Whoever knew the former code may have a token of the visitor. Calls of the page that are under way, and the merge, still pass. */
async function endVisitorTokens(db: Database, shopId: number, buyerId: number): Promise<void> {
  await db
    .updateTable('access_tokens')
    .set({ expires_at: sql<Date>`least(expires_at, now() + interval '1 minute')` })
    .where((eb) => eb.and({ shop_id: shopId, buyer_id: buyerId }))
    .where('client_id', 'is', null)
    .execute()
}

/**
 * The visitor whose basket a login takes over (AMB-68).
 * @param userCode what the client sent: the visitor's USER_CODE of the personal info, or the anonymous access token that it
 * had before the login
 * @param cookieHeader Cookie header, whose visitor is taken when `userCode` names nobody
 * @returns null when there was no visitor, or when the code is a client's
 */
export async function findVisitor(
  db: Database,
  shopId: number,
  userCode: string | undefined,
  cookieHeader: string | undefined,
): Promise<number | null> {
  if (userCode && shopOfToken(userCode) === shopId) {
    const token = await db
      .selectFrom('access_tokens')
      .where((eb) => eb.and({ shop_id: shopId, token_hash: sha256(userCode) }))
      .where('client_id', 'is', null)
      .select('buyer_id')
      .executeTakeFirst()
    if (token) return token.buyer_id
  }
  const visitors = db.selectFrom('visitors').where('shop_id', '=', shopId).select('buyer_id')
  if (userCode && UUID.test(userCode)) {
    const named = await visitors.where('user_code', '=', userCode).executeTakeFirst()
    if (named) return named.buyer_id
  }
  const code = codeIn(VISITOR_COOKIE, cookieHeader)
  if (!code) return null
  const visitor = await visitors.where('code_hash', '=', sha256(code)).executeTakeFirst()
  return visitor?.buyer_id ?? null
}

/** USER_CODE of the personal info: the visitor's unguessable code, or the client's ID (AMB-10). */
export async function userCodeOf(db: Database, session: Session): Promise<string> {
  if (session.client) return String(session.client.id)
  const visitor = await db
    .selectFrom('visitors')
    .modifyFront(preparedStatement)
    .where((eb) => eb.and({ shop_id: session.shopId, buyer_id: session.buyerId }))
    .select('user_code')
    .executeTakeFirst()
  return visitor?.user_code ?? ''
}
