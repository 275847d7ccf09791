import { type ChildProcess, spawn } from 'node:child_process'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { loadDemo } from '../demo/load-demo'
import { connect } from '../platform/database/connection'
import { migrate } from '../platform/database/migrate'
import { findPlace } from './place'
import { findProcess } from './running-process'
import { type EmbeddedDatabase, startEmbeddedDatabase } from './start-embedded-database'

let dataDir: string
let database: EmbeddedDatabase | undefined
let other: ChildProcess | undefined
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'данные прилавка '))
})
afterEach(async () => {
  other?.kill('SIGKILL')
  await database?.destroy()
  database = undefined
  await rm(dataDir, { recursive: true, force: true })
})

async function query(url: string, text: string): Promise<Record<string, unknown>[]> {
  const { pool, close } = connect(url, 2)
  try {
    return (await pool.query<Record<string, unknown>>(text)).rows
  } finally {
    await close()
  }
}

test('data outlive a restart, also when the server of a dead parent still runs', async () => {
  const first = await startEmbeddedDatabase({ dataDir })
  await query(first.url, 'create table kept as select 42 as answer')
  const [row] = await query(
    first.url,
    "select pg_backend_pid() as pid, current_setting('data_directory') as data",
  )
  database = await startEmbeddedDatabase({ dataDir })
  expect(database.url).not.toBe(first.url)
  expect(await findProcess(Number(row?.pid))).toBeNull()
  expect(await query(database.url, 'select answer from kept')).toEqual([{ answer: 42 }])
}, 30_000)

test('half a cluster and a lock of a process that is not ours are tidied up', async () => {
  const { data, home } = await findPlace(dataDir)
  await mkdir(`${data}.99999/base`, { recursive: true })
  await writeFile(join(home, 'password.99999'), 'old')
  database = await startEmbeddedDatabase({ dataDir })
  await database.stop()
  await writeFile(join(data, 'postmaster.pid'), `${process.pid}\n${data}\n`)
  database = await startEmbeddedDatabase({ dataDir })
  expect(await query(database.url, "select lower('ЁЖ') as low")).toEqual([{ low: 'ёж' }])
}, 30_000)

test('a second start names the process that uses the database', async () => {
  other = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'])
  const running = await findProcess(other.pid ?? 0)
  const note = { pid: running?.pid, started: running?.started }
  await writeFile(join(dataDir, 'database-owner.json'), JSON.stringify(note))
  await expect(startEmbeddedDatabase({ dataDir })).rejects.toThrow(`in use by process ${running?.pid}`)
})

test('several processes may migrate at once, and a failed load leaves nothing, and a newer one replaces the old', async () => {
  database = await startEmbeddedDatabase({ dataDir })
  const { pool, close } = connect(database.url, 6)
  try {
    const applied = await Promise.all([migrate(pool), migrate(pool), migrate(pool)])
    expect(applied.filter((names) => names.length > 0)).toHaveLength(1)
    const onProgress = (done: number) => {
      if (done === 5) throw new Error('interrupted')
    }
    await expect(loadDemo(pool, { products: 20, onProgress })).rejects.toThrow('interrupted')
    expect((await pool.query('select from shops')).rowCount).toBe(0)
    expect(await Promise.all([loadDemo(pool, { products: 20 }), loadDemo(pool, { products: 20 })])).toContain(
      false,
    )
    expect((await pool.query('select from shops')).rowCount).toBe(7)

    await pool.query("update demo_loads set version = 'old'")
    expect(await loadDemo(pool, { products: 30 })).toBe(true)
    expect((await pool.query('select from products where shop_id = 1')).rowCount).toBe(30)
  } finally {
    await close()
  }
}, 30_000)
