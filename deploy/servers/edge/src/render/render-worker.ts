import { Worker } from 'node:worker_threads'
import { EdgeError } from '../errors'
import { createHeartbeat, readThread } from './heartbeat'
import {
  BEAT_MS,
  type FromWorker,
  type ReleaseKey,
  SHARED_CELLS,
  SharedCell,
  type ToWorker,
  type WorkerInput,
} from './messages'

/** Answers of a worker to one request. */
export type AnswerOf = Extract<FromWorker, { id: number }>

export interface RenderWorker {
  readonly load: number
  readonly ready: boolean
  /** Requests taken since the start. */
  readonly taken: number
  /** Heartbeats since the start. */
  readonly beats: number
  /** Last reported heap, bytes. */
  readonly heapUsed: number
  /** Sends a request; its answers go to `listener` until `done`, `document-shell` or `failed`, or until the worker dies. */
  ask(message: Extract<ToWorker, { id: number }>, listener: Listener): void
  tell(message: ToWorker): void
  /** Nobody waits for the answers to this request any more. */
  drop(id: number): void
  /** Looks for a heartbeat. @param now milliseconds, monotonic */
  watch(now: number): void
  /** The watcher itself was held up: silence until now means nothing. */
  resetHeartbeat(now: number): void
  /** Share of the time since the last call in which it was busy. */
  utilization(): number
  /** Whether it had time for every page in the last milliseconds: then a page that is not ready waits by itself. */
  responsiveSince(beatsBefore: number, milliseconds: number): boolean
  stop(reason: string): void
}

export interface Listener {
  answer(message: AnswerOf): void
  died(error: EdgeError): void
}

interface WorkerOptions {
  code: string
  releasesDir: string
  stallLimit: number
  /** Megabytes. */
  memory: number
  onText(text: string): void
  /**
   * The worker ended without being told to.
   * @param blamed the release whose code ran last
   */
  onDeath(worker: RenderWorker, reason: string, blamed: ReleaseKey | undefined): void
}

/** Room for the short-lived objects of a page: with less, collecting them takes a quarter of the time. Megabytes. */
const YOUNG_MB = 128
/** Of the heartbeats of a thread that idles, so many tell that it was not held up. */
const RESPONSIVE_SHARE = 0.5
/** A worker that never comes up is given up. */
const START_LIMIT_MS = 15_000
const LAST = new Set<AnswerOf['kind']>(['done', 'document-shell', 'failed'])

/** One thread that renders pages, and the watch over it. */
export function startRenderWorker(options: WorkerOptions): RenderWorker {
  const shared = new SharedArrayBuffer(SHARED_CELLS * Int32Array.BYTES_PER_ELEMENT)
  const cells = new Int32Array(shared)
  const input: WorkerInput = { shared, releasesDir: options.releasesDir }
  const thread = new Worker(options.code, {
    eval: true,
    workerData: input,
    execArgv: [],
    env: { NODE_ENV: process.env.NODE_ENV ?? 'production' },
    stdout: true,
    stderr: true,
    resourceLimits: { maxOldGenerationSizeMb: options.memory, maxYoungGenerationSizeMb: YOUNG_MB },
  })
  const listeners = new Map<number, Listener>()
  const releases = new Map<number, ReleaseKey>()
  const state = {
    ready: false,
    dead: false,
    taken: 0,
    heapUsed: 0,
    startedAt: performance.now(),
    threadId: undefined as number | undefined,
    used: thread.performance.eventLoopUtilization(),
  }
  const heartbeat = createHeartbeat(options.stallLimit, () => readThread(state.threadId))
  const beats = () => Atomics.load(cells, SharedCell.beats)

  const end = (reason: string, failed: boolean) => {
    if (state.dead) return
    state.dead = true
    const waiting = [...listeners.values()]
    listeners.clear()
    if (failed) options.onDeath(worker, reason, releases.get(Atomics.load(cells, SharedCell.release)))
    for (const listener of waiting) listener.died(new EdgeError('RENDER_KILLED', reason))
    void thread.terminate()
  }
  const receive = (message: FromWorker) => {
    if (message.kind === 'ready') {
      state.ready = true
      state.threadId = message.thread
      heartbeat.reset(performance.now())
    } else if (message.kind === 'release') releases.set(message.mark, message.key)
    else {
      if (message.kind === 'done') state.heapUsed = message.heapUsed
      const listener = listeners.get(message.id)
      if (LAST.has(message.kind)) listeners.delete(message.id)
      listener?.answer(message)
    }
  }
  thread.on('message', receive)
  thread.on('error', (error) => end(error.message, true))
  thread.on('exit', (code) => end(`it exited with ${code}`, true))
  thread.stdout.on('data', (chunk) => options.onText(String(chunk)))
  thread.stderr.on('data', (chunk) => options.onText(String(chunk)))
  thread.unref()

  const worker: RenderWorker = {
    get load() {
      return listeners.size
    },
    get ready() {
      return state.ready
    },
    get taken() {
      return state.taken
    },
    get beats() {
      return beats()
    },
    get heapUsed() {
      return state.heapUsed
    },
    ask(message, listener) {
      if (state.dead) return listener.died(new EdgeError('RENDER_KILLED', 'it had ended'))
      state.taken++
      listeners.set(message.id, listener)
      thread.postMessage(message)
    },
    tell: (message) => thread.postMessage(message),
    drop: (id) => void listeners.delete(id),
    watch(now) {
      const silence = state.ready ? heartbeat.check(beats(), now) : now - state.startedAt
      if (silence !== undefined && (state.ready || silence > START_LIMIT_MS))
        end(`no heartbeat for ${Math.round(silence)} ms`, true)
    },
    resetHeartbeat: heartbeat.reset,
    utilization() {
      const before = state.used
      state.used = thread.performance.eventLoopUtilization()
      return thread.performance.eventLoopUtilization(state.used, before).utilization
    },
    responsiveSince: (beatsBefore, milliseconds) =>
      beats() - beatsBefore >= (milliseconds / BEAT_MS) * RESPONSIVE_SHARE,
    stop: (reason) => end(reason, false),
  }
  return worker
}
