import type { RegisterAnswer } from '@prilavok/shared-kernel/contract'
import { loadLetterhead } from '../../content/shop/shop-pages'
import { updateClient } from '../../platform/database/client-row'
import { apiErrors } from '../../platform/errors'
import { done, type FieldErrors, hasErrors, rejected, wrongFields } from '../../platform/form-fields/answers'
import { plainEmail } from '../../platform/form-fields/email'
import { addressOf, countCall, rules } from '../../platform/limits/count-call'
import { browserName } from '../token/browser-name'
import { issueForLogin } from '../token/issue'
import { hashPassword } from '../token/password'
import { joinLogin } from '../token/revoke'
import type { AccountCall } from './account-call'
import { sendConfirmation } from './confirmations'
import { inMinimumTime } from './minimum-time'
import { passwordError, setPassword } from './new-password'
import { findClient, lockOwner, ownerOf } from './owner'
import { consentErrors, emailError } from './registration-form'
import { texts } from './texts'

/**
 * The short form: e-mail, password and both consents (AMB-25). The session of a client without a password gets its password
 * and full tokens. Anybody else only gets an e-mail, if the address is that of such a client: a password that was typed
 * before the address is proved is never stored.
 */
export async function signUp(call: AccountCall): Promise<RegisterAnswer> {
  const { request, body } = call
  const email = plainEmail(body.email ?? '')
  const password = body.password ?? ''
  const errors: FieldErrors = {
    ...wrongFields({ email: emailError(email), password: passwordError(password) }),
    ...consentErrors(body),
  }
  if (hasErrors(errors)) return rejected(errors)
  const { client } = request.session
  return client && !client.hasPassword
    ? setFirstPassword(call, { clientId: client.id, email, password })
    : inMinimumTime(() => sendEmail(call, email))
}

interface FirstPassword {
  clientId: number
  password: string
  /** Given with both consents (the short form). */
  email?: string
}

/** The first password of the session's client: full tokens at once. @throws token invalid (401) when it has one by now */
export async function setFirstPassword(
  { app, request, device }: AccountCall,
  { clientId, email, password }: FirstPassword,
): Promise<RegisterAnswer> {
  const { db } = app
  const { session, query, headers } = request
  const owner = await ownerOf(db, session.shopId, clientId)
  if (email !== undefined && email !== owner.email) return rejected({ email: texts.otherEmail })
  const head = await loadLetterhead(db, app.services.pages, session.shopId)
  const hash = await hashPassword(password)
  const { access_token: token } = query as { access_token: string }
  const tokens = await db.transaction().execute(async (trx) => {
    const locked = await lockOwner(trx, session.shopId, clientId)
    // Set by somebody else just now, and with it this session has ended.
    if (locked.password_hash !== null) throw apiErrors.tokenInvalid()
    await setPassword(trx, head, session.shopId, locked, hash, token)
    if (email !== undefined) await updateClient(trx, session.shopId, clientId, { consents_at: new Date() })
    const browser = { ...browserName(headers['user-agent']), deviceHash: device.hash }
    const issued = await issueForLogin(
      trx,
      session.shopId,
      { id: clientId, buyerId: session.buyerId },
      browser,
    )
    await joinLogin(trx, session.shopId, token, issued.access_token)
    return issued
  })
  return done(texts.passwordSet, { EMAIL: owner.email, ...tokens })
}

async function sendEmail({ app, request }: AccountCall, email: string): Promise<RegisterAnswer> {
  const { db } = app
  const { shopId } = request.session
  await countCall(db, shopId, rules.registrationOfAddress, addressOf(request))
  await countCall(db, shopId, rules.signUpsOfMailbox, email)
  const known = await findClient(db, shopId, email)
  if (known && !known.password_hash)
    await sendConfirmation(app, shopId, { email, clientId: known.id }, known.name)
  return done(texts.signUpSent, { EMAIL: email })
}
