export interface MailAddress {
  name: string
  address: string
}

/** An e-mail ready to go. */
export interface OutgoingEmail {
  /** Equal at every attempt, so that the receiving side can tell an e-mail that comes twice. */
  messageId: string
  from: MailAddress
  to: string
  replyTo: string | null
  subject: string
  plain: string
  html: string | null
  date: Date
  attachments: { name: string; type: string; content: Buffer }[]
}

/** Takes e-mails away: into a folder, or to a mail server. */
export interface Mail {
  /**
   * @throws EmailRejected when another attempt is useless
   * @throws Error when it is worth another attempt
   */
  carry(email: OutgoingEmail): Promise<void>
  close(): Promise<void>
}

/** The e-mail can never be delivered: the address does not exist, or the server will not have the e-mail. */
export class EmailRejected extends Error {
  constructor(reason: string, options?: ErrorOptions) {
    super(reason, options)
    this.name = 'EmailRejected'
  }
}
