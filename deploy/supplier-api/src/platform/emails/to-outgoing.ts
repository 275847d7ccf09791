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
 * A letter of the table with its sender and its files.
 * @param sender address of all letters; '' is the shop's own
 * @throws EmailRejected when an address cannot be one, or a file of it is gone
 */
export async function toOutgoing(
  letter: ClaimedEmail,
  text: EmailText,
  sender: string,
  files: FileStore,
): Promise<OutgoingEmail> {
  // Where all letters have one sender, a shop may do without an address of its own.
  const isOwn = letter.shop_email.trim() !== '' || sender === ''
  const shop = isOwn ? addressOf(letter.shop_email, 'The e-mail of the shop') : null
  const from = sender || (shop ?? '')
  const to = addressOf(letter.recipient, 'The recipient')
  const replyTo = letter.reply_to ? addressOf(letter.reply_to, 'The address for answers') : shop
  const domain = from.slice(from.lastIndexOf('@') + 1)
  return {
    messageId: `<${letter.shop_id}.${letter.id}@${domain}>`,
    from: { name: oneLine(letter.shop_name), address: from },
    to,
    replyTo: replyTo === from ? null : replyTo,
    subject: oneLine(text.subject),
    plain: text.plain,
    html: text.html,
    date: letter.created_at,
    attachments: await Promise.all(
      letter.attachments.map(async ({ name, type, key }) => {
        const file = await files.get(key)
        if (!file) throw new EmailRejected(`The file «${name}» of the letter is gone`)
        // Read whole: a stream that is left over by a failed attempt would keep its file open.
        return { name: oneLine(name), type, content: await buffer(file.content) }
      }),
    ),
  }
}
