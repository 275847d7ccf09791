import type { RegisterAnswer } from '@prilavok/shared-kernel/contract'
import { loadLetterhead } from '../../content/shop/shop-pages'
import { queueEmail } from '../../platform/emails/queue-email'
import { done, rejected } from '../../platform/form-fields/answers'
import { plainEmail } from '../../platform/form-fields/email'
import { addressOf, countCall, rules } from '../../platform/limits/count-call'
import type { AccountCall } from './account-call'
import { hashCode, newCode } from './codes'
import { RECOVERY_HOURS, recoveryEmail } from './emails'
import { inMinimumTime } from './minimum-time'
import { findClient } from './owner'
import { emailError } from './registration-form'
import { texts } from './texts'

/** type=recovery: an e-mail with a check word. The answer and its time are the same for an unknown address. */
export async function recover(call: AccountCall): Promise<RegisterAnswer> {
  const email = plainEmail(call.body.email ?? '')
  const error = emailError(email)
  if (error) return rejected({ email: error })
  return inMinimumTime(() => sendCheckword(call, email))
}

async function sendCheckword({ app, request }: AccountCall, email: string): Promise<RegisterAnswer> {
  const { db } = app
  const { shopId } = request.session
  await countCall(db, shopId, rules.recoveryOfAddress, addressOf(request))
  await countCall(db, shopId, rules.emailsToMailbox, email)
  const client = await findClient(db, shopId, email)
  if (client) {
    const head = await loadLetterhead(db, app.services.pages, shopId)
    const checkword = newCode()
    await db.transaction().execute(async (trx) => {
      await trx
        .insertInto('password_resets')
        .values({
          shop_id: shopId,
          code_hash: hashCode(checkword),
          client_id: client.id,
          expires_at: new Date(Date.now() + RECOVERY_HOURS * 3_600_000),
        })
        .execute()
      await queueEmail(trx, shopId, recoveryEmail(head, email, client.name, checkword))
    })
  }
  return done(texts.recoverySent, { EMAIL: email })
}
