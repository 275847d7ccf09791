import type { Database } from '../database/connection'
import type { FileStore } from '../files/file-store'
import { claimEmail } from './claim-emails'
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
  sent: boolean
  /** When it is tried again; undefined: never, or somebody else has it. */
  next?: Date
}

/**
 * Sends an e-mail, if it is due: at once or with growing pauses, see `markFailed`.
 * @param ofOrder opened once for several e-mails of one order
 */
export async function sendEmail(
  post: EmailSender,
  key: { shop_id: number; id: number },
  ofOrder = post.openOrderEmails(),
): Promise<EmailOutcome> {
  const email = await claimEmail(post.db, key)
  if (!email) return { sent: false }
  try {
    const text = email.order_id === null ? email : await ofOrder(email)
    await post.mail.carry(await toOutgoing(email, text, post.sender, post.files))
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause)
    const next = await markFailed(post.db, email, reason, cause instanceof EmailRejected)
    post.onFailure(email, cause)
    return { sent: false, ...(next && { next }) }
  }
  await insist(() => markSent(post.db, email))
  return { sent: true }
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
