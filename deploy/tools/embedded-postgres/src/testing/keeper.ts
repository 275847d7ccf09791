import { readFile, rename, rm, writeFile } from 'node:fs/promises'
import { findProcess } from '../running-process'
import { startEmbeddedDatabase } from '../start-embedded-database'
import { dropDatabases } from './databases'
import { runFiles, type SharedServer } from './run-folder'

/** What is tested here is forgotten after minutes: nothing has to survive a power cut, and no daemon may get in between. */
const FAST = {
  fsync: 'off',
  full_page_writes: 'off',
  autovacuum: 'off',
  max_connections: '300',
  shared_buffers: '128MB',
  maintenance_work_mem: '64MB',
}

/** Keeps the test server of one run: until SIGTERM, or until the process that runs the tests is gone, however it ended. */
async function keep(folder: string): Promise<void> {
  const ended = untilEnded(Number(await readFile(runFiles(folder).runner, 'utf8')))
  const { server, end } = await open(folder)
  try {
    await answer(runFiles(folder).server, JSON.stringify(server))
    await ended
  } finally {
    await end()
  }
}

/** The server of `TEST_DATABASE_URL`, or an embedded one in `folder`. */
async function open(folder: string): Promise<{ server: SharedServer; end(): Promise<void> }> {
  const keeper = process.pid
  const prefix = `prilavok_test_${keeper}_`
  const given = process.env.TEST_DATABASE_URL
  if (given) return { server: { keeper, url: given, prefix }, end: () => dropDatabases(given, prefix) }
  const database = await startEmbeddedDatabase({ dataDir: folder, settings: FAST })
  const url = database.url.replace(/\/\w+$/, '/postgres')
  return { server: { keeper, url, prefix }, end: database.destroy }
}

async function untilEnded(runner: number): Promise<void> {
  const started = (await findProcess(runner))?.started
  let stop = false
  process.once('SIGTERM', () => {
    stop = true
  })
  // Ctrl-C in the terminal is for the runner; that it leaves is noticed below.
  process.on('SIGINT', () => undefined)
  while (!stop && started !== undefined && (await findProcess(runner))?.started === started) {
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
}

/** Written whole or not at all. */
async function answer(file: string, text: string): Promise<void> {
  await writeFile(`${file}.draft`, text, { mode: 0o600 })
  await rename(`${file}.draft`, file)
}

const folder = process.argv[2] ?? ''
try {
  await keep(folder)
  await rm(folder, { recursive: true, force: true })
} catch (cause) {
  await answer(runFiles(folder).failure, String(cause))
  process.exitCode = 1
}
