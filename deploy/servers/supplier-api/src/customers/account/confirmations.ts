import type { FastifyInstance } from 'fastify'
import { loadLetterhead } from '../../content/shop/shop-pages'
import type { Database } from '../../platform/database/connection'
import type { RegistrationDetails } from '../../platform/database/schema-types'
import { queueEmail } from '../../platform/emails/queue-email'
import { hashCode, newCode } from './codes'
import { CONFIRMATION_HOURS, confirmationEmail } from './emails'

interface Confirmation {
  email: string
  clientId?: number
  details?: RegistrationDetails
  changesEmail?: boolean
}

/**
 * Keeps a code that proves an address. The codes before it stay good: a second e-mail does not make the first one void, and
 * nobody can void another's e-mail by asking for one.
 * @returns the code for the e-mail
 */
export async function addConfirmation(db: Database, shopId: number, asked: Confirmation): Promise<string> {
  const code = newCode()
  await db
    .insertInto('confirmations')
    .values({
      shop_id: shopId,
      code_hash: hashCode(code),
      email: asked.email,
      client_id: asked.clientId ?? null,
      details: asked.details ? JSON.stringify(asked.details) : null,
      changes_email: asked.changesEmail ?? false,
      expires_at: new Date(Date.now() + CONFIRMATION_HOURS * 3_600_000),
    })
    .execute()
  return code
}

/** The e-mail that an address of a new account is confirmed by. @param name of the person */
export async function sendConfirmation(
  { db, services }: Pick<FastifyInstance, 'db' | 'services'>,
  shopId: number,
  asked: Confirmation,
  name: string,
): Promise<void> {
  const head = await loadLetterhead(db, services.pages, shopId)
  await db.transaction().execute(async (trx) => {
    const code = await addConfirmation(trx, shopId, asked)
    await queueEmail(trx, shopId, confirmationEmail(head, asked.email, name, code))
  })
}
