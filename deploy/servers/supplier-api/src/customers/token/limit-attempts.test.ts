import { emptyDatabase, type TestDatabase } from '@prilavok/embedded-postgres/testing/test-database'
import { type Connection, connect } from '../../platform/database/connection'
import { migrate } from '../../platform/database/migrate'
import type { ApiError } from '../../platform/errors'
import { type Login, limitAttempts } from './limit-attempts'

let database: TestDatabase
let connection: Connection
beforeAll(async () => {
  database = await emptyDatabase()
  connection = connect(database.url)
  await migrate(connection.pool)
  await connection.pool.query(
    "insert into shops (id, name, link) values (1, 'Первый', 'one'), (2, 'Второй', 'two')",
  )
})
beforeEach(() => connection.pool.query('delete from call_counts'))
afterAll(async () => {
  await connection.close()
  await database.drop()
})

const login = (fields: Partial<Login> = {}): Login => ({
  shopId: 1,
  name: 'anna@example.com',
  address: '203.0.113.1',
  device: null,
  ...fields,
})
const wrong = async () => null
const right = async () => 'owner'
const names = (count: number) => Array.from({ length: count }, (_, index) => `name${index}@example.com`)

test('guesses sent at once to two processes are counted before any of them is checked', async () => {
  const others = connect(database.url)
  const processes = [limitAttempts(connection.db), limitAttempts(others.db)]
  const attempt = limitAttempts(connection.db)
  let checks = 0
  const check = () => {
    checks += 1
    return wrong()
  }
  const guesses = await Promise.allSettled(
    Array.from({ length: 26 }, (_, index) => processes[index % 2]?.(login(), check)),
  )
  await others.close()
  expect(checks).toBe(10)
  expect(guesses.filter(({ status }) => status === 'rejected')).toHaveLength(16)
  await expect(attempt(login({ name: ' ANNA@example.com', address: null }), right)).rejects.toMatchObject({
    statusCode: 429,
  })
  expect(await attempt(login({ shopId: 2 }), right)).toBe('owner')
})

test('right passwords and checks that break are no failures', async () => {
  const attempt = limitAttempts(connection.db)
  for (let count = 0; count < 60; count += 1) expect(await attempt(login(), right)).toBe('owner')
  const broken = async () => {
    throw new Error('no database')
  }
  for (let count = 0; count < 60; count += 1)
    await expect(attempt(login(), broken)).rejects.toThrow('no database')
  expect(await attempt(login(), right)).toBe('owner')
})

test('a right password does not wash away the failures before it', async () => {
  const attempt = limitAttempts(connection.db)
  for (let count = 0; count < 9; count += 1) await attempt(login(), wrong)
  expect(await attempt(login(), right)).toBe('owner')
  await attempt(login(), wrong)
  await expect(attempt(login(), right)).rejects.toMatchObject({ statusCode: 429 })
})

test('one address may fail with fifty names a minute; others go on', async () => {
  const attempt = limitAttempts(connection.db)
  for (const name of names(50)) await attempt(login({ name }), wrong)
  await expect(attempt(login(), right)).rejects.toMatchObject({ statusCode: 429 })
  expect(await attempt(login({ address: '203.0.113.2' }), right)).toBe('owner')
})

/** An hour counts on while the minutes pass. */
const minutePasses = () =>
  connection.pool.query(
    "update call_counts set started_at = started_at - interval '61 seconds' where rule in ('login_name', 'login_address', 'login_device')",
  )
const guessFor = async (fields: (index: number) => Partial<Login>, count: number) => {
  const attempt = limitAttempts(connection.db)
  let failures = 0
  for (let index = 0; index < count; index += 1) {
    if (index % 10 === 0) await minutePasses()
    await attempt(login(fields(index)), wrong).then(
      () => (failures += 1),
      () => undefined,
    )
  }
  return failures
}

test('one account: a hundred failures an hour, from however many addresses', async () => {
  expect(await guessFor((index) => ({ address: `198.51.100.${index % 250}` }), 130)).toBe(100)
  await minutePasses()
  const late = limitAttempts(connection.db)(login({ address: '192.0.2.1' }), right)
  const { retryAfter } = await late.then(
    () => ({ retryAfter: 0 }),
    (error: ApiError) => error,
  )
  expect(retryAfter).toBeGreaterThan(3500)
  expect(retryAfter).toBeLessThanOrEqual(3600)
})

test('one address is stopped after thirty failures at an account: the others keep their attempts', async () => {
  expect(await guessFor(() => ({}), 60)).toBe(30)
  await minutePasses()
  expect(await limitAttempts(connection.db)(login({ address: '203.0.113.9' }), right)).toBe('owner')
})

test('whoever guesses, the owner enters from a device of his; what is guessed there counts apart', async () => {
  const device = Buffer.from('device of the owner')
  await guessFor((index) => ({ address: `198.51.100.${index % 250}` }), 130)
  for (const name of names(60)) await limitAttempts(connection.db)(login({ name }), wrong).catch(() => null)
  const attempt = limitAttempts(connection.db)
  expect(await attempt(login({ device }), right)).toBe('owner')
  for (let count = 0; count < 10; count += 1) await attempt(login({ device }), wrong)
  await expect(attempt(login({ device }), right)).rejects.toMatchObject({ statusCode: 429 })
  expect(await attempt(login({ device: Buffer.from('another one') }), right)).toBe('owner')
})

test('without an address only the name is limited', async () => {
  const attempt = limitAttempts(connection.db)
  for (const name of names(60)) await attempt(login({ name, address: null }), wrong)
  expect(await attempt(login({ address: null }), right)).toBe('owner')
})
