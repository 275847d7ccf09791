import { afterTestFile } from '@prilavok/build/testing/after-test-file'
import { sql } from 'kysely'
import { connectRollouts } from '../database/connection'
import { testRegistry } from '../testing/test-registry'
import { beginSession, endOtherSessions, endSession, readSession, SESSION_LIFE } from './sessions'
import type { OperatorDatabase } from './tables'

let db: OperatorDatabase
beforeAll(async () => {
  const { databaseUrl } = await testRegistry()
  const connection = connectRollouts(databaseUrl)
  afterTestFile(connection.close)
  db = connection.db as unknown as OperatorDatabase
  for (const login of ['a', 'b'])
    await db
      .insertInto('operators')
      .values({ login, name: login.toUpperCase(), role: 'viewer', shops: [], password_hash: '' })
      .execute()
})
beforeEach(() => db.deleteFrom('operator_sessions').execute())

const age = (column: 'used_at' | 'created_at', seconds: number) =>
  db
    .updateTable('operator_sessions')
    .set({ [column]: sql`now() - make_interval(secs => ${seconds})` })
    .execute()
const idle = async () => {
  const { seconds } = await db
    .selectFrom('operator_sessions')
    .select(sql<number>`extract(epoch from now() - used_at)::float8`.as('seconds'))
    .executeTakeFirstOrThrow()
  return seconds
}
const count = async () => (await db.selectFrom('operator_sessions').selectAll().execute()).length

test('a session is that of its operator, and each one has a token of its own', async () => {
  const [first, second] = [await beginSession(db, 'a'), await beginSession(db, 'b')]
  expect(Buffer.from(first, 'base64url')).toHaveLength(32)
  expect(await readSession(db, first)).toEqual({ login: 'a', name: 'A', role: 'viewer', shops: [] })
  expect(await readSession(db, second)).toMatchObject({ login: 'b' })
  expect(await readSession(db, '')).toBeUndefined()
})

test('use renews a session when a minute has passed, listening never does', async () => {
  const token = await beginSession(db, 'a')
  await age('used_at', 30)
  await readSession(db, token)
  expect(await idle()).toBeGreaterThan(29)
  await age('used_at', 90)
  await readSession(db, token, { renew: false })
  expect(await idle()).toBeGreaterThan(89)
  await readSession(db, token, {})
  expect(await idle()).toBeLessThan(60)
})

test('the use of one session renews no other one', async () => {
  const token = await beginSession(db, 'a')
  await beginSession(db, 'a')
  await age('used_at', 90)
  await readSession(db, token)
  const rows = await db
    .selectFrom('operator_sessions')
    .select(sql<boolean>`used_at < now() - interval '1 minute'`.as('old'))
    .execute()
  expect(rows.map(({ old }) => old).sort()).toEqual([false, true])
})

test.each([
  ['used_at', SESSION_LIFE.idleSeconds],
  ['created_at', SESSION_LIFE.wholeSeconds],
] as const)(
  'sessions that have ended by %s are removed when the next one begins, others stay',
  async (column, life) => {
    await beginSession(db, 'a')
    await age(column, life - 60)
    await beginSession(db, 'a')
    expect(await count()).toBe(2)
    await age(column, life + 1)
    await beginSession(db, 'b')
    expect(await count()).toBe(1)
  },
)

test('one session ends, or all of a login but one', async () => {
  const [mine, other, foreign] = [
    await beginSession(db, 'a'),
    await beginSession(db, 'a'),
    await beginSession(db, 'b'),
  ]
  await endOtherSessions(db, 'a', mine)
  expect(await readSession(db, other)).toBeUndefined()
  expect(await readSession(db, mine)).toMatchObject({ login: 'a' })
  expect(await readSession(db, foreign)).toMatchObject({ login: 'b' })
  await endSession(db, mine)
  expect(await readSession(db, mine)).toBeUndefined()
  expect(await count()).toBe(1)
})
