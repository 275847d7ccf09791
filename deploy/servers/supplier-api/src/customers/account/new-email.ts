import type { Letterhead } from '../../content/shop/shop-pages'
import { updateClient } from '../../platform/database/client-row'
import type { Database } from '../../platform/database/connection'
import { queueEmail } from '../../platform/emails/queue-email'
import { addConfirmation } from './confirmations'
import { emailChangedNotice, emailChangeNotice, newAddressEmail } from './emails'
import { findClient, lockOwner } from './owner'

/**
 * Asks for the confirmation of a client's new address by an e-mail to it; the present one is told and stays until then. An
 * address of another account gets no e-mail, and nobody is told.
 * @param email a plain one that differs from the present
 */
export async function askForNewEmail(
  db: Database,
  head: Letterhead,
  shopId: number,
  owner: { id: number; email: string; name: string },
  email: string,
): Promise<void> {
  await queueEmail(db, shopId, emailChangeNotice(head, owner.email, owner.name))
  if (await findClient(db, shopId, email)) return
  const code = await addConfirmation(db, shopId, { email, clientId: owner.id, changesEmail: true })
  await queueEmail(db, shopId, newAddressEmail(head, email, owner.name, code))
}

/**
 * Makes a confirmed address the client's, and its other pending addresses void; the mailbox before it is told. Inside a
 * transaction.
 * @returns false when another account has it by now
 */
export async function changeEmail(
  db: Database,
  head: Letterhead,
  shopId: number,
  clientId: number,
  email: string,
): Promise<boolean> {
  const present = await lockOwner(db, shopId, clientId)
  const owner = await findClient(db, shopId, email)
  if (owner && owner.id !== clientId) return false
  if (present.email !== email)
    await queueEmail(db, shopId, emailChangedNotice(head, present.email, present.name))
  await updateClient(db, shopId, clientId, { email })
  await db
    .deleteFrom('confirmations')
    .where((eb) => eb.and({ shop_id: shopId, client_id: clientId, changes_email: true }))
    .execute()
  await db
    .deleteFrom('password_resets')
    .where((eb) => eb.and({ shop_id: shopId, client_id: clientId }))
    .execute()
  return true
}
