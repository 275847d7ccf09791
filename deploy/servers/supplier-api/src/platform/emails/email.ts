import type { NewsReader, OrderNews } from '../database/schema-types'

/** A file of an e-mail, already in the file store. */
export interface EmailAttachment {
  /** As the recipient sees it: `Счёт на тендер.pdf`. */
  name: string
  /** Media type. */
  type: string
  /** Key of the file store. */
  key: string
}

/** What a buyer or a manager of the shop is written. The sender is the shop itself. */
export interface Email {
  to: string
  subject: string
  /** The whole e-mail as plain text. */
  plain: string
  html?: string
  replyTo?: string
  attachments?: EmailAttachment[]
  /** With a code that opens an account: the text is forgotten once it is sent. */
  confidential?: boolean
}

/** What an e-mail says. */
export interface EmailText {
  subject: string
  plain: string
  html: string | null
}

/** An e-mail that is made of an order when it is sent. */
export interface OrderEmailKey {
  shop_id: number
  order_id: number
  news: OrderNews
  reader: NewsReader
}
