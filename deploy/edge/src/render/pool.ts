import type { DocumentShell, RenderJob, RenderSink } from '@prilavok/shared-kernel/contract'
import { EdgeError } from '../errors'
import { createFairShare } from '../load/fair-share'
import { type Log, loggableText } from '../log'
import { askWorker } from './ask-worker'
import { createCircuit } from './circuit'
import { type DocumentShellRequest, type ReleaseKey, releaseKey } from './messages'
import type { AnswerOf, RenderWorker } from './render-worker'
import { bundleWorker } from './worker-code'
import { createWorkerPlaces, FIRST_PLACES } from './worker-places'
import { startWorkers } from './workers'

export interface RenderOrder {
  job: RenderJob
  sink: RenderSink
  /** Aborts when nobody waits any more. */
  signal: AbortSignal
  /** The release that owns the page. */
  owner: ReleaseKey
}

export interface RenderPool {
  /**
   * Renders a page in a worker, when it is its shop's turn. What comes after the promise has ended is dropped.
   * @throws EdgeError RENDER_FAILED, RENDER_KILLED, RENDER_LATE, RENDER_BUSY, RENDER_ABORTED, OVERLOADED
   */
  render(order: RenderOrder): Promise<void>
  /** The shop's part of a document. @throws EdgeError as `render`, MODULE_BROKEN when the shell is kept away */
  documentShell(request: DocumentShellRequest): Promise<DocumentShell>
  /** Loads these shells into all workers, so that no page waits for it. */
  warm(shellVersions: string[]): void
  /** Whether a release is kept away from the workers because it stopped some, or made its pages late. */
  isBroken(release: ReleaseKey): boolean
  isReady(): boolean
  close(): void
}

export interface PoolOptions {
  size: number
  releasesDir: string
  /** Milliseconds without a heartbeat after which a worker is stopped. */
  stallLimit: number
  /** Milliseconds that a worker may take for a page. */
  renderDeadline: number
  /** Pages that may wait for a worker, and for how many milliseconds. */
  queue: number
  queueDeadline: number
  /** Megabytes. */
  memory: number
  /** @default 20_000 */
  maxTaken?: number
  /** @default the bundled worker */
  code?: string
  log: Log
}

/** One shop never has all places: the first page of another one need not wait. */
const limits = (places: number) => ({ places, perGroup: [Math.max(1, places - 1)] })

/** Renders pages in worker threads. Shops share them fairly; a release that blocks or hangs by itself is kept away. */
export function createRenderPool(options: PoolOptions): RenderPool {
  const { size, renderDeadline } = options
  const circuit = createCircuit()
  const places = createWorkerPlaces(size)
  const share = createFairShare({
    ...limits(size * FIRST_PLACES),
    queue: options.queue,
    deadline: options.queueDeadline,
  })
  let shells: string[] = []
  let lastId = 0

  const warmMessages = (versions: string[]) =>
    versions
      .filter((version) => !circuit.isOpen(releaseKey('shell', version)))
      .map((shellVersion) => ({ kind: 'warm', shellVersion }) as const)
  const workers = startWorkers({
    maxTaken: 20_000,
    code: options.code ?? bundleWorker(),
    ...options,
    greeting: () => warmMessages(shells),
    onBlamed: circuit.recordFailure,
    onLook: (utilization) => share.resize(limits(places.adapt(utilization))),
  })

  const renderIn = async (worker: RenderWorker, { job, sink, signal, owner }: RenderOrder) => {
    const begun = { at: performance.now(), beats: worker.beats }
    const late = AbortSignal.timeout(renderDeadline)
    const onPiece = (answer: AnswerOf) => {
      if (answer.kind === 'head') sink.head(answer.head)
      else if (answer.kind === 'write') sink.write(answer.html)
      else if (answer.kind === 'problem') sink.problem(loggableText(answer.text))
      else if (answer.kind === 'session-rejected') sink.sessionRejected?.()
    }
    const message = { kind: 'render', id: ++lastId, job, rejected: circuit.open() } as const
    try {
      await askWorker({ worker, message, onPiece, signal: AbortSignal.any([signal, late]) })
    } catch (error) {
      if (!late.aborted || signal.aborted) throw error
      // A busy worker makes every page late; one that had time all the while waited for this page.
      const hangs = worker.responsiveSince(begun.beats, performance.now() - begun.at)
      if (hangs) circuit.recordFailure(owner)
      throw new EdgeError(
        'RENDER_LATE',
        `not ready in ${renderDeadline} ms, ${hangs ? owner : 'the worker was busy'}`,
      )
    } finally {
      workers.ended(worker)
    }
  }

  return {
    async render(order) {
      const { job, signal } = order
      const entering = share.enter([`shop ${job.shop.DOMAIN_NAME}`], signal)
      const release = await entering.catch((error) => {
        throw signal.aborted ? new EdgeError('RENDER_ABORTED', 'before it began') : error
      })
      try {
        await renderIn(workers.leastLoaded(), order)
      } finally {
        release()
      }
    },
    async documentShell(request) {
      const shell = releaseKey('shell', request.shellVersion)
      if (circuit.isOpen(shell)) throw new EdgeError('MODULE_BROKEN', `${shell} stopped workers a moment ago`)
      const worker = workers.leastLoaded()
      const message = { kind: 'document-shell', id: ++lastId, request } as const
      const answer = await askWorker({ worker, message }).finally(() => workers.ended(worker))
      if (answer.kind !== 'document-shell')
        throw new EdgeError('RENDER_FAILED', 'the worker gave no document shell')
      return answer.documentShell
    },
    warm(shellVersions) {
      const added = shellVersions.filter((version) => !shells.includes(version))
      shells = shellVersions
      for (const message of warmMessages(added)) workers.tell(message)
    },
    isBroken: circuit.isOpen,
    isReady: workers.isReady,
    close: workers.close,
  }
}
