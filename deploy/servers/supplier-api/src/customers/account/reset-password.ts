import type { RegisterAnswer } from '@prilavok/shared-kernel/contract'
import { loadLetterhead } from '../../content/shop/shop-pages'
import type { Database } from '../../platform/database/connection'
import { done, hasErrors, rejected } from '../../platform/form-fields/answers'
import { plainEmail } from '../../platform/form-fields/email'
import { addressOf, countCall, rules } from '../../platform/limits/count-call'
import { rememberDevice } from '../token/device'
import { forgetFailures } from '../token/limit-attempts'
import { hashPassword } from '../token/password'
import type { AccountCall, FormCall } from './account-call'
import { hashCode } from './codes'
import { newPasswordErrors, setPassword } from './new-password'
import { lockOwner } from './owner'
import type { CheckQuery } from './register-body'
import { texts } from './texts'

const findReset = (db: Database, shopId: number, email: string, checkword: string) =>
  db
    .selectFrom('password_resets as reset')
    .innerJoin('clients as client', (join) =>
      join.onRef('client.shop_id', '=', 'reset.shop_id').onRef('client.id', '=', 'reset.client_id'),
    )
    .where((eb) => eb.and({ 'reset.shop_id': shopId, 'reset.code_hash': hashCode(checkword) }))
    .where('reset.expires_at', '>', new Date())
    .where('client.email', '=', email)
    .select(['client.id', 'client.email', 'client.name', 'client.password_hash'])
    .executeTakeFirst()

const countGuess = ({ app, request }: FormCall): Promise<void> =>
  countCall(app.db, request.session.shopId, rules.codesOfAddress, addressOf(request))

/** type=validation_reset: whether a check word may set a new password. It stays good. */
export async function checkCheckword(call: FormCall<CheckQuery>): Promise<RegisterAnswer> {
  const { app, request, body } = call
  const email = plainEmail(body.email ?? '')
  await countGuess(call)
  const found = await findReset(app.db, request.session.shopId, email, body.user_checkword ?? '')
  return found
    ? done(texts.checkwordIsRight, { EMAIL: email })
    : rejected({ user_checkword: texts.deadCheckword })
}

/** type=reset_password: once per check word; every session of the client ends, and this browser is its only device. */
export async function resetPassword(call: AccountCall): Promise<RegisterAnswer> {
  const { app, request, body, device } = call
  // 001 §5: recovery tells the difference at the new password.
  const errors = newPasswordErrors(body.new_password, body.confirm_password, 'new_password')
  if (hasErrors(errors)) return rejected(errors)
  const { shopId } = request.session
  const email = plainEmail(body.email ?? '')
  const checkword = body.user_checkword ?? ''
  await countGuess(call)
  const found = await findReset(app.db, shopId, email, checkword)
  if (!found) return rejected({ user_checkword: texts.deadCheckword })
  const head = await loadLetterhead(app.db, app.services.pages, shopId)
  const hash = await hashPassword(body.new_password ?? '')
  const message = await app.db.transaction().execute(async (trx) => {
    await lockOwner(trx, shopId, found.id)
    // Of two that use one check word at once, the second finds it gone.
    const owner = await findReset(trx, shopId, email, checkword)
    if (!owner) return undefined
    const voidsEmail = await setPassword(trx, head, shopId, owner, hash)
    await rememberDevice(trx, shopId, owner.id, device)
    return voidsEmail ? texts.resetAndEmail : texts.passwordReset
  })
  if (message === undefined) return rejected({ user_checkword: texts.deadCheckword })
  await forgetFailures(app.db, { shopId, name: email, address: addressOf(request) })
  return done(message, { EMAIL: email })
}
