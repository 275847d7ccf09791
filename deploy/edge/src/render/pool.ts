import type { DocumentShell, RenderJob, RenderSink } from '@prilavok/shared-kernel/contract'
import { EdgeError } from '../errors'
import { type Log, loggableText } from '../log'
import { askWorker } from './ask-worker'
import { createCircuit } from './circuit'
import { type DocumentShellRequest, type ReleaseKey, releaseKey } from './messages'
import { type AnswerOf, type RenderWorker, startRenderWorker } from './render-worker'
import { createRestartPause } from './restart-pause'
import { bundleWorker } from './worker-code'

export interface RenderPool {
  /**
   * Renders a page in a worker. What comes after the promise has ended is dropped.
   * @throws EdgeError RENDER_FAILED, RENDER_KILLED, RENDER_BUSY, RENDER_ABORTED
   */
  render(job: RenderJob, sink: RenderSink, signal: AbortSignal): Promise<void>
  /** The shop's part of a document. @throws EdgeError as `render`, MODULE_BROKEN when the shell is kept away */
  documentShell(request: DocumentShellRequest): Promise<DocumentShell>
  /** Loads these shells into all workers, so that no page waits for it. */
  warm(shellVersions: string[]): void
  /** Whether a release is kept away from the workers because it stopped some. */
  isBroken(release: ReleaseKey): boolean
  /** The release made a page late. */
  recordFailure(release: ReleaseKey): void
  isReady(): boolean
  close(): void
}

interface PoolOptions {
  size: number
  releasesDir: string
  stallLimit: number
  /** Megabytes. */
  memory: number
  /** A worker is replaced after so many pages: leaks then cost nothing. @default 20_000 */
  maxTaken?: number
  /** What a worker runs. @default the bundled worker */
  code?: string
  log: Log
}

const WATCH_MS = 50
/** Pages that one worker may hold; more would all be late. */
const MAX_PAGES = 256
/** A worker is replaced with this share of its heap in use. */
const MAX_HEAP = 0.75
const MEGABYTE = 1_048_576

/** Worker threads that render pages. One that hangs, runs out of memory or grows old is replaced. */
export function createRenderPool(options: PoolOptions): RenderPool {
  const { log, memory, maxTaken = 20_000, code = bundleWorker() } = options
  const circuit = createCircuit()
  const workers: RenderWorker[] = []
  /** They finish their pages and take no new ones. */
  const retired = new Set<RenderWorker>()
  const restarts = createRestartPause()
  let shells: string[] = []
  let lastId = 0
  let closed = false

  const start = (): RenderWorker => {
    const worker = startRenderWorker({
      ...options,
      code,
      onText: (text) => log.warn({ text: loggableText(text.trim()) }, 'a render worker wrote'),
      onDeath: replaceDead,
    })
    for (const shellVersion of shells)
      if (!circuit.isOpen(releaseKey('shell', shellVersion))) worker.tell({ kind: 'warm', shellVersion })
    return worker
  }
  const replaceDead = (worker: RenderWorker, reason: string, blamed: ReleaseKey | undefined) => {
    if (closed) return
    if (blamed) circuit.recordFailure(blamed)
    const place = workers.indexOf(worker)
    const pause = place < 0 ? undefined : restarts.after(worker.ready)
    log.error({ reason, blamed, pause }, 'a render worker was stopped')
    if (retired.delete(worker) || place < 0) return
    if (!pause) workers[place] = start()
    else {
      workers.splice(place, 1)
      setTimeout(() => !closed && workers.push(start()), pause).unref()
    }
  }
  const recycle = (worker: RenderWorker) => {
    const old = worker.taken > maxTaken || worker.heapUsed > memory * MEGABYTE * MAX_HEAP
    const place = workers.indexOf(worker)
    if (old && place >= 0) {
      workers[place] = start()
      retired.add(worker)
    }
    if (worker.load > 0 || !retired.delete(worker)) return
    log.info({ taken: worker.taken, heapUsed: worker.heapUsed }, 'a render worker is retired')
    worker.stop('retired')
  }
  const leastLoaded = (): RenderWorker => {
    const [first, ...others] = workers
    if (!first) throw new EdgeError('RENDER_BUSY', 'the next worker starts in a few seconds')
    const worker = others.reduce((a, b) => (b.load < a.load ? b : a), first)
    if (worker.load >= MAX_PAGES) throw new EdgeError('RENDER_BUSY', `${worker.load} pages wait`)
    return worker
  }

  const watched = { at: performance.now() }
  const watch = () => {
    const now = performance.now()
    const late = now - watched.at > options.stallLimit / 2
    watched.at = now
    for (const worker of [...workers, ...retired]) {
      if (late) worker.resetHeartbeat(now)
      else worker.watch(now)
    }
  }
  const timer = setInterval(watch, WATCH_MS)
  timer.unref()
  for (let index = 0; index < options.size; index++) workers.push(start())

  const settled = (worker: RenderWorker) => () => recycle(worker)

  return {
    async render(job, sink, signal) {
      const worker = leastLoaded()
      const onPiece = (answer: AnswerOf) => {
        if (answer.kind === 'head') sink.head(answer.head)
        else if (answer.kind === 'write') sink.write(answer.html)
        else if (answer.kind === 'problem') sink.problem(loggableText(answer.text))
      }
      const message = { kind: 'render', id: ++lastId, job, rejected: circuit.open() } as const
      await askWorker({ worker, message, onPiece, signal }).finally(settled(worker))
    },
    async documentShell(request) {
      const shell = releaseKey('shell', request.shellVersion)
      if (circuit.isOpen(shell)) throw new EdgeError('MODULE_BROKEN', `${shell} stopped workers a moment ago`)
      const worker = leastLoaded()
      const message = { kind: 'document-shell', id: ++lastId, request } as const
      const answer = await askWorker({ worker, message }).finally(settled(worker))
      if (answer.kind !== 'document-shell')
        throw new EdgeError('RENDER_FAILED', 'the worker gave no document shell')
      return answer.documentShell
    },
    warm(shellVersions) {
      const added = shellVersions.filter(
        (version) => !shells.includes(version) && !circuit.isOpen(releaseKey('shell', version)),
      )
      shells = shellVersions
      for (const worker of workers)
        for (const shellVersion of added) worker.tell({ kind: 'warm', shellVersion })
    },
    isBroken: circuit.isOpen,
    recordFailure: circuit.recordFailure,
    isReady: () => workers.some((worker) => worker.ready),
    close() {
      closed = true
      clearInterval(timer)
      for (const worker of [...workers, ...retired]) worker.stop('the edge is closing')
    },
  }
}
