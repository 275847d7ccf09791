import { sql } from 'kysely'
import type { Database } from '../database/connection'
import type { EmailAttachment, EmailText, OrderEmailKey } from './email'

/** For so long nobody else takes a claimed e-mail: longer than any attempt lasts. If the process ends, it is tried again. */
const LEASE_MINUTES = 5

/** An e-mail of the table that this process alone may send now, with the shop that writes it. */
export type ClaimedEmail = Claimed & ((EmailText & { order_id: null }) | OrderEmailKey)

interface Claimed {
  shop_id: number
  id: number
  recipient: string
  reply_to: string | null
  attachments: EmailAttachment[]
  created_at: Date
  /** This attempt is included. */
  attempts: number
  shop_name: string
  shop_email: string
}

/** An e-mail that is due; several processes never get it at once. @returns undefined when it is not, or no more */
export async function claimEmail(
  db: Database,
  { shop_id: shopId, id }: { shop_id: number; id: number },
): Promise<ClaimedEmail | undefined> {
  const { rows } = await sql<ClaimedEmail>`
    with due as materialized (
      select shop_id, id from emails
      where shop_id = ${shopId} and id = ${id} and sent_at is null and next_attempt_at <= now()
      for update skip locked
    ), claimed as (
      update emails email
      set attempts = attempts + 1, next_attempt_at = now() + make_interval(mins => ${LEASE_MINUTES}::int)
      from due where email.shop_id = due.shop_id and email.id = due.id
      returning email.*
    )
    select claimed.shop_id, claimed.id, recipient, subject, plain, html, order_id, news, reader, reply_to, attachments,
      created_at, attempts, shops.name as shop_name, shops.email as shop_email
    from claimed join shops on shops.id = claimed.shop_id`.execute(db)
  return rows[0]
}
