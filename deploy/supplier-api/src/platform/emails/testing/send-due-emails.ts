import { sql } from 'kysely'
import { type EmailSender, sendEmail } from '../send-emails'

/** Sends the e-mails that are due, as their jobs do. @returns how many went */
export async function sendDueEmails(post: EmailSender): Promise<number> {
  const due = await post.db
    .selectFrom('emails')
    .where('sent_at', 'is', null)
    .where('next_attempt_at', '<=', sql<Date>`now()`)
    .select(['shop_id', 'id'])
    .execute()
  const outcomes = await Promise.all(due.map((key) => sendEmail(post, key)))
  return outcomes.filter(({ sent }) => sent).length
}
