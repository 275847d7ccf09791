import { setTimeout as delay } from 'node:timers/promises'
import type { Database } from '../database/connection'
import type { FileStore } from '../files/file-store'
import { type ClaimedLetter, claimLetters } from './claim-emails'
import type { LetterText, OrderLetterKey } from './email'
import { markFailed, markSent } from './email-outcome'
import { EmailRejected, type Mail } from './mail-port'
import { toOutgoing } from './to-outgoing'

export interface LetterSender {
  db: Database
  files: FileStore
  mail: Mail
  /** Address that all letters come from; '' is each shop's own. */
  sender: string
  /** Makes the letters that tell of orders. */
  ofOrder(letter: OrderLetterKey): Promise<LetterText>
  /** Told of letters that did not go. Never of what is in them. */
  onFailure(letter: { shop_id: number; id: number; attempts: number }, cause: unknown): void
}

/** Letters under way at once. */
const AT_ONCE = 5
/** Milliseconds between them and the next ones: letters take turns with the calls of buyers, who wait. */
const PAUSE_MS = 20

/**
 * Sends what is due.
 * @param goesOn asked before each batch
 * @returns how many went
 */
export async function sendLetters(post: LetterSender, goesOn: () => boolean = () => true): Promise<number> {
  let sent = 0
  while (goesOn()) {
    const letters = await claimLetters(post.db, AT_ONCE)
    const went = await Promise.all(letters.map((letter) => sendOne(post, letter)))
    sent += went.filter(Boolean).length
    if (letters.length < AT_ONCE) break
    await delay(PAUSE_MS)
  }
  return sent
}

async function sendOne(post: LetterSender, letter: ClaimedLetter): Promise<boolean> {
  try {
    const text = letter.order_id === null ? letter : await post.ofOrder(letter)
    await post.mail.carry(await toOutgoing(letter, text, post.sender, post.files))
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause)
    await markFailed(post.db, letter, reason, cause instanceof EmailRejected)
    post.onFailure(letter, cause)
    return false
  }
  await insist(() => markSent(post.db, letter))
  return true
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
