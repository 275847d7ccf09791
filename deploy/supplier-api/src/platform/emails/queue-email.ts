import type { Database } from '../database/connection'
import type { Letter } from './email'

/**
 * Has a letter sent once the transaction of `db` is committed; the sender of any process takes it from the table.
 * @param shopId the shop that writes
 */
export async function queueLetter(db: Database, shopId: number, letter: Letter): Promise<void> {
  await db
    .insertInto('letters')
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
    .execute()
}
