import { sql } from 'kysely'
import type { Database } from '../database/connection'
import type { LetterAttachment, LetterText, OrderLetterKey } from './email'

/** For so long nobody else takes a claimed letter: longer than any attempt lasts. If the process ends, it is tried again. */
const LEASE_MINUTES = 5

/** A letter of the table that this process alone may send now, with the shop that writes it. */
export type ClaimedLetter = Claimed & ((LetterText & { order_id: null }) | OrderLetterKey)

interface Claimed {
  shop_id: number
  id: number
  recipient: string
  reply_to: string | null
  attachments: LetterAttachment[]
  created_at: Date
  /** This attempt is included. */
  attempts: number
  shop_name: string
  shop_email: string
}

/** Letters that are due, oldest first; several processes never get the same one. */
export async function claimLetters(db: Database, limit: number): Promise<ClaimedLetter[]> {
  const { rows } = await sql<ClaimedLetter>`
    with due as materialized (
      select shop_id, id from letters
      where sent_at is null and next_attempt_at <= now()
      order by next_attempt_at limit ${limit} for update skip locked
    ), claimed as (
      update letters letter
      set attempts = attempts + 1, next_attempt_at = now() + make_interval(mins => ${LEASE_MINUTES}::int)
      from due where letter.shop_id = due.shop_id and letter.id = due.id
      returning letter.*
    )
    select claimed.shop_id, claimed.id, recipient, subject, plain, html, order_id, news, reader, reply_to, attachments,
      created_at, attempts, shops.name as shop_name, shops.email as shop_email
    from claimed join shops on shops.id = claimed.shop_id
    order by claimed.created_at, claimed.id`.execute(db)
  return rows
}
