import { emailSender } from '../../../background'
import type { TestApi } from '../../../testing/start-test-api'
import type { OutgoingEmail } from '../mail-port'
import { sendDueEmails } from './send-due-emails'

/** Sends the e-mails that wait, as it is done in the background, and returns them as they left: by shop, oldest first. */
export async function sentEmails({ app }: TestApi): Promise<OutgoingEmail[]> {
  const gone: OutgoingEmail[] = []
  const mail = {
    carry: async (email: OutgoingEmail) => void gone.push(email),
    close: async () => undefined,
  }
  await sendDueEmails({ ...emailSender(app, ''), mail })
  return gone.sort((one, other) => one.messageId.localeCompare(other.messageId, 'en', { numeric: true }))
}
