import { parentPort } from 'node:worker_threads'
import type { Reply, Task } from './messages'

/** Answers the tasks of the thread that this script runs in. */
export function serve<Input, Output>(work: (input: Input) => Output | Promise<Output>): void {
  parentPort?.on('message', async ({ id, input }: Task<Input>) => {
    let reply: Reply<Output>
    try {
      reply = { id, output: await work(input) }
    } catch (cause) {
      const { name, message } = cause instanceof Error ? cause : new Error(String(cause))
      reply = { id, failure: { name, message } }
    }
    parentPort?.postMessage(reply)
  })
}
