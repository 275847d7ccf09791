import { Worker } from 'node:worker_threads'
import { apiErrors } from '../errors'
import { bundleScript } from './bundle'
import type { Reply, Task } from './messages'

export interface ThreadOptions {
  /** Script that calls `serve`. */
  script: URL
  /** Megabytes of objects; a task that needs more ends with the thread. */
  memory: number
  /** Milliseconds that one task may take. */
  patience: number
}

/** A task took too long or too much memory, or its thread broke. */
export class TaskLost extends Error {
  constructor(reason: string) {
    super(reason)
    this.name = 'TaskLost'
  }
}

interface Waiting<Input, Output> {
  input: Input
  resolve(output: Output): void
  reject(cause: Error): void
}

/** Tasks that wait at most; more are rejected. */
const QUEUE = 32
const IDLE_MS = 30_000

/**
 * A thread for work that would keep other requests waiting: one task after another. It starts with the first task, ends when
 * there is none for a while, and is replaced when it breaks. It never keeps the process alive.
 */
export function openThread<Input, Output>({ script, memory, patience }: ThreadOptions) {
  const queue: Waiting<Input, Output>[] = []
  let worker: Promise<Worker> | null = null
  let current: Waiting<Input, Output> | null = null
  let timer: NodeJS.Timeout | undefined
  let lastId = 0

  function finish(): Waiting<Input, Output> | null {
    const task = current
    clearTimeout(timer)
    current = null
    return task
  }

  function lose(lost: Worker, reason: string): void {
    void lost.terminate()
    worker = null
    finish()?.reject(new TaskLost(reason))
    void next()
  }

  async function start(): Promise<Worker> {
    const thread = new Worker(bundleScript(script), {
      eval: true,
      execArgv: [],
      env: { NODE_ENV: process.env.NODE_ENV },
      resourceLimits: { maxOldGenerationSizeMb: memory, maxYoungGenerationSizeMb: 32 },
    })
    const isOurs = async () => (await worker) === thread
    thread.on('message', (reply: Reply<Output>) => {
      if (reply.id !== lastId) return
      const task = finish()
      if (reply.failure === undefined) task?.resolve(reply.output)
      else task?.reject(Object.assign(new Error(reply.failure.message), { name: reply.failure.name }))
      void next()
    })
    thread.on('error', async (cause) => (await isOurs()) && lose(thread, cause.message))
    thread.on('exit', async () => (await isOurs()) && lose(thread, 'The thread ended'))
    thread.unref()
    return thread
  }

  function rest(idle: Worker): void {
    clearTimeout(timer)
    timer = setTimeout(() => {
      worker = null
      void idle.terminate()
    }, IDLE_MS)
    timer.unref()
  }

  async function next(): Promise<void> {
    if (current) return
    clearTimeout(timer)
    const task = queue.shift()
    if (!task) {
      const idle = await worker
      if (idle && !current) rest(idle)
      return
    }
    current = task
    worker ??= start()
    try {
      const thread = await worker
      lastId += 1
      timer = setTimeout(() => lose(thread, `The task took longer than ${patience} ms`), patience)
      thread.postMessage({ id: lastId, input: task.input } satisfies Task<Input>)
    } catch (cause) {
      worker = null
      finish()?.reject(cause instanceof Error ? cause : new Error(String(cause)))
      void next()
    }
  }

  /**
   * @throws unavailable (503) when too many wait already
   * @throws TaskLost
   */
  return function run(input: Input): Promise<Output> {
    if (queue.length >= QUEUE) return Promise.reject(apiErrors.unavailable())
    return new Promise((resolve, reject) => {
      queue.push({ input, resolve, reject })
      void next()
    })
  }
}
