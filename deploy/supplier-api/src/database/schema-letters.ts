import type { Generated } from 'kysely'

export interface LetterTables {
  letters: {
    shop_id: number
    id: Generated<number>
    recipient: string
    subject: string
    plain: string
    html: string | null
    reply_to: string | null
    /** jsonb: `LetterAttachment[]`. */
    attachments: Generated<string>
    confidential: Generated<boolean>
    created_at: Generated<Date>
    attempts: Generated<number>
    next_attempt_at: Generated<Date>
    sent_at: Date | null
    failure: string | null
  }
}
