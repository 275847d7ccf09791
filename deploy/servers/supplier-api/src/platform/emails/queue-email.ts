import type { Database } from '../database/connection'
import type { Email } from './email'
import { addEmailJob } from './email-tasks'

/**
 * Has an e-mail sent once the transaction of `db` is committed, by a job.
 * @param shopId the shop that writes
 */
export async function queueEmail(db: Database, shopId: number, email: Email): Promise<void> {
  const { id } = await db
    .insertInto('emails')
    .values({
      shop_id: shopId,
      recipient: email.to,
      subject: email.subject,
      plain: email.plain,
      html: email.html ?? null,
      reply_to: email.replyTo ?? null,
      attachments: JSON.stringify(email.attachments ?? []),
      confidential: email.confidential ?? false,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await addEmailJob(db, shopId, [id])
}
