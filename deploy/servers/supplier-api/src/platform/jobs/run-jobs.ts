import { EventEmitter } from 'node:events'
import { setTimeout as delay } from 'node:timers/promises'
import { Value } from '@sinclair/typebox/value'
import {
  Logger,
  parseCronItems,
  type Runner,
  run,
  runOnce,
  type TaskList,
  type WorkerEventMap,
} from 'graphile-worker'
import pg from 'pg'
import type { Task } from './task'

export interface JobOptions {
  databaseUrl: string
  tasks: readonly Task[]
  log: JobLog
  /** Jobs at once, besides those that wait for servers of others. @default 5 */
  concurrency?: number
}

/** Told of a job that failed, never of what it is about, and of a database that is away. */
export interface JobLog {
  warn(details: { task?: string; job?: string; attempts?: number; err: unknown }, message: string): void
}

/** How often jobs are looked for whose time has come; new ones are told of at once. */
const LOOK_MS = 1000
/** Jobs at once that wait for one server that is not ours. */
const OF_A_SERVER = 3
/** After a database that was away too long for the workers. */
const RESTART_MS = 5000

/** Workers log each step; what matters here is told by `reportTo`. */
const SILENT = new Logger(() => () => undefined)

function taskList(tasks: readonly Task[], goesOn: () => boolean): TaskList {
  const entries = tasks.map(({ name, payload: schema, run: work }): [string, TaskList[string]] => [
    name,
    async (payload) => {
      // What the scheduler says of itself is no part of the payload.
      const { _cron, ...own } = payload as Record<string, unknown>
      await work(Value.Parse(schema, own), { goesOn })
    },
  ])
  return Object.fromEntries(entries)
}

const reportTo =
  (log: JobLog) =>
  ({ job, error }: Pick<WorkerEventMap['job:error'], 'job' | 'error'>) =>
    log.warn(
      { task: job.task_identifier, job: job.id, attempts: job.attempts, err: error },
      job.attempts >= job.max_attempts ? 'a job failed for good' : 'a job failed and is tried again',
    )

const cronItems = (tasks: readonly Task[]) =>
  parseCronItems(
    tasks.flatMap(({ name, cron }) =>
      cron ? [{ task: name, match: cron, identifier: name, options: { jobKey: name, maxAttempts: 1 } }] : [],
    ),
  )

const openPool = (databaseUrl: string, max: number): pg.Pool => {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max,
    application_name: 'prilavok-supplier-api-jobs',
  })
  pool.on('error', () => undefined)
  pool.on('connect', (client) => client.on('error', () => undefined))
  return pool
}

/**
 * Does jobs until it is closed, several at once; any number of processes share them. Workers that gave up because the database was
 * away are started again.
 * @returns ends it, after the jobs that are under way
 */
export function startJobs({ databaseUrl, tasks, log, concurrency = 5 }: JobOptions): () => Promise<void> {
  const servers = [...new Set(tasks.map(({ asks }) => asks))]
  // One connection for each server hears of new jobs; workers hold none while they do a job.
  const pool = openPool(databaseUrl, concurrency + 1 + servers.length)
  const ends = servers.map((server) =>
    startWorkers(pool, {
      tasks: tasks.filter(({ asks }) => asks === server),
      log,
      concurrency: server === undefined ? concurrency : Math.min(concurrency, OF_A_SERVER),
    }),
  )
  return async () => {
    await Promise.all(ends.map((end) => end()))
    await pool.end()
  }
}

function startWorkers(
  pool: pg.Pool,
  { tasks, log, concurrency }: Required<Omit<JobOptions, 'databaseUrl'>>,
): () => Promise<void> {
  const stop = new AbortController()
  let runner: Runner | undefined

  const start = async () => {
    runner = await run({
      pgPool: pool,
      taskList: taskList(tasks, () => !stop.signal.aborted),
      parsedCronItems: cronItems(tasks),
      concurrency,
      pollInterval: LOOK_MS,
      noHandleSignals: true,
      logger: SILENT,
    })
    runner.events.on('job:error', reportTo(log))
    if (stop.signal.aborted) return runner.stop()
    await runner.promise
  }
  const keepRunning = async () => {
    while (!stop.signal.aborted) {
      await start().catch((cause: unknown) =>
        log.warn({ err: cause }, 'jobs are not done while the database is away'),
      )
      if (!stop.signal.aborted)
        await delay(RESTART_MS, undefined, { signal: stop.signal }).catch(() => undefined)
    }
  }
  const running = keepRunning()
  return async () => {
    stop.abort()
    await runner?.stop().catch(() => undefined)
    await running
  }
}

/** Does the jobs whose time has come, those that they add among them, and returns. */
export async function runDueJobs({ databaseUrl, tasks, log }: JobOptions): Promise<void> {
  const pool = openPool(databaseUrl, 2)
  const events = new EventEmitter()
  events.on('job:error', reportTo(log))
  try {
    const list = taskList(tasks, () => true)
    await runOnce({ pgPool: pool, taskList: list, events, noHandleSignals: true, logger: SILENT })
  } finally {
    await pool.end()
  }
}
