import type { Generated } from 'kysely'

/** What has become of an order. */
export type OrderNews = 'created' | 'canceled' | 'paid' | 'refunded'

/** Who is told of it. */
export type NewsReader = 'buyer' | 'manager'

export interface LetterTables {
  letters: {
    shop_id: number
    id: Generated<number>
    recipient: string
    /** null: made of the order when the letter is sent. */
    subject: string | null
    plain: string | null
    html: string | null
    order_id: Generated<number | null>
    news: Generated<OrderNews | null>
    reader: Generated<NewsReader | null>
    reply_to: string | null
    /** jsonb: `EmailAttachment[]`. */
    attachments: Generated<string>
    confidential: Generated<boolean>
    created_at: Generated<Date>
    attempts: Generated<number>
    next_attempt_at: Generated<Date>
    sent_at: Date | null
    failure: string | null
  }
}
