import type { Database } from '../database/connection'
import type { Email } from './email'
import { addEmailJob } from './email-tasks'

/**
 * Has a letter sent once the transaction of `db` is committed, by a job.
 * @param shopId the shop that writes
 */
export async function queueEmail(db: Database, shopId: number, letter: Email): Promise<void> {
  const { id } = await db
    .insertInto('emails')
    .values({
      shop_id: shopId,
      recipient: letter.to,
      subject: letter.subject,
      plain: letter.plain,
      html: letter.html ?? null,
      reply_to: letter.replyTo ?? null,
      attachments: JSON.stringify(letter.attachments ?? []),
      confidential: letter.confidential ?? false,
      sent_at: null,
      failure: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await addEmailJob(db, shopId, id)
}
