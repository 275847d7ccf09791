import { setTimeout as delay } from 'node:timers/promises'
import { queueEmail } from './platform/emails/queue-email'
import { startTestApi, type TestApi } from './testing/start-test-api'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi(60, 0.5, { background: true })
}, 60_000)
afterAll(() => api.close())

const RECIPIENT = 'background@example.com'

const emailIsSent = async () => {
  const emails = api.db.selectFrom('emails').where('recipient', '=', RECIPIENT)
  return (await emails.where('sent_at', 'is not', null).select('id').execute()).length === 1
}

const paymentIsAskedAbout = async () =>
  (await api.db.selectFrom('payments').where('checks', '>', 0).select('id').execute()).length > 0

/** Rounds come every few seconds. */
async function comesTrue(what: () => Promise<boolean>): Promise<boolean> {
  for (const until = Date.now() + 30_000; Date.now() < until; await delay(100)) if (await what()) return true
  return false
}

test('a process sends the e-mails and asks after the payments that nobody called it for', async () => {
  await queueEmail(api.db, 1, { to: RECIPIENT, subject: 'Письмо', plain: 'Текст' })
  await api.db
    .updateTable('payments')
    .set({ next_check_at: new Date(0), checks: 0 })
    .where('provider_id', 'is not', null)
    .execute()
  expect(await Promise.all([comesTrue(emailIsSent), comesTrue(paymentIsAskedAbout)])).toEqual([true, true])
}, 60_000)
