import { afterTestFile } from '@prilavok/build/testing/after-test-file'
import { sql } from 'kysely'
import { connectRollouts } from '../database/connection'
import { testRegistry } from '../testing/test-registry'
import { countLogin, forgetLogins, LOGIN_LIMITS } from './attempts'
import type { OperatorDatabase } from './tables'

const { windowSeconds, login: MOST, address: MOST_OF_ADDRESS } = LOGIN_LIMITS
const HOME = '203.0.113.5'
const OTHER = '203.0.113.6'

let db: OperatorDatabase
beforeAll(async () => {
  const { databaseUrl } = await testRegistry()
  const connection = connectRollouts(databaseUrl)
  afterTestFile(connection.close)
  db = connection.db as unknown as OperatorDatabase
})
beforeEach(() => db.deleteFrom('operator_attempts').execute())

const counts = async () => {
  const rows = await db.selectFrom('operator_attempts').select('count').orderBy('count').execute()
  return rows.map(({ count }) => Number(count))
}
const setAll = (count: number, age = 0) =>
  db
    .updateTable('operator_attempts')
    .set({ count, started_at: sql`now() - make_interval(secs => ${age})` })
    .execute()

test('an attempt counts for the login and for the address', async () => {
  expect(await countLogin(db, { login: 'a', address: HOME })).toBe(0)
  expect(await countLogin(db, { login: 'b', address: HOME })).toBe(0)
  expect(await counts()).toEqual([1, 1, 2])
})

test('the last attempt of a login may be made, the next one not, wherever it comes from', async () => {
  for (let time = 0; time < MOST; time++) expect(await countLogin(db, { login: 'a', address: HOME })).toBe(0)
  for (const address of [HOME, OTHER]) {
    const left = await countLogin(db, { login: 'a', address: address })
    expect(left).toBeGreaterThan(windowSeconds - 60)
    expect(left).toBeLessThanOrEqual(windowSeconds)
  }
  expect(await countLogin(db, { login: 'b', address: HOME })).toBe(0)
})

test('an address has attempts of its own, over all logins, and costs the login nothing when they are over', async () => {
  await countLogin(db, { login: 'a', address: HOME })
  await setAll(MOST_OF_ADDRESS - 1)
  expect(await countLogin(db, { login: 'b', address: HOME })).toBe(0)
  expect(await countLogin(db, { login: 'c', address: HOME })).toBeGreaterThan(0)
  expect(await countLogin(db, { login: 'c', address: OTHER })).toBe(0)
  expect(await counts()).toEqual([1, 1, 1, MOST_OF_ADDRESS - 1, MOST_OF_ADDRESS])
})

test('seconds that are left are those of the window, from its beginning', async () => {
  await countLogin(db, { login: 'a', address: HOME })
  await setAll(MOST, windowSeconds - 100)
  const left = await countLogin(db, { login: 'a', address: HOME })
  expect(left).toBeGreaterThan(40)
  expect(left).toBeLessThanOrEqual(100)
})

test('a window that is over is not kept, and a new one begins', async () => {
  await countLogin(db, { login: 'a', address: HOME })
  await countLogin(db, { login: 'b', address: OTHER })
  await setAll(MOST, windowSeconds + 1)
  expect(await countLogin(db, { login: 'a', address: HOME })).toBe(0)
  expect(await counts()).toEqual([1, 1])
})

test('a right login is forgotten, with this one attempt of its address', async () => {
  for (const login of ['a', 'a', 'b']) await countLogin(db, { login, address: HOME })
  await countLogin(db, { login: 'b', address: OTHER })
  await forgetLogins(db, { login: 'a', address: HOME })
  expect(await counts()).toEqual([1, 2, 2])
  await setAll(0)
  await forgetLogins(db, { login: 'a', address: HOME })
  expect(await counts()).toEqual([0, 0, 0])
})

test('logins and addresses are not kept as they are', async () => {
  await countLogin(db, { login: 'a', address: 'a' })
  const rows = await db.selectFrom('operator_attempts').select('who').execute()
  expect(rows.map(({ who }) => who)).toEqual([
    expect.stringMatching(/^[0-9a-f]{64}$/),
    expect.stringMatching(/^[0-9a-f]{64}$/),
  ])
})
