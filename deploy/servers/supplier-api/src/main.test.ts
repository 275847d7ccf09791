import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { emptyDatabase, type TestDatabase } from '@prilavok/embedded-postgres/testing/test-database'
import { connect } from './platform/database/connection'
import { type ApiProcess, startApiProcess } from './testing/api-process'
import { startTestApi } from './testing/start-test-api'

let folder: string
let database: TestDatabase
const running: ApiProcess[] = []
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'prilavok main '))
  await writeFile(join(folder, 'file'), '')
  database = await emptyDatabase()
}, 60_000)
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
}, 60_000)

test('on SIGTERM it is not ready any more, ends the answers under way, takes no new ones, then leaves', async () => {
  const api = await startTestApi(20)
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
}, 60_000)

test('a process that cannot listen, write its files or read its options says so and ends: none lives on unseen', async () => {
  const taken = createServer()
  await new Promise<void>((resolve) => taken.listen(0, '127.0.0.1', resolve))
  const { port } = taken.address() as AddressInfo
  const deaf = start({ DATABASE_URL: database.url, API_PORT: String(port) })
  const deafBeside = start({ DATABASE_URL: database.url, METRICS_PORT: String(port) })
  const full = start({ DATABASE_URL: database.url, MAIL_FOLDER: join(folder, 'file', 'emails') })
  const typo = start({ DATABASE_URL: database.url }, ['--demmo'])
  const ends = await Promise.all([deaf, deafBeside, full, typo].map(({ ended }) => ended))
  taken.close()
  expect(ends).toEqual([1, 1, 1, 1])
  expect(deaf.output()).toContain('EADDRINUSE')
  expect(deafBeside.output()).toContain('EADDRINUSE')
  expect(full.output()).toContain('MAIL_FOLDER')
  expect(typo.output()).toContain('--demmo')
}, 120_000)

test('a process whose settings or database are wrong says so and ends', async () => {
  const wrong = start({
    DATABASE_URL: 'x',
    API_PORT: 'y',
    METRICS_PORT: '-1',
    RATE_OF_SESSION: 'fast',
    PRILAVOK_X: '?',
  })
  const gone = start({ DATABASE_URL: 'postgres://u:p@127.0.0.1:1/d' })
  expect(await wrong.ended).toBe(1)
  expect(wrong.output()).toMatch(/DATABASE_URL(.|\n)*API_PORT(.|\n)*RATE_OF_SESSION(.|\n)*METRICS_PORT/)
  expect(wrong.output()).not.toContain('PRILAVOK_X')
  expect(await gone.ended).toBe(1)
  expect(gone.output()).toContain('The database of DATABASE_URL cannot be reached')
}, 60_000)
