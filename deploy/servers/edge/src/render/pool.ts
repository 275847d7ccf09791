import type { DocumentShell, Plan, RenderJob, RenderSink } from '@prilavok/shared-kernel/contract'
import { EdgeError } from '../errors'
import { type Log, loggableText } from '../log'
import { askWorker } from './ask-worker'
import { createCircuit } from './circuit'
import { type Lane, startLane } from './lane'
import { type DocumentShellRequest, type ReleaseKey, releaseKey } from './messages'
import type { AnswerOf } from './render-worker'
import { bundleWorker } from './worker-code'
import type { Workers } from './workers'

export interface RenderOrder {
  job: RenderJob
  sink: RenderSink
  /** Aborts when nobody waits any more. */
  signal: AbortSignal
  /** The release that owns the page. */
  owner: ReleaseKey
}

/** Versions of the shell by whom they are rendered for. */
export interface WarmShells {
  stable: string[]
  /** Shells of plans with a candidate; none while there is no candidate. */
  trial: string[]
}

/** Whether a plan has a version that is tried out: it is rendered apart from all others. */
export const isTrial = ({ parts }: Plan): boolean =>
  Object.values(parts).some(({ chosenAs }) => chosenAs !== undefined)

export interface RenderPool {
  /**
   * Renders a page in a worker, when it is its shop's turn. What comes after the promise has ended is dropped.
   * @throws EdgeError RENDER_FAILED, RENDER_KILLED, RENDER_LATE, RENDER_BUSY, RENDER_ABORTED, OVERLOADED
   */
  render(order: RenderOrder): Promise<void>
  /** The shop's part of a document. @throws EdgeError as `render`, MODULE_BROKEN when the shell is kept away */
  documentShell(request: DocumentShellRequest & { isTrial: boolean }): Promise<DocumentShell>
  /** Loads shells before a page waits for them. */
  warm(shells: WarmShells): void
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

/** A worker for candidates ends when none was rendered so long and there is none any more. */
const TRIAL_IDLE_MS = 300_000

/**
 * Renders pages in worker threads. Shops share them fairly; a release that blocks or hangs by itself is kept away. Plans with a version
 * that is only tried out have a worker of their own: what a candidate does there (blocks, takes all memory, spoils objects that
 * everything in a thread shares) no page of the stable versions notices.
 */
export function createRenderPool(options: PoolOptions): RenderPool {
  const { renderDeadline } = options
  const circuit = createCircuit()
  const code = options.code ?? bundleWorker()
  let shells: WarmShells = { stable: [], trial: [] }
  let lastId = 0

  const warmMessages = (versions: string[]) =>
    versions
      .filter((version) => !circuit.isOpen(releaseKey('shell', version)))
      .map((shellVersion) => ({ kind: 'warm', shellVersion }) as const)
  const start = (kind: keyof WarmShells, size: number): Lane =>
    startLane({
      maxTaken: 20_000,
      ...options,
      code,
      size,
      greeting: () => warmMessages(shells[kind]),
      onBlamed: circuit.recordFailure,
    })
  const stable = start('stable', options.size)
  let trial: { lane: Lane; usedAt: number } | undefined

  const trialLane = (): Lane => {
    trial ??= { lane: start('trial', options.size), usedAt: 0 }
    trial.usedAt = performance.now()
    return trial.lane
  }
  const endIdleTrial = () => {
    const isIdle = trial && trial.lane.share.active === 0 && performance.now() - trial.usedAt > TRIAL_IDLE_MS
    if (!trial || !isIdle || shells.trial.length > 0) return
    trial.lane.workers.close()
    trial = undefined
  }
  const timer = setInterval(endIdleTrial, TRIAL_IDLE_MS)
  timer.unref()

  const renderIn = async (workers: Workers, { job, sink, signal, owner }: RenderOrder) => {
    const worker = workers.leastLoaded()
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
      const { workers, share } = isTrial(job.plan) ? trialLane() : stable
      const entering = share.enter([`shop ${job.shop.DOMAIN_NAME}`], signal)
      const release = await entering.catch((error) => {
        throw signal.aborted ? new EdgeError('RENDER_ABORTED', 'before it began') : error
      })
      try {
        await renderIn(workers, order)
      } finally {
        release()
      }
    },
    async documentShell({ isTrial: isTried, ...request }) {
      const shell = releaseKey('shell', request.shellVersion)
      if (circuit.isOpen(shell)) throw new EdgeError('MODULE_BROKEN', `${shell} stopped workers a moment ago`)
      const { workers } = isTried ? trialLane() : stable
      const worker = workers.leastLoaded()
      const message = { kind: 'document-shell', id: ++lastId, request } as const
      const answer = await askWorker({ worker, message }).finally(() => workers.ended(worker))
      if (answer.kind !== 'document-shell')
        throw new EdgeError('RENDER_FAILED', 'the worker gave no document shell')
      return answer.documentShell
    },
    warm(next) {
      const added = (kind: keyof WarmShells) =>
        warmMessages(next[kind].filter((version) => !shells[kind].includes(version)))
      const messages = { stable: added('stable'), trial: added('trial') }
      const hadTrial = trial !== undefined
      shells = next
      for (const message of messages.stable) stable.workers.tell(message)
      if (next.trial.length === 0) return
      const { workers } = trialLane()
      // A lane that begins now is greeted with all of them.
      if (hadTrial) for (const message of messages.trial) workers.tell(message)
    },
    isBroken: circuit.isOpen,
    isReady: stable.workers.isReady,
    close() {
      clearInterval(timer)
      stable.workers.close()
      trial?.lane.workers.close()
    },
  }
}
