export interface MailAddress {
  name: string
  address: string
}

/** A letter ready to go. */
export interface OutgoingEmail {
  /** Equal at every attempt, so that the receiving side can tell a letter that comes twice. */
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

/** Takes letters away: into a folder, or to a mail server. */
export interface Mail {
  /**
   * @throws EmailRejected when another attempt is useless
   * @throws Error when it is worth another attempt
   */
  carry(letter: OutgoingEmail): Promise<void>
  close(): Promise<void>
}

/** The letter can never be delivered: the address does not exist, or the server will not have the letter. */
export class EmailRejected extends Error {
  constructor(reason: string, options?: ErrorOptions) {
    super(reason, options)
    this.name = 'EmailRejected'
  }
}
