import { mkdir, mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestDatabase } from '@prilavok/embedded-postgres/testing/test-database'
import { pino } from 'pino'
import PostalMime from 'postal-mime'
import { emailSender } from '../../background'
import { openServices, type Services } from '../../services'
import { servicesOf } from '../../settings'
import { testDatabase } from '../../testing/test-database'
import { type Connection, connect } from '../database/connection'
import type { Email } from './email'
import { folderMail } from './folder-mail'
import type { Mail } from './mail-port'
import { queueEmail } from './queue-email'
import { type EmailSender, sendEmails } from './send-emails'
import { smtpMail } from './smtp-mail'
import { startMailServer } from './testing/mail-server'
import { sendDueEmails } from './testing/send-due-emails'

let database: TestDatabase
let connection: Connection
let services: Services
let folder: string
let server: Awaited<ReturnType<typeof startMailServer>>
let mail: Mail
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'prilavok emails '))
  database = await testDatabase()
  connection = connect(database.url, 4)
  services = await openServices(servicesOf({}, folder), connection.db)
  server = await startMailServer()
  mail = smtpMail(server.address)
})
beforeEach(async () => {
  server.emails.length = 0
  await connection.db.deleteFrom('emails').execute()
})
afterAll(async () => {
  await mail.close()
  await server.close()
  await connection.close()
  await database.drop()
  await rm(folder, { recursive: true })
})

const failures: unknown[] = []
const post = (changes: Partial<EmailSender> = {}): EmailSender => ({
  ...emailSender({ db: connection.db, services, log: pino({ level: 'silent' }) }, ''),
  mail,
  onFailure: (_email, cause) => failures.push(cause),
  ...changes,
})
const write = (changes: Partial<Email> = {}) =>
  queueEmail(connection.db, 1, {
    to: 'anna@example.com',
    subject: 'Заказ № 1-000001 принят — спасибо!',
    plain: 'Здравствуйте, Анна!\n.точка в начале строки',
    ...changes,
  })
const waiting = () =>
  connection.db
    .selectFrom('emails')
    .select(['sent_at', 'failure', 'attempts'])
    .select((eb) => eb('next_attempt_at', '=', 'infinity' as unknown as Date).as('given_up'))
    .executeTakeFirstOrThrow()

test('an e-mail of an undone transaction is not sent; several senders send a committed one once', async () => {
  const undone = connection.db.transaction().execute(async (trx) => {
    await queueEmail(trx, 1, { to: 'a@example.com', subject: 'Нет', plain: 'Нет' })
    throw new Error('undone')
  })
  await expect(undone).rejects.toThrow('undone')
  for (let index = 0; index < 12; index += 1) await write({ to: `buyer${index}@example.com` })
  const sent = await Promise.all([sendDueEmails(post()), sendDueEmails(post()), sendDueEmails(post())])
  expect(sent.reduce((sum, count) => sum + count)).toBe(12)
  const recipients = await Promise.all(
    server.emails.map(async (raw) => (await PostalMime.parse(raw)).to?.[0]?.address),
  )
  expect(new Set(recipients).size).toBe(12)
  expect(recipients).toHaveLength(12)
  expect(await sendDueEmails(post())).toBe(0)
})

test('Russian text, the shop as sender, answers to the buyer, and files come through a mail server', async () => {
  await services.files.put('1/emails/x', Buffer.from('%PDF-1.7'), 'application/pdf')
  await write({
    html: '<p>Здравствуйте, Анна!</p>',
    replyTo: 'buyer@example.com',
    attachments: [{ name: 'Счёт № 1.pdf', type: 'application/pdf', key: '1/emails/x' }],
  })
  await sendDueEmails(post())
  const raw = server.emails[0] ?? Buffer.alloc(0)
  expect(raw.every((byte) => byte < 128)).toBe(true)
  const email = await PostalMime.parse(raw)
  const shop = await connection.db
    .selectFrom('shops')
    .where('id', '=', 1)
    .selectAll()
    .executeTakeFirstOrThrow()
  expect(email).toMatchObject({
    from: { name: shop.name, address: shop.email },
    replyTo: [{ address: 'buyer@example.com' }],
    to: [{ address: 'anna@example.com' }],
    subject: 'Заказ № 1-000001 принят — спасибо!',
    attachments: [{ filename: 'Счёт № 1.pdf', mimeType: 'application/pdf' }],
  })
  expect(email.text).toContain('Здравствуйте, Анна!\n.точка')
  expect(email.html).toContain('<p>Здравствуйте, Анна!</p>')
  expect(email.messageId).toMatch(/^<1\.\d+@/)
})

test('nothing in a name, subject or address becomes a header or a second recipient', async () => {
  const shop = await connection.db
    .selectFrom('shops')
    .where('id', '=', 1)
    .select('name')
    .executeTakeFirstOrThrow()
  const rename = (name: string) =>
    connection.db.updateTable('shops').set({ name }).where('id', '=', 1).execute()
  await rename('Магазин" <evil@example.com>\r\nBcc: evil@example.com')
  await write({ subject: 'Тема\r\nBcc: evil@example.com\r\n\r\nтекст' })
  await write({ to: 'anna@example.com, evil@example.com' })
  await write({ to: 'anna@example.com\r\nBcc: evil@example.com' })
  await write({ replyTo: 'x@example.com\nBcc: evil@example.com' })
  await sendDueEmails(post())
  await rename(shop.name)
  expect(server.emails).toHaveLength(1)
  const email = await PostalMime.parse(server.emails[0] ?? '')
  expect(email.bcc ?? []).toEqual([])
  expect(email.to).toHaveLength(1)
  expect(email.from?.address).not.toBe('evil@example.com')
  expect(email.headers.map(({ key }) => key)).not.toContain('bcc')
})

test('a rejection for now is tried again later, one for good is given up', async () => {
  await write({ to: 'later@example.com' })
  await sendDueEmails(post())
  expect(await waiting()).toMatchObject({ sent_at: null, attempts: 1, given_up: false })
  expect(await sendDueEmails(post())).toBe(0)
  await connection.db.deleteFrom('emails').execute()
  await write({ to: 'nobody@example.com' })
  await sendDueEmails(post())
  expect(await waiting()).toMatchObject({
    sent_at: null,
    given_up: true,
    failure: expect.stringContaining('550'),
  })
})

test('of e-mails of one job each has its own end: one goes, one waits, and nobody sends one twice', async () => {
  await write({ to: 'good@example.com' })
  await write({ to: 'busy@example.com' })
  const ids = (await connection.db.selectFrom('emails').select('id').orderBy('id').execute()).map(
    ({ id }) => id,
  )
  const carried: string[] = []
  const one: Mail = {
    carry: async ({ to }) => {
      carried.push(to)
      if (to.startsWith('busy')) throw new Error('4.3.2 busy')
    },
    close: async () => undefined,
  }
  const [good = 0, busy = 0] = ids
  const outcomes = (await sendEmails(post({ mail: one }), 1, ids)).toSorted((a, b) => a.id - b.id)
  expect(outcomes).toEqual([
    { id: good, sent: true },
    { id: busy, sent: false, next: expect.any(Date) },
  ])
  expect(await sendEmails(post({ mail: one }), 1, ids)).toEqual([])
  expect(await sendEmails(post({ mail: one }), 2, ids)).toEqual([])
  expect(carried.toSorted()).toEqual(['busy@example.com', 'good@example.com'])
  expect(await connection.db.selectFrom('emails').select('failure').orderBy('id').execute()).toEqual([
    { failure: null },
    { failure: '4.3.2 busy' },
  ])
})

test('without a mail server e-mails lie in a folder, and MAIL_SENDER writes for every shop', async () => {
  const emails = join(folder, 'kept')
  await mkdir(emails)
  await write()
  await sendDueEmails(post({ mail: folderMail(emails), sender: 'robot@mail.example' }))
  const files = await readdir(emails)
  expect(files).toEqual([expect.stringMatching(/\.eml$/)])
  const email = await PostalMime.parse(await readFile(join(emails, files[0] ?? '')))
  expect(email.from?.address).toBe('robot@mail.example')
  expect(email.replyTo?.[0]?.address).toMatch(/@.+\.example$/)
})

test('a shop without an address writes by MAIL_SENDER, and not at all without it', async () => {
  const { email } = await connection.db
    .selectFrom('shops')
    .where('id', '=', 1)
    .select('email')
    .executeTakeFirstOrThrow()
  const setEmail = (text: string) =>
    connection.db.updateTable('shops').set({ email: text }).where('id', '=', 1).execute()
  await setEmail('')
  await write()
  await sendDueEmails(post({ sender: 'robot@mail.example' }))
  await write()
  await sendDueEmails(post())
  await setEmail(email)
  expect(server.emails).toHaveLength(1)
  const sent = await PostalMime.parse(server.emails[0] ?? '')
  expect(sent.from?.address).toBe('robot@mail.example')
  expect(sent.replyTo).toBeUndefined()
})
