import { type ChildProcess, spawn } from 'node:child_process'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
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
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query<Record<string, unknown>>(text)).rows
  } finally {
    await client.end()
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
})

test('half a cluster and a lock of a process that is not ours are tidied up', async () => {
  const { data, home } = await findPlace(dataDir)
  await mkdir(`${data}.99999/base`, { recursive: true })
  await writeFile(join(home, 'password.99999'), 'old')
  database = await startEmbeddedDatabase({ dataDir })
  await database.stop()
  await writeFile(join(data, 'postmaster.pid'), `${process.pid}\n${data}\n`)
  database = await startEmbeddedDatabase({ dataDir })
  expect(await query(database.url, "select lower('ЁЖ') as low")).toEqual([{ low: 'ёж' }])
})

test('a second start names the process that uses the database', async () => {
  other = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'])
  const running = await findProcess(other.pid ?? 0)
  const note = { pid: running?.pid, started: running?.started }
  await writeFile(join(dataDir, 'database-owner.json'), JSON.stringify(note))
  await expect(startEmbeddedDatabase({ dataDir })).rejects.toThrow(`in use by process ${running?.pid}`)
})
