import type { PartName } from '@prilavok/shared-kernel/contract'
import { EdgeError } from '../errors'
import { createLoader } from './loader'
import { type FromWorker, releaseKey, SharedCell, type ToWorker } from './messages'

type RenderRequest = Extract<ToWorker, { kind: 'render' }>

interface WorkerTools {
  /** The memory that the edge can read, see `SharedCell`. */
  cells: Int32Array
  releasesDir: string
  send(message: FromWorker): void
}

/** Where it failed is worth more to the team of the part than what it said; so much is enough. */
const errorText = (error: unknown) => String((error as Error | undefined)?.stack ?? error).slice(0, 1500)

/** What a worker does with what it is asked. It never throws: a request that fails is answered so. */
export function createWorkerAnswers({ cells, releasesDir, send }: WorkerTools): (message: ToWorker) => void {
  const marks = new Map<string, number>()
  const running = new Map<number, AbortController>()
  const waiting: (() => void)[] = []

  /** Leaves in shared memory whose code runs now: readable even when this thread hangs. */
  const entered = (part: PartName, version: string) => {
    const key = releaseKey(part, version)
    let mark = marks.get(key)
    if (mark === undefined) {
      mark = marks.size + 1
      marks.set(key, mark)
      send({ kind: 'release', mark, key })
    }
    Atomics.store(cells, SharedCell.release, mark)
  }
  const loader = createLoader(releasesDir, entered)

  const render = async ({ id, job, rejected }: RenderRequest, signal: AbortSignal): Promise<void> => {
    try {
      if (signal.aborted) return
      const shellVersion = job.plan.parts.shell.version
      const shell = loader.shell(shellVersion)
      entered('shell', shellVersion)
      await shell.render(
        job,
        (part, expose) => {
          const version = job.plan.parts[part]?.version
          if (!version) throw new EdgeError('MODULE_BROKEN', `${part} is not in the plan`)
          if (rejected.includes(releaseKey(part, version)))
            throw new EdgeError('MODULE_BROKEN', `${releaseKey(part, version)} stopped a worker a moment ago`)
          return loader.module(shellVersion, part, version, expose)
        },
        {
          head: (head) => send({ kind: 'head', id, head }),
          write: (html) => send({ kind: 'write', id, html }),
          problem: (error) => send({ kind: 'problem', id, text: errorText(error) }),
          sessionRejected: () => send({ kind: 'session-rejected', id }),
        },
        signal,
      )
      send({ kind: 'done', id, heapUsed: process.memoryUsage().heapUsed })
    } catch (error) {
      send({ kind: 'failed', id, text: errorText(error) })
    } finally {
      running.delete(id)
    }
  }

  /** One page a turn of the event loop: between two of them heartbeat and messages have theirs, so a page can still be given up. */
  const beginNext = () => {
    waiting.shift()?.()
    if (waiting.length > 0) setImmediate(beginNext)
  }
  const begin = (request: RenderRequest) => {
    const controller = new AbortController()
    running.set(request.id, controller)
    if (waiting.length === 0) setImmediate(beginNext)
    waiting.push(() => void render(request, controller.signal))
  }
  const answer = (message: ToWorker) => {
    if (message.kind === 'render') begin(message)
    else if (message.kind === 'abort') running.get(message.id)?.abort(new Error(message.reason))
    else if (message.kind === 'warm') loader.shell(message.shellVersion)
    else {
      const { shellVersion, ...request } = message.request
      send({
        kind: 'document-shell',
        id: message.id,
        documentShell: loader.shell(shellVersion).documentShell(request),
      })
    }
  }
  return (message) => {
    try {
      answer(message)
    } catch (error) {
      if ('id' in message) send({ kind: 'failed', id: message.id, text: errorText(error) })
    }
  }
}
