import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DEMO_PASSWORD } from '@prilavok/demo-shops/load-clients'
import type { TestDatabase } from '@prilavok/embedded-postgres/testing/test-database'
import type { TokenAnswer } from '@prilavok/shared-kernel/contract'
import { type Connection, connect } from './platform/database/connection'
import { provisionCredentials, type ShopCredentials } from './provision-credentials'
import { type ApiProcess, startApiProcess } from './testing/api-process'
import { GREEN } from './testing/start-test-api'
import { testDatabase } from './testing/test-database'

/** Two processes on one database, asked in turn: what sticky sessions would hide. */
let database: TestDatabase
let connection: Connection
let credentials: ShopCredentials
let folder: string
let processes: ApiProcess[]
let origins: string[]
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'prilavok two '))
  database = await testDatabase(60, 0.5)
  connection = connect(database.url, 4)
  credentials = await provisionCredentials(connection.db)
  const env = {
    DATABASE_URL: database.url,
    API_DATA_DIR: folder,
    RATE_OF_SESSION: '10',
    LOG_LEVEL: 'info',
  }
  processes = [startApiProcess(env), startApiProcess(env)]
  origins = await Promise.all(processes.map((one) => one.origin()))
}, 60_000)
afterAll(async () => {
  for (const one of processes) one.kill('SIGTERM')
  await Promise.all(processes.map(({ ended }) => ended))
  await connection.close()
  await database.drop()
  await rm(folder, { recursive: true, force: true })
})

const call = (
  process: number,
  path: string,
  form?: Record<string, string>,
  headers?: Record<string, string>,
) =>
  fetch(`${origins[process % 2]}${path}`, {
    ...(form && { method: 'POST', body: new URLSearchParams(form) }),
    headers: { ...headers },
  })
const grant = (process: number, fields: Record<string, string>) =>
  call(process, '/v3/oauth/token/', { domain: GREEN, ...credentials[GREEN], ...fields })
const password = (process: number, name: string, value: string) =>
  grant(process, { grant_type: 'password', username: name, password: value })

const visitor = async () =>
  ((await (await grant(0, { grant_type: 'client_credentials' })).json()) as TokenAnswer).access_token

test('a token of one process opens the other, and is refreshed there', async () => {
  const tokens = (await (await password(0, 'client@example.com', DEMO_PASSWORD)).json()) as TokenAnswer
  const info = await call(1, `/v3/api/personal/info/?access_token=${tokens.access_token}`)
  expect(info.status).toBe(200)
  const next = await grant(1, { grant_type: 'refresh_token', refresh_token: tokens.refresh_token ?? '' })
  const { access_token: renewed } = (await next.json()) as TokenAnswer
  expect((await call(0, `/v3/api/utils/check/?access_token=${renewed}`)).status).toBe(200)
})

test('a basket filled by two processes at once is one basket', async () => {
  const token = await visitor()
  const { rows } = await connection.pool.query<{ id: number }>(
    'select id from products where shop_id = 1 and price > 0 and remain > 99 and assortment order by id limit 6',
  )
  const added = await Promise.all(
    rows.map(({ id }, index) =>
      call(index, `/v4/api/client/basket/main/add/?access_token=${token}`, {
        [`products[${id}]`]: '60',
      }),
    ),
  )
  for (const answer of added) expect(answer.status).toBe(200)
  const counted = await connection.pool.query<{ count: number }>(
    `select count(*) as count from basket_rows row join access_tokens token using (shop_id, buyer_id)
     where token.token_hash = sha256($1::bytea)`,
    [Buffer.from(token)],
  )
  expect(counted.rows[0]?.count).toBe(rows.length)
})

test('wrong passwords are counted together', async () => {
  const statuses: number[] = []
  for (let attempt = 0; attempt < 14; attempt += 1)
    statuses.push((await password(attempt, 'loyalty@example.com', `guess ${attempt}`)).status)
  expect(statuses).toEqual([...Array(10).fill(400), ...Array(4).fill(429)])
  expect((await password(1, 'loyalty@example.com', DEMO_PASSWORD)).status).toBe(429)
})

test('requests of one session are counted together', async () => {
  const token = await visitor()
  let allowed = 0
  let rejected = 0
  for (let round = 0; round < 150 && rejected === 0; round += 1) {
    const answers = await Promise.all(
      [0, 1].map((one) => call(one, `/v3/api/utils/check/?access_token=${token}`)),
    )
    for (const { status, headers } of answers) {
      if (status === 429) {
        rejected += 1
        expect(headers.get('retry-after')).toBe('10')
      } else allowed += 1
    }
  }
  // 100 in ten seconds, a twentieth more for each process; twice that when the window ends in between.
  expect(rejected).toBeGreaterThan(0)
  expect(allowed).toBeLessThanOrEqual(220)
  expect((await call(0, `/v3/api/utils/check/?access_token=${await visitor()}`)).status).toBe(200)
})

test('each of a hundred e-mails goes once', async () => {
  const { rows } = await connection.pool.query<{ id: number }>(
    `insert into emails (shop_id, recipient, subject, plain)
     select 1, 'buyer' || n || '@example.com', 'Письмо ' || n, 'Текст' from generate_series(1, 100) n returning id`,
  )
  const waiting = 'select from emails where sent_at is null and id = any($1)'
  while ((await connection.pool.query(waiting, [rows.map(({ id }) => id)])).rowCount !== 0)
    await new Promise(setImmediate)
  const files = await readdir(join(folder, 'emails'), { recursive: true })
  expect(files.filter((name) => name.endsWith('.eml'))).toHaveLength(100)
  const attempts = await connection.pool.query('select from emails where attempts <> 1')
  expect(attempts.rowCount).toBe(0)
}, 60_000)
