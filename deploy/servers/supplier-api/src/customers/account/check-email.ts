import type { RegisterAnswer } from '@prilavok/shared-kernel/contract'
import { done, rejected } from '../../platform/form-fields/answers'
import { plainEmail } from '../../platform/form-fields/email'
import { addressOf, countCall, rules } from '../../platform/limits/count-call'
import type { FormCall } from './account-call'
import { findClient } from './owner'
import type { CheckQuery } from './register-body'
import { emailError } from './registration-form'
import { loadRegistrationRules } from './registration-rules'
import { texts } from './texts'

/**
 * type=validation: whether an address may be registered (AMB-27). With the registration itself it is the only call that tells
 * whether an account exists, because the form must say so at its field (AUTH-041); it is limited by visitor, network
 * address and shop. An account without a password counts as free: it gets its e-mail again.
 */
export async function checkEmail({ app, request, body }: FormCall<CheckQuery>): Promise<RegisterAnswer> {
  const { db } = app
  const { shopId, buyerId } = request.session
  const shopRules = await loadRegistrationRules(db, shopId)
  if (!shopRules.open) return rejected({ registration: texts.closed })
  const email = plainEmail(body.email ?? '')
  const error = emailError(email)
  if (error) return rejected({ email: error })
  await countCall(db, shopId, rules.emailCheckOfAddress, addressOf(request))
  await countCall(db, shopId, rules.emailCheckOfVisitor, buyerId)
  await countCall(db, shopId, rules.emailCheckOfShop, 'all')
  const known = await findClient(db, shopId, email)
  return known?.password_hash
    ? rejected({ email: texts.takenEmail })
    : done(texts.emailIsFree, { EMAIL: email })
}
