import { readlinkSync } from 'node:fs'
import { parentPort, workerData } from 'node:worker_threads'
import { BEAT_MS, type FromWorker, SharedCell, type WorkerInput } from './messages'
import { createWorkerAnswers } from './worker-answers'

const { shared, releasesDir } = workerData as WorkerInput
const cells = new Int32Array(shared)
const send = (message: FromWorker) => parentPort?.postMessage(message)

parentPort?.on('message', createWorkerAnswers({ cells, releasesDir, send }))
// One page's stray failure must not take the others with it.
process.on('unhandledRejection', (error) => console.error('a rejection nobody handled:', error))
process.on('uncaughtException', (error) => console.error('an error nobody caught:', error))
setInterval(() => Atomics.add(cells, SharedCell.beats, 1), BEAT_MS)

/** Linux names the thread that asks. */
function threadId(): number | undefined {
  try {
    return Number(readlinkSync('/proc/thread-self').split('/').at(-1))
  } catch {
    return undefined
  }
}
send({ kind: 'ready', thread: threadId() })
