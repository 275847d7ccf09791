import { buffer } from 'node:stream/consumers'
import type { FileStore } from '../files/file-store'
import type { ClaimedEmail } from './claim-emails'
import type { EmailText } from './email'
import { EmailRejected, type OutgoingEmail } from './mail-port'

/** One address and nothing else: no second recipient, no header. */
const ADDRESS = /^[^\s@<>()[\]\\,;:"]{1,64}@[^\s@<>()[\]\\,;:"]{1,255}$/
const CONTROL = /[\p{Cc}\p{Zl}\p{Zp}]+/gu

const oneLine = (text: string): string => text.replace(CONTROL, ' ').trim()

function addressOf(text: string, whose: string): string {
  const address = text.trim()
  if (!ADDRESS.test(address)) throw new EmailRejected(`${whose} is not an e-mail address`)
  return address
}

/**
 * An e-mail of the table with its sender and its files.
 * @param sender address of all e-mails; '' is the shop's own
 * @throws EmailRejected when an address cannot be one, or a file of it is gone
 */
export async function toOutgoing(
  email: ClaimedEmail,
  text: EmailText,
  sender: string,
  files: FileStore,
): Promise<OutgoingEmail> {
  // Where all e-mails have one sender, a shop may do without an address of its own.
  const isOwn = email.shop_email.trim() !== '' || sender === ''
  const shop = isOwn ? addressOf(email.shop_email, 'The e-mail of the shop') : null
  const from = sender || (shop ?? '')
  const to = addressOf(email.recipient, 'The recipient')
  const replyTo = email.reply_to ? addressOf(email.reply_to, 'The address for answers') : shop
  const domain = from.slice(from.lastIndexOf('@') + 1)
  return {
    messageId: `<${email.shop_id}.${email.id}@${domain}>`,
    from: { name: oneLine(email.shop_name), address: from },
    to,
    replyTo: replyTo === from ? null : replyTo,
    subject: oneLine(text.subject),
    plain: text.plain,
    html: text.html,
    date: email.created_at,
    attachments: await Promise.all(
      email.attachments.map(async ({ name, type, key }) => {
        const file = await files.get(key)
        if (!file) throw new EmailRejected(`The file «${name}» of the e-mail is gone`)
        // Read whole: a stream that is left over by a failed attempt would keep its file open.
        return { name: oneLine(name), type, content: await buffer(file.content) }
      }),
    ),
  }
}
