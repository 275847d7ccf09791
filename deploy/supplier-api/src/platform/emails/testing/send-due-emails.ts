import { sql } from 'kysely'
import { type LetterSender, sendLetter } from '../send-emails'

/** Sends the letters that are due, as their jobs do. @returns how many went */
export async function sendDueLetters(post: LetterSender): Promise<number> {
  const due = await post.db
    .selectFrom('letters')
    .where('sent_at', 'is', null)
    .where('next_attempt_at', '<=', sql<Date>`now()`)
    .select(['shop_id', 'id'])
    .execute()
  const outcomes = await Promise.all(due.map((key) => sendLetter(post, key)))
  return outcomes.filter(({ sent }) => sent).length
}
