import { letterSender } from '../../../background'
import type { TestApi } from '../../../testing/start-test-api'
import type { OutgoingLetter } from '../mail-port'
import { sendDueLetters } from './send-due-emails'

/** Sends the letters that wait, as it is done in the background, and returns them as they left: by shop, oldest first. */
export async function sentLetters({ app }: TestApi): Promise<OutgoingLetter[]> {
  const gone: OutgoingLetter[] = []
  const mail = {
    carry: async (letter: OutgoingLetter) => void gone.push(letter),
    close: async () => undefined,
  }
  await sendDueLetters({ ...letterSender(app, ''), mail })
  return gone.sort((one, other) => one.messageId.localeCompare(other.messageId, 'en', { numeric: true }))
}
