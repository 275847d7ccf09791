import { sql } from 'kysely'
import type { Database } from '../database/connection'
import { preparedStatement } from '../database/prepared-statement'
import { removeInBatches } from '../database/remove-in-batches'

type EmailKey = { shop_id: number; id: number }

/** Minutes until the next attempt, by how many there were; after the last one it is given up. */
const PAUSES = [1, 5, 15, 60, 180, 360, 720, 1440]

export const markSent = (db: Database, email: EmailKey) =>
  db
    .updateTable('emails')
    .modifyEnd(preparedStatement)
    .set({ sent_at: new Date(), failure: null })
    .where((eb) => eb.and({ shop_id: email.shop_id, id: email.id }))
    .execute()

/**
 * Notes why an e-mail did not go and when to try again.
 * @param isFinal no attempt will ever succeed
 * @returns when to try again; undefined: it is given up
 */
export async function markFailed(
  db: Database,
  email: EmailKey & { attempts: number },
  reason: string,
  isFinal: boolean,
): Promise<Date | undefined> {
  const pause = isFinal ? undefined : PAUSES[email.attempts - 1]
  const next =
    pause === undefined
      ? sql<Date>`'infinity'::timestamptz`
      : sql<Date>`now() + make_interval(mins => ${pause}::int)`
  const noted = await db
    .updateTable('emails')
    .set({ failure: reason.slice(0, 1000), next_attempt_at: next })
    .where((eb) => eb.and({ shop_id: email.shop_id, id: email.id }))
    .returning('next_attempt_at')
    .executeTakeFirst()
  return pause === undefined ? undefined : noted?.next_attempt_at
}

/** Emails are kept for 60 days, to be looked at when a buyer misses one; then only the mailboxes have them. */
export const removeOldEmails = (db: Database): Promise<void> =>
  removeInBatches(db, 'emails', ['shop_id', 'id'], sql`created_at < now() - interval '60 days'`)
