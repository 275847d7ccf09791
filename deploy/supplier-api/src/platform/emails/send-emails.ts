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
  /** Address that all letters come from; '' is each shop's own. */
  sender: string
  /** Makes the letters that tell of orders. */
  ofOrder(letter: OrderEmailKey): Promise<EmailText>
  /** Told of letters that did not go. Never of what is in them. */
  onFailure(letter: { shop_id: number; id: number; attempts: number }, cause: unknown): void
}

/** What became of a letter. */
export interface EmailOutcome {
  sent: boolean
  /** When it is tried again; undefined: never, or somebody else has it. */
  next?: Date
}

/** Sends a letter, if it is due: at once or with growing pauses, see `markFailed`. */
export async function sendEmail(
  post: EmailSender,
  key: { shop_id: number; id: number },
): Promise<EmailOutcome> {
  const letter = await claimEmail(post.db, key)
  if (!letter) return { sent: false }
  try {
    const text = letter.order_id === null ? letter : await post.ofOrder(letter)
    await post.mail.carry(await toOutgoing(letter, text, post.sender, post.files))
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause)
    const next = await markFailed(post.db, letter, reason, cause instanceof EmailRejected)
    post.onFailure(letter, cause)
    return { sent: false, ...(next && { next }) }
  }
  await insist(() => markSent(post.db, letter))
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
