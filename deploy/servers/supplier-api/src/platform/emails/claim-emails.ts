import { sql } from 'kysely'
import type { Database } from '../database/connection'
import { preparedStatement } from '../database/prepared-statement'
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

/** Those of the e-mails that are due; several processes never get the same one. */
export async function claimEmails(
  db: Database,
  shopId: number,
  ids: readonly number[],
): Promise<ClaimedEmail[]> {
  const { rows } = await sql<ClaimedEmail>`
    ${preparedStatement} with due as materialized (
      select shop_id, id from emails
      where shop_id = ${shopId} and id = any(${ids}::int[]) and sent_at is null and next_attempt_at <= now()
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
  return rows
}
