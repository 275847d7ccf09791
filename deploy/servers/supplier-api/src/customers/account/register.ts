import type { RegisterAnswer } from '@prilavok/shared-kernel/contract'
import { done, rejected } from '../../platform/form-fields/answers'
import { addressOf, countCall, rules } from '../../platform/limits/count-call'
import { registerDetails } from '../companies/register-details'
import { RUSSIA } from '../countries/countries'
import type { AccountCall } from './account-call'
import { sendConfirmation } from './confirmations'
import { findClient } from './owner'
import { checkRegistration } from './registration-form'
import { loadRegistrationRules } from './registration-rules'
import { texts } from './texts'

/**
 * type=registration: the form waits until its address is confirmed by the e-mail; no account exists before. An account that
 * has no password yet gets the e-mail, too, and keeps its own data.
 */
export async function register({ app, request, body }: AccountCall): Promise<RegisterAnswer> {
  const { db } = app
  const { shopId, buyerId } = request.session
  const shopRules = await loadRegistrationRules(db, shopId)
  if (!shopRules.open) return rejected({ registration: texts.closed })
  const checked = checkRegistration(body, shopRules)
  if ('errors' in checked) return rejected(checked.errors)
  const { email, details } = checked
  await countCall(db, shopId, rules.registrationOfAddress, addressOf(request))
  await countCall(db, shopId, rules.registrationOfVisitor, buyerId)
  // Whether an e-mail is taken is told here as well as by the check of the field.
  await countCall(db, shopId, rules.emailCheckOfShop, 'all')
  const known = await findClient(db, shopId, email)
  if (known?.password_hash) return rejected({ email: texts.takenEmail })
  await countCall(db, shopId, rules.emailsToMailbox, email)
  const { company, country } = details
  if (company && country === RUSSIA && !known)
    details.company = { ...(await registerDetails(app.services.companies, company)), ...company }
  await (known
    ? sendConfirmation(app, shopId, { email, clientId: known.id }, known.name)
    : sendConfirmation(app, shopId, { email, details }, details.name))
  return done(texts.registered, { EMAIL: email })
}
