import type { RegisterAnswer } from '@prilavok/shared-kernel/contract'
import { loadLetterhead } from '../../content/shop/shop-pages'
import { apiErrors } from '../../platform/errors'
import { done, hasErrors, rejected } from '../../platform/form-fields/answers'
import { countCall, rules } from '../../platform/limits/count-call'
import { hashPassword, isPassword } from '../token/password'
import type { AccountCall } from './account-call'
import { newPasswordErrors, setPassword } from './new-password'
import { lockOwner, ownerOf } from './owner'
import { setFirstPassword } from './sign-up'
import { texts } from './texts'

/**
 * type=change_password: all other sessions end. A client without a password sets its first one, and is asked for none
 * (AMB-01).
 * @throws login_required (403) for visitors
 */
export async function changePassword(call: AccountCall): Promise<RegisterAnswer> {
  const { app, request, body } = call
  const { db } = app
  const { shopId, client } = request.session
  if (!client) throw apiErrors.loginRequired()
  const last = body.last_password ?? ''
  const next = body.new_password ?? ''
  const errors = newPasswordErrors(next, body.confirm_password)
  if (client.hasPassword && last === '') return rejected({ last_password: texts.noLastPassword, ...errors })
  if (hasErrors(errors)) return rejected(errors)
  if (!client.hasPassword) return setFirstPassword(call, { clientId: client.id, password: next })
  if (next === last) return rejected({ new_password: texts.samePassword })
  await countCall(db, shopId, rules.passwordChangeOfClient, client.id)
  const owner = await ownerOf(db, shopId, client.id)
  if (!(await isPassword(owner.password_hash ?? '', last)))
    return rejected({ last_password: texts.wrongPassword })
  const head = await loadLetterhead(db, app.services.pages, shopId)
  const hash = await hashPassword(next)
  const { access_token: token } = request.query as { access_token: string }
  const message = await db.transaction().execute(async (trx) => {
    const locked = await lockOwner(trx, shopId, client.id)
    // Another change or a recovery came first: the password that was typed is not the present one any more.
    if (locked.password_hash !== owner.password_hash) return null
    const voidsEmail = await setPassword(trx, head, shopId, locked, hash, token)
    return voidsEmail ? texts.passwordAndEmail : texts.passwordChanged
  })
  return message === null ? rejected({ last_password: texts.wrongPassword }) : done(message)
}
