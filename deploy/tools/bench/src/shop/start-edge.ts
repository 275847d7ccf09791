import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '@prilavok/build/folders'
import { fetchPage } from './fetch-page'
import { BENCH_DATA } from './open-shop'
import { processorTime } from './processor-time'
import { untilAnswered } from './until-answered'

const TASKSET = '/usr/bin/taskset'

/** As `npm run edge` starts it: short-lived objects of pages are collected in larger steps by the thread that made them. */
const MEMORY_FLAGS = ['--single-threaded-gc', '--max-semi-space-size=64']

/** A server in a process of its own. */
export interface LoneProcess {
  /** Milliseconds of processor time so far. */
  processorTime(): Promise<number | undefined>
  stop(): Promise<void>
}

export interface LoneEdge extends LoneProcess {
  /** Whether it runs on one core alone. */
  pinned: boolean
}

interface EdgeOptions {
  port: number
  apiOrigin: string
  /** Of the registry that it follows. */
  rolloutsDatabaseUrl: string
  /** @default as many as the edge takes itself */
  renderWorkers?: number | undefined
  /** Whether the process gets one core, where the system can say so. @default true */
  pin?: boolean
  /** Which core it gets. @default 0 */
  core?: number
  /** Further settings. @default none */
  env?: Record<string, string>
}

/** Starts a script of this workspace. */
function startProcess(args: readonly string[], env: Record<string, string>, core?: number): LoneProcess {
  const command = [process.execPath, ...args]
  const [file = '', ...rest] = core === undefined ? command : [TASKSET, '-c', String(core), ...command]
  const child = spawn(file, rest, {
    cwd: ROOT,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, LOG_LEVEL: 'warn', ...env },
  })
  return {
    processorTime: async () => (child.pid ? processorTime(child.pid) : undefined),
    stop: () => stopProcess(child),
  }
}

/** Starts an edge before an API. @throws when it does not answer within 20 s */
export async function startLoneEdge(options: EdgeOptions): Promise<LoneEdge> {
  const {
    port,
    apiOrigin,
    rolloutsDatabaseUrl,
    renderWorkers,
    pin = true,
    core = 0,
    env: further = {},
  } = options
  const pinned = pin && existsSync(TASKSET)
  const args = [...MEMORY_FLAGS, '--import', 'tsx', join(ROOT, 'deploy/servers/edge/src/main.ts')]
  const env = {
    PORT: String(port),
    DATA_DIR: BENCH_DATA,
    SUPPLIER_API_ORIGIN: apiOrigin,
    ROLLOUTS_DATABASE_URL: rolloutsDatabaseUrl,
    RENDER_WORKERS: renderWorkers ? String(renderWorkers) : '',
    ...further,
  }
  const edge = startProcess(args, env, pinned ? core : undefined)
  await untilAnswered(async () => (await fetchPage(`http://localhost:${port}/`)).status === 200, 20_000)
  return { ...edge, pinned }
}

/** Starts a supplier API on a database that is filled. @throws when it does not answer within 20 s */
export async function startLoneApi(databaseUrl: string, port: number): Promise<LoneProcess> {
  const args = ['--import', 'tsx', join(ROOT, 'deploy/servers/supplier-api/src/main.ts')]
  const api = startProcess(args, { DATABASE_URL: databaseUrl, API_PORT: String(port) })
  await untilAnswered(async () => (await fetchPage(`http://127.0.0.1:${port}/readyz`)).status === 200, 20_000)
  return api
}

/** Asks a process to end and waits for it. */
function stopProcess(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) return resolve()
    child.once('exit', () => resolve())
    child.kill('SIGTERM')
  })
}
