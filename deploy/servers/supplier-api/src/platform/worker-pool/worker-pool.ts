import { Piscina } from 'piscina'
import { apiErrors } from '../errors'
import { limitParallel } from '../limits/limit-parallel'
import { bundleScript } from './bundle'
import type { Reply } from './serve'

export interface ThreadOptions {
  /** Script whose default export is made by `serve`. */
  script: URL
  /** Megabytes of objects; a task that needs more ends with the thread. */
  memory: number
  /** Milliseconds that one task may take. */
  timeout: number
}

/** A task took too long or too much memory, or its thread broke. */
export class TaskLost extends Error {
  constructor(reason: string) {
    super(reason)
    this.name = 'TaskLost'
  }
}

/** Tasks that wait at most; more are rejected. */
const QUEUE = 32
const IDLE_MS = 30_000

/**
 * A thread for work that would keep other requests waiting: one task after another. It starts with the first task, ends when
 * there is none for a while, and is replaced when it breaks.
 */
export function openThread<Input, Output>({ script, memory, timeout }: ThreadOptions) {
  let pool: Piscina<Input, Reply<Output>> | undefined
  const open = () =>
    new Piscina<Input, Reply<Output>>({
      filename: new URL('./run-script.cjs', import.meta.url).href,
      workerData: { code: bundleScript(script), entry: script.href },
      minThreads: 0,
      maxThreads: 1,
      idleTimeout: IDLE_MS,
      atomics: 'disabled',
      execArgv: [],
      env: { NODE_ENV: process.env.NODE_ENV },
      resourceLimits: { maxOldGenerationSizeMb: memory, maxYoungGenerationSizeMb: 32 },
    })
  // The pool's own queue is not used: the time of a task begins with it, not while it waits.
  const inTurn = limitParallel(1)
  let tasks = 0
  /**
   * @throws unavailable (503) when too many wait already
   * @throws TaskLost
   */
  return async function run(input: Input): Promise<Output> {
    if (tasks > QUEUE) throw apiErrors.unavailable()
    tasks += 1
    try {
      const reply = await inTurn(() => {
        pool ??= open()
        return pool.run(input, { signal: AbortSignal.timeout(timeout) })
      }).catch((cause: Error) => {
        throw new TaskLost(cause.message)
      })
      if (!reply.failure) return reply.output
      throw Object.assign(new Error(reply.failure.message), { name: reply.failure.name })
    } finally {
      tasks -= 1
    }
  }
}
