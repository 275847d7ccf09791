import { sql } from 'kysely'
import { type EmailSender, sendEmails } from '../send-emails'

/** Sends the e-mails that are due, as their jobs do. @returns how many went */
export async function sendDueEmails(post: EmailSender): Promise<number> {
  const due = await post.db
    .selectFrom('emails')
    .where('sent_at', 'is', null)
    .where('next_attempt_at', '<=', sql<Date>`now()`)
    .select(['shop_id', 'id'])
    .execute()
  const shops = new Set(due.map(({ shop_id }) => shop_id))
  const outcomes = await Promise.all(
    [...shops].map((shopId) => {
      const own = due.filter(({ shop_id }) => shop_id === shopId)
      return sendEmails(
        post,
        shopId,
        own.map(({ id }) => id),
      )
    }),
  )
  return outcomes.flat().filter(({ sent }) => sent).length
}
