import { sql } from 'kysely'
import { letterSender } from '../../background'
import { startTestApi, type TestApi } from '../../testing/start-test-api'
import { keepSending } from './keep-sending'
import type { OutgoingLetter } from './mail-port'
import { queueLetter } from './queue-email'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi(200)
}, 60_000)
afterAll(() => api.close())

test('a closing process ends the letter that is under way, and begins no other', async () => {
  await api.db.deleteFrom('letters').execute()
  for (const name of ['a', 'b', 'c', 'd', 'e', 'f', 'g'])
    await queueLetter(api.db, 1, { to: `${name}@example.com`, subject: 'Письмо', plain: 'Текст' })
  const carried: OutgoingLetter[] = []
  let deliver = () => {}
  const delivered = new Promise<void>((resolve) => {
    deliver = resolve
  })
  let begin = () => {}
  const begun = new Promise<void>((resolve) => {
    begin = resolve
  })
  const mail = {
    async carry(letter: OutgoingLetter) {
      carried.push(letter)
      begin()
      await delivered
    },
    close: async () => undefined,
  }
  const end = keepSending({ ...letterSender(api.app, ''), mail, onFailure: () => undefined }, () => undefined)
  await begun
  const ended = end()
  deliver()
  await ended
  const counts = await api.db
    .selectFrom('letters')
    .select([
      sql<number>`count(*) filter (where sent_at is not null)`.as('sent'),
      sql<number>`count(*) filter (where sent_at is null and attempts = 0)`.as('waiting'),
    ])
    .executeTakeFirstOrThrow()
  expect(counts).toEqual({ sent: 5, waiting: 2 })
  expect(carried).toHaveLength(5)
})
