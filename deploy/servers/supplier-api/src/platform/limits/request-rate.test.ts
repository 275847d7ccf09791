import { emptyDatabase, type TestDatabase } from '@prilavok/embedded-postgres/testing/test-database'
import Fastify from 'fastify'
import { type Connection, connect } from '../database/connection'
import { migrate } from '../database/migrate'
import { limitRates } from './rates'
import { limitRate, removeOldRequestCounts } from './request-rate'

const failed = (cause: unknown) => {
  throw cause
}
let database: TestDatabase
let first: Connection
let second: Connection
beforeAll(async () => {
  database = await emptyDatabase()
  first = connect(database.url)
  second = connect(database.url)
  await migrate(first.pool)
})
let now: number
beforeEach(() => {
  now = 1_800_000_000_000
})
beforeEach(() => first.pool.query('delete from request_counts'))
afterAll(async () => {
  await first.close()
  await second.close()
  await database.drop()
})

/** What the database knows of. */
const told = async () =>
  (await first.pool.query<{ count: number }>('select coalesce(sum(count), 0) as count from request_counts'))
    .rows[0]?.count ?? 0
async function untilTold(count: number): Promise<void> {
  while ((await told()) < count) await new Promise(setImmediate)
}

test('a process alone allows as much as it should, then nothing until the next window', async () => {
  const allows = limitRate(first.db, 10, failed, () => now)
  const answers = Array.from({ length: 150 }, () => allows('anna'))
  expect(answers.filter(Boolean)).toHaveLength(100)
  expect(answers.indexOf(false)).toBe(100)
  expect(allows('boris')).toBe(true)
  now += 10_000
  expect(allows('anna')).toBe(true)
  await untilTold(1)
})

test('two processes share the limit', async () => {
  const processes = [limitRate(first.db, 10, failed, () => now), limitRate(second.db, 10, failed, () => now)]
  let allowed = 0
  for (let round = 0; round < 60; round += 1) {
    const answers = Array.from({ length: 5 }, () => processes[round % 2]?.('anna'))
    allowed += answers.filter(Boolean).length
    await untilTold(5 * (round + 1))
  }
  expect(allowed).toBeGreaterThanOrEqual(100)
  expect(allowed).toBeLessThanOrEqual(130)
})

test('no limit asks nothing of the database', async () => {
  const allows = limitRate(first.db, 0, failed, () => now)
  expect(Array.from({ length: 500 }, () => allows('anna'))).not.toContain(false)
  expect(await told()).toBe(0)
})

test('without a database each process counts alone', async () => {
  const faults: unknown[] = []
  const gone = connect('postgres://u:p@127.0.0.1:1/d')
  const allows = limitRate(
    gone.db,
    10,
    (cause) => faults.push(cause),
    () => now,
  )
  expect(Array.from({ length: 150 }, () => allows('anna')).filter(Boolean)).toHaveLength(100)
  while (faults.length === 0) await new Promise(setImmediate)
  await gone.close()
})

test('counts of past windows are removed', async () => {
  await first.pool.query("insert into request_counts values ('old', 179999998, 5), ('now', 180000000, 5)")
  await removeOldRequestCounts(first.db, now)
  expect(await told()).toBe(5)
})

test('an address that asks too often is rejected, all of one subscriber as one; others and the edge itself are not', async () => {
  const app = Fastify()
  limitRates(app, first.db, { session: 0, address: 4 })
  app.get('/', async () => 'answered')
  const ask = async (address?: string) =>
    (await app.inject({ url: '/', headers: { ...(address && { 'x-forwarded-for': address }) } })).statusCode
  /** Twice what a window allows, should one end in between. */
  const statuses = (addressOf: (index: number) => string) =>
    Promise.all(Array.from({ length: 81 }, (_, index) => ask(addressOf(index))))
  expect(await statuses(() => '203.0.113.1')).toContain(429)
  expect(await ask('203.0.113.2')).toBe(200)
  expect(await statuses((index) => `2001:db8::${index.toString(16)}`)).toContain(429)
  expect(await ask()).toBe(200)
  await app.close()
})
