import { Piscina } from 'piscina'
import { type Asker, fairLane } from '../limits/fair-lane'
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

/** One of a shop at once: the others are for other shops. */
const THREADS = 2
/** Tasks that run or wait at most: the last one is done before its browser stops waiting. */
const OF_ASKER = 12
const OF_SHOP = 24
const IDLE_MS = 30_000

/**
 * Threads for work that would keep other requests waiting: of each shop one task after another, by turns of its addresses. They start
 * with the first task, end when there is none for a while, and are replaced when they break.
 */
export function openThreads<Input, Output>({ script, memory, timeout }: ThreadOptions) {
  let pool: Piscina<Input, Reply<Output>> | undefined
  const open = () =>
    new Piscina<Input, Reply<Output>>({
      filename: new URL('./run-script.cjs', import.meta.url).href,
      workerData: { code: bundleScript(script), entry: script.href },
      minThreads: 0,
      maxThreads: THREADS,
      idleTimeout: IDLE_MS,
      atomics: 'disabled',
      execArgv: [],
      env: { NODE_ENV: process.env.NODE_ENV },
      resourceLimits: { maxOldGenerationSizeMb: memory, maxYoungGenerationSizeMb: 32 },
    })
  // The pool's own queue is not used: the time of a task begins with it, not while it waits.
  const inTurn = fairLane({ atOnce: THREADS, ofShopAtOnce: 1, ofAsker: OF_ASKER, ofShop: OF_SHOP })
  /**
   * @throws too_often (429), overloaded (503) when too many wait already
   * @throws TaskLost
   */
  return async function run(asker: Asker, input: Input): Promise<Output> {
    const reply = await inTurn(asker, async () => {
      pool ??= open()
      return pool.run(input, { signal: AbortSignal.timeout(timeout) }).catch((cause: Error) => {
        throw new TaskLost(cause.message)
      })
    })
    if (!reply.failure) return reply.output
    throw Object.assign(new Error(reply.failure.message), { name: reply.failure.name })
  }
}
