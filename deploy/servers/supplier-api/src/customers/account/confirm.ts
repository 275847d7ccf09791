import type { RegisterAnswer, TokenAnswer } from '@prilavok/shared-kernel/contract'
import pg from 'pg'
import { type Letterhead, loadLetterhead } from '../../content/shop/shop-pages'
import type { Database } from '../../platform/database/connection'
import type { RegistrationDetails } from '../../platform/database/schema-types'
import { done, rejected } from '../../platform/form-fields/answers'
import { plainEmail } from '../../platform/form-fields/email'
import { addressOf, countCall, rules } from '../../platform/limits/count-call'
import { issueForPartial } from '../token/issue'
import type { FormCall } from './account-call'
import { hashCode } from './codes'
import { insertClient } from './insert-client'
import { changeEmail } from './new-email'
import { findClient, lockOwner } from './owner'
import type { ConfirmFields } from './register-body'
import { ruleAgainst } from './registration-rules'
import { texts } from './texts'

/**
 * PUT /v1/login/confirm/: the code of an e-mail proves the address. A registration becomes a client without a password, whose
 * token is in the answer (AMB-26), if the shop still registers such clients. The code stays good until a password is set, so
 * that the link of the e-mail leads back.
 */
export async function confirm({ app, request, body }: FormCall<ConfirmFields>): Promise<RegisterAnswer> {
  const { db } = app
  const { shopId } = request.session
  const email = plainEmail(body.email ?? '')
  await countCall(db, shopId, rules.codesOfAddress, addressOf(request))
  const head = await loadLetterhead(db, app.services.pages, shopId)
  const answer = await db
    .transaction()
    .execute((trx) => useCode(trx, head, shopId, email, hashCode(body.code ?? '')))
    .catch(nullWhenTaken)
  return answer ?? rejected({ code: texts.deadCode })
}

/** Another account took the address while it was being confirmed. */
function nullWhenTaken(failure: unknown): null {
  if (failure instanceof pg.DatabaseError && failure.constraint?.endsWith('shop_id_email_key')) return null
  throw failure
}

const findCode = (db: Database, shopId: number, email: string, codeHash: Buffer) =>
  db
    .selectFrom('confirmations')
    .where((eb) => eb.and({ shop_id: shopId, code_hash: codeHash, email }))
    .where('expires_at', '>', new Date())
    .select(['client_id', 'details', 'changes_email'])

async function useCode(
  db: Database,
  head: Letterhead,
  shopId: number,
  email: string,
  codeHash: Buffer,
): Promise<RegisterAnswer | null> {
  const asked = await findCode(db, shopId, email, codeHash).executeTakeFirst()
  if (asked?.client_id) await lockOwner(db, shopId, asked.client_id)
  const found = await findCode(db, shopId, email, codeHash).forUpdate().executeTakeFirst()
  if (!found) return null
  if (found.changes_email && found.client_id !== null)
    return (await changeEmail(db, head, shopId, found.client_id, email))
      ? done(texts.emailChanged, { EMAIL: email })
      : null
  const { details } = found
  const rule =
    details && !(await findClient(db, shopId, email)) ? await ruleAgainst(db, shopId, details) : null
  if (rule) return rejected({ registration: rule })
  const tokens = await enter(db, shopId, email, details)
  return tokens && done(texts.confirmed, { EMAIL: email, ...tokens })
}

/** @returns null when the account has a password by now: then it is entered with that */
async function enter(
  db: Database,
  shopId: number,
  email: string,
  details: RegistrationDetails | null,
): Promise<TokenAnswer | null> {
  if (details) await insertClient(db, shopId, email, details)
  const client = await findClient(db, shopId, email)
  if (!client || client.password_hash) return null
  return issueForPartial(db, shopId, { id: client.id, buyerId: client.buyer_id })
}
