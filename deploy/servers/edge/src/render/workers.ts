import { EdgeError } from '../errors'
import { type Log, loggableText } from '../log'
import type { ReleaseKey, ToWorker } from './messages'
import { type RenderWorker, startRenderWorker } from './render-worker'
import { createRestartPause } from './restart-pause'

export interface WorkersOptions {
  size: number
  releasesDir: string
  stallLimit: number
  /** Megabytes. */
  memory: number
  /** A worker is replaced after so many pages: leaks then cost nothing. */
  maxTaken: number
  /** What a worker runs. */
  code: string
  /** What a new worker is told first. */
  greeting: () => ToWorker[]
  /** A worker was stopped while code of this release ran. */
  onBlamed: (release: ReleaseKey) => void
  /** Told some times a second how busy the workers were, from 0 to 1. */
  onLook: (utilization: number) => void
  log: Log
}

/** The worker threads: one that hangs, runs out of memory or grows old is replaced. */
export interface Workers {
  /** @throws EdgeError RENDER_BUSY while there is none */
  leastLoaded(): RenderWorker
  /** A question to this worker has ended. */
  ended(worker: RenderWorker): void
  tell(message: ToWorker): void
  isReady(): boolean
  close(): void
}

const WATCH_MS = 50
/** A worker is replaced with this share of its heap in use. */
const MAX_HEAP = 0.75
const MEGABYTE = 1_048_576

export function startWorkers(options: WorkersOptions): Workers {
  const { log, memory, maxTaken, size, stallLimit } = options
  const workers: RenderWorker[] = []
  /** They finish their pages and take no new ones. */
  const retired = new Set<RenderWorker>()
  const restarts = createRestartPause()
  let closed = false

  const start = (): RenderWorker => {
    const onText = (text: string) => log.warn({ text: loggableText(text.trim()) }, 'a render worker wrote')
    const worker = startRenderWorker({ ...options, onText, onDeath: replaceDead })
    for (const message of options.greeting()) worker.tell(message)
    return worker
  }
  const replaceDead = (worker: RenderWorker, reason: string, blamed: ReleaseKey | undefined) => {
    if (closed) return
    if (blamed) options.onBlamed(blamed)
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

  const watched = { at: performance.now() }
  const watch = () => {
    const now = performance.now()
    const late = now - watched.at > stallLimit / 2
    watched.at = now
    for (const worker of [...workers, ...retired]) {
      if (late) worker.resetHeartbeat(now)
      else worker.watch(now)
    }
    const utilizations = workers.map((worker) => worker.utilization())
    options.onLook(utilizations.reduce((sum, one) => sum + one, 0) / (utilizations.length || 1))
  }
  for (let index = 0; index < size; index++) workers.push(start())
  const timer = setInterval(watch, WATCH_MS)
  timer.unref()

  return {
    leastLoaded() {
      const [first, ...others] = workers
      if (!first) throw new EdgeError('RENDER_BUSY', 'the next worker starts in a few seconds')
      return others.reduce((a, b) => (b.load < a.load ? b : a), first)
    },
    ended(worker) {
      const old = worker.taken > maxTaken || worker.heapUsed > memory * MEGABYTE * MAX_HEAP
      const place = workers.indexOf(worker)
      if (old && place >= 0) {
        workers[place] = start()
        retired.add(worker)
      }
      if (worker.load > 0 || !retired.delete(worker)) return
      log.info({ taken: worker.taken, heapUsed: worker.heapUsed }, 'a render worker is retired')
      worker.stop('retired')
    },
    tell(message) {
      for (const worker of workers) worker.tell(message)
    },
    isReady: () => workers.some((worker) => worker.ready),
    close() {
      closed = true
      clearInterval(timer)
      for (const worker of [...workers, ...retired]) worker.stop('the edge is closing')
    },
  }
}
