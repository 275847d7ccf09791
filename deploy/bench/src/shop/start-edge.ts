import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '@prilavok/build/folders'
import type { Stack } from '@prilavok/stack/stack'
import { fetchPage } from './fetch-page'
import { BENCH_DATA } from './open-shop'
import { processorTime } from './processor-time'
import { untilAnswered } from './until-answered'

const TASKSET = '/usr/bin/taskset'

/** As `npm run edge` starts it: short-lived objects of pages are collected in larger steps by the thread that made them. */
const MEMORY_FLAGS = ['--single-threaded-gc', '--max-semi-space-size=64']

/** An edge in a process of its own, on one core where the system can say so. */
export interface LoneEdge {
  pinned: boolean
  /** Milliseconds of processor time so far. */
  processorTime(): Promise<number | undefined>
  stop(): Promise<void>
}

/** Starts an edge with one render worker before the API of a stack. @throws when it does not answer within 20 s */
export async function startLoneEdge(stack: Stack, port: number): Promise<LoneEdge> {
  const pinned = existsSync(TASKSET)
  const command = [
    process.execPath,
    ...MEMORY_FLAGS,
    '--import',
    'tsx',
    join(ROOT, 'deploy/edge/src/main.ts'),
  ]
  const [file = '', ...args] = pinned ? [TASKSET, '-c', '0', ...command] : command
  const edge = spawn(file, args, {
    cwd: ROOT,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: BENCH_DATA,
      SUPPLIER_API_ORIGIN: stack.apiOrigin,
      RENDER_WORKERS: '1',
      LOG_LEVEL: 'warn',
    },
  })
  await untilAnswered(async () => (await fetchPage(`http://localhost:${port}/`)).status === 200, 20_000)
  return {
    pinned,
    processorTime: async () => (edge.pid ? processorTime(edge.pid) : undefined),
    stop: () => stopProcess(edge),
  }
}

/** Asks a process to end and waits for it. */
function stopProcess(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) return resolve()
    child.once('exit', () => resolve())
    child.kill('SIGTERM')
  })
}
