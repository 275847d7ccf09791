import type { Database } from '../database/connection'
import type { FileStore } from '../files/file-store'
import { type ClaimedEmail, claimEmails } from './claim-emails'
import type { EmailText, OrderEmailKey } from './email'
import { markFailed, markSent } from './email-outcome'
import { EmailRejected, type Mail } from './mail-port'
import { toOutgoing } from './to-outgoing'

export interface EmailSender {
  db: Database
  files: FileStore
  mail: Mail
  /** Address that all e-mails come from; '' is each shop's own. */
  sender: string
  /** Opens what makes the e-mails that tell of orders; each order is read once until it is opened again. */
  openOrderEmails(): (email: OrderEmailKey) => Promise<EmailText>
  /** Told of e-mails that did not go. Never of what is in them. */
  onFailure(email: { shop_id: number; id: number; attempts: number }, cause: unknown): void
}

/** What became of an e-mail. */
export interface EmailOutcome {
  id: number
  sent: boolean
  /** When it is tried again; undefined: never. */
  next?: Date
  /** Why it could not be noted what became of it. */
  error?: unknown
}

/**
 * Sends those e-mails of a shop that are due: at once or with growing pauses, see `markFailed`. Each is noted as soon as it went,
 * however long the others take.
 * @returns what became of those that nobody else has
 */
export async function sendEmails(
  post: EmailSender,
  shopId: number,
  ids: readonly number[],
): Promise<EmailOutcome[]> {
  const emails = await claimEmails(post.db, shopId, ids)
  const ofOrder = post.openOrderEmails()
  return Promise.all(
    emails.map((email) =>
      attempt(post, email, ofOrder).catch((error) => ({ id: email.id, sent: false, error })),
    ),
  )
}

async function attempt(
  post: EmailSender,
  email: ClaimedEmail,
  ofOrder: (email: OrderEmailKey) => Promise<EmailText>,
): Promise<EmailOutcome> {
  try {
    const text = email.order_id === null ? email : await ofOrder(email)
    await post.mail.carry(await toOutgoing(email, text, post.sender, post.files))
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause)
    const next = await markFailed(post.db, email, reason, cause instanceof EmailRejected)
    post.onFailure(email, cause)
    return { id: email.id, sent: false, ...(next && { next }) }
  }
  await insist(() => markSent(post.db, email))
  return { id: email.id, sent: true }
}

/** It went, and must not go again: the note of it is worth a second and a third try. */
async function insist(note: () => Promise<unknown>): Promise<void> {
  await note().catch(note).catch(note)
}

/** What may be said of a failure in a log: the answer of a mail server names the recipient. */
export const failureCode = (cause: unknown): string => {
  const { code, responseCode, name } = cause as { code?: string; responseCode?: number; name?: string }
  return [code ?? name, responseCode].filter(Boolean).join(' ')
}
