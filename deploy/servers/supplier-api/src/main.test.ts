import { randomBytes } from 'node:crypto'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { DEMO_PASSWORD } from '@prilavok/demo-shops/load-clients'
import { loadDemo } from '@prilavok/demo-shops/load-demo'
import { databaseAt, dropDatabase, withClient } from '@prilavok/embedded-postgres/testing/databases'
import { sharedServer } from '@prilavok/embedded-postgres/testing/shared-server'
import { emptyDatabase, type TestDatabase } from '@prilavok/embedded-postgres/testing/test-database'
import type { CreateOrderResponse, TokenAnswer, V4Answer } from '@prilavok/shared-kernel/contract'
import { type Connection, connect } from './platform/database/connection'
import { migrate } from './platform/database/migrate'
import { queueEmail } from './platform/emails/queue-email'
import { provisionCredentials, type ShopCredentials } from './provision-credentials'
import { type ApiProcess, startApiProcess } from './testing/api-process'
import { GREEN, startTestApi, type TestApi } from './testing/start-test-api'
import { testDatabase } from './testing/test-database'

describe('start and stop', () => {
  let folder: string
  let database: TestDatabase
  const running: ApiProcess[] = []
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'prilavok main '))
    await writeFile(join(folder, 'file'), '')
    database = await emptyDatabase()
  })
  afterAll(async () => {
    for (const one of running) one.kill('SIGKILL')
    await Promise.all(running.map(({ ended }) => ended))
    await database.drop()
    await rm(folder, { recursive: true, force: true })
  })

  function start(env: Record<string, string>, args: readonly string[] = []): ApiProcess {
    const one = startApiProcess({ API_DATA_DIR: folder, ...env }, args)
    running.push(one)
    return one
  }

  test('two processes start on an empty database at once, answer, and stop in order on SIGTERM', async () => {
    const file = join(folder, 'new', 'credentials.json')
    const processes = [1, 2].map(() => start({ DATABASE_URL: database.url }, ['--credentials', file]))
    const origins = await Promise.all(processes.map((one) => one.origin()))
    const ready = await Promise.all(origins.map(async (origin) => (await fetch(`${origin}/readyz`)).status))
    expect(ready).toEqual([200, 200])
    // No shops yet.
    expect(await readFile(file, 'utf8')).toBe('{}\n')
    const rejected = await fetch(`${origins[0]}/v3/api/client/shop/?access_token=1.secret`)
    expect(rejected.status).toBe(401)
    for (const one of processes) one.kill('SIGTERM')
    expect(await Promise.all(processes.map(({ ended }) => ended))).toEqual([0, 0])
    expect(processes[0]?.output()).toContain('/v3/api/client/shop/?access_token=*')
    expect(processes[0]?.output()).not.toContain('1.secret')
  })

  test('on SIGTERM it is not ready any more, ends the answers under way, takes no new ones, then leaves', async () => {
    const api = await startTestApi()
    const own = start({ DATABASE_URL: api.databaseUrl, STOP_NOTICE_SECONDS: '1', METRICS_PORT: '0' })
    const other = connect(api.databaseUrl, 1)
    try {
      const origin = await own.origin()
      const token = await api.visitor()
      const blocker = await other.pool.connect()
      await blocker.query('begin; lock table favourites in exclusive mode')
      const underWay = fetch(`${origin}/v3/api/catalog/favorite/?access_token=${token}`, {
        method: 'POST',
        body: new URLSearchParams({ product_id: '1001', favorite: 'Y' }),
      })
      while (
        (
          await api.pool.query(
            'select from pg_locks lock join pg_database on oid = lock.database where not granted and datname = current_database()',
          )
        ).rowCount === 0
      );
      own.kill('SIGTERM')
      const states: number[] = []
      while (states.at(-1) !== 0)
        states.push(
          await fetch(`${origin}/readyz`).then(
            ({ status }) => status,
            () => 0,
          ),
        )
      expect([...new Set(states)].slice(-2)).toEqual([503, 0])
      await blocker.query('commit')
      blocker.release()
      expect(await (await underWay).json()).toEqual({ SUCCESS: 'Y', FAVORITE: 'Y', CNT: 1 })
      expect(await own.ended).toBe(0)
      const { rowCount } = await api.pool.query(
        `select from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid() and state <> 'idle'`,
      )
      expect(rowCount).toBe(0)
    } finally {
      await other.close()
      await api.close()
    }
  })

  test('a process that cannot listen, write its files, read its options or reach its database says so and ends: none lives on unseen', async () => {
    const taken = createServer()
    await new Promise<void>((resolve) => taken.listen(0, '127.0.0.1', resolve))
    const { port } = taken.address() as AddressInfo
    const deaf = start({ DATABASE_URL: database.url, API_PORT: String(port) })
    const full = start({ DATABASE_URL: database.url, MAIL_FOLDER: join(folder, 'file', 'emails') })
    const typo = start({ DATABASE_URL: database.url }, ['--demmo'])
    const gone = start({ DATABASE_URL: 'postgres://u:p@127.0.0.1:1/d' })
    const ends = await Promise.all([deaf, full, typo, gone].map(({ ended }) => ended))
    taken.close()
    expect(ends).toEqual([1, 1, 1, 1])
    expect(deaf.output()).toContain('EADDRINUSE')
    expect(full.output()).toContain('MAIL_FOLDER')
    expect(typo.output()).toContain('--demmo')
    expect(gone.output()).toContain('The database of DATABASE_URL cannot be reached')
  })
})

describe('two processes', () => {
  /** Two processes on one database, asked in turn: what sticky sessions would hide. */
  let database: TestDatabase
  let connection: Connection
  let credentials: ShopCredentials
  let folder: string
  let processes: ApiProcess[]
  let origins: string[]
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'prilavok two '))
    database = await testDatabase()
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
  })
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
})

describe('a database of the supplier’s own', () => {
  /** A supplier's own PostgreSQL: reached by an ordinary role that owns one database, from a process of its own. */
  let serverUrl: string
  let name: string
  let connection: Connection
  let credentials: ShopCredentials
  let api: ApiProcess
  let folder: string
  let origin: string
  beforeAll(async () => {
    const server = await sharedServer()
    serverUrl = server.url
    name = `${server.prefix}own_${randomBytes(4).toString('hex')}`
    await withClient(serverUrl, async (client) => {
      await client.query(`create role "${name}" login password 'of-an-ordinary-role' nosuperuser nocreatedb`)
      await client.query(`create database "${name}" owner "${name}" template template0`)
    })
    const url = new URL(databaseAt(serverUrl, name))
    url.username = name
    url.password = 'of-an-ordinary-role'
    folder = await mkdtemp(join(tmpdir(), 'prilavok separate '))
    connection = connect(url.href, 2)
    await migrate(connection.pool)
    await loadDemo(connection.pool, { products: 60, share: 0.5, gifts: false })
    credentials = await provisionCredentials(connection.db)
    api = startApiProcess({ DATABASE_URL: url.href, API_DATA_DIR: folder })
    origin = await api.origin()
  })
  afterAll(async () => {
    api.kill('SIGTERM')
    expect(await api.ended).toBe(0)
    await connection.close()
    await withClient(serverUrl, async (client) => {
      await dropDatabase(client, name)
      await client.query(`drop role "${name}"`)
    })
    await rm(folder, { recursive: true, force: true })
  })

  async function login(username: string): Promise<string> {
    const grant = { grant_type: 'password', username, password: DEMO_PASSWORD }
    const body = new URLSearchParams({ domain: GREEN, ...credentials[GREEN], ...grant })
    const answer = await fetch(`${origin}/v3/oauth/token/`, { method: 'POST', body })
    return ((await answer.json()) as TokenAnswer).access_token
  }

  async function call<Answer>(
    token: string,
    path: string,
    form?: Record<string, string>,
  ): Promise<[number, Answer]> {
    const answer = await fetch(`${origin}${path}${path.includes('?') ? '&' : '?'}access_token=${token}`, {
      ...(form && { method: 'POST', body: new URLSearchParams(form) }),
    })
    return [answer.status, (await answer.json()) as Answer]
  }

  const product = async () => {
    const { rows } = await connection.pool.query<{ id: number }>(
      `update products set base_price = 500000, base_old_price = null, remain = 100, to_order = false,
       min_quantity = 1, step_quantity = 1
     where shop_id = 1 and id = (select max(id) from products where shop_id = 1 and assortment) returning id`,
    )
    return rows[0]?.id ?? 0
  }

  test('an ordinary role of one database has the schema made, orders and searches in Russian', async () => {
    const token = await login('client@example.com')
    await call(token, '/v4/api/client/basket/main/add/', { [`products[${await product()}]`]: '3' })
    const [made, { response }] = await call<V4Answer<CreateOrderResponse>>(
      token,
      '/v4/api/client/order_basket/main/create/',
      { payment: 'INVOICE' },
    )
    expect([made, response.ORDER_ID]).toEqual([200, expect.any(Number)])
    const query = encodeURIComponent('БУМАГИ')
    const [found, { ITEMS }] = await call<{ ITEMS: unknown[] }>(
      token,
      `/v3/api/catalog/search/list/?q=${query}`,
    )
    expect([found, ITEMS.length > 0]).toEqual([200, true])
  })
})

describe('the background', () => {
  let api: TestApi
  beforeAll(async () => {
    api = await startTestApi({ background: true })
  })
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
    for (const until = Date.now() + 30_000; Date.now() < until; await delay(100))
      if (await what()) return true
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
  })
})
