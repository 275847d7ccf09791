import type { ExposedName, PartName, PlannedPart, PlannedRelease } from '@prilavok/shared-kernel/contract'
import type { Containers } from './containers'
import { type FailurePhase, failurePhase, failureReason } from './failure'
import { hasFallback, nextPartState, type PartEvent, PLANNED } from './part-state'
import { withTimeout } from './with-timeout'

/** A module that does not come in this time is given up, so that its place can say so… */
const TIMEOUT_MS = 12_000
/** …or another release can take its place. */
const TIMEOUT_BEFORE_FALLBACK_MS = 8_000

/** A release that failed in this page. */
export interface PartFailure {
  part: PartName
  /** The version that ran, not the planned one. */
  version: string
  expose: ExposedName
  phase: FailurePhase
  reason: string
  /** Version that has taken its place. */
  curedBy?: string
}

export interface PartLoaderOptions {
  part: PartName
  planned: PlannedPart
  containers: Containers
  /** Whether what stands in the page may be exchanged for another release now. */
  mayReplace(): boolean
  onFailure(failure: PartFailure): void
  /** Another release takes the place of one that failed. */
  onReplaced(): void
}

/** Loads the modules of one part, all of one release. */
export interface PartLoader {
  /** @throws the failure of the last release when none loads */
  load(expose: ExposedName): Promise<unknown>
  /** The release that runs; undefined while nothing of the part was requested. */
  running(): PlannedRelease | undefined
  generation(): number
  hasFallback(): boolean
  /**
   * A module of that generation threw in its first render.
   * @returns whether another release takes its place, or has already
   */
  rejectRender(expose: ExposedName, generation: number, error: unknown): boolean
}

export function createPartLoader(options: PartLoaderOptions): PartLoader {
  const { part, planned, containers, mayReplace, onFailure, onReplaced } = options
  const releases: PlannedRelease[] = [planned, ...planned.fallbacks]
  let state = PLANNED
  let registered = 0
  let uncured: PartFailure[] = []

  const current = () => releases[state.release] ?? planned
  const apply = (event: PartEvent) => {
    const { generation } = state
    state = nextPartState(state, event, releases.length)
    if (state.generation !== generation) onReplaced()
  }
  const registerCurrent = () => {
    if (registered === state.attempt) return
    registered = state.attempt
    containers.use(part, current(), state.attempt)
  }
  const fail = (expose: ExposedName, phase: FailurePhase, error: unknown) => {
    const failure = { part, version: current().version, expose, phase, reason: failureReason(error) }
    uncured.push(failure)
    onFailure(failure)
    apply({ kind: 'failed', attempt: state.attempt, mayReplace: mayReplace() })
    if (state.phase === 'failed') uncured = []
  }
  const succeed = () => {
    apply({ kind: 'loaded', attempt: state.attempt })
    const { version } = current()
    for (const failure of uncured) onFailure({ ...failure, curedBy: version })
    uncured = []
  }
  const timeout = () =>
    hasFallback(state, releases.length) && mayReplace() ? TIMEOUT_BEFORE_FALLBACK_MS : TIMEOUT_MS

  return {
    async load(expose) {
      apply({ kind: 'requested' })
      for (;;) {
        const { attempt } = state
        try {
          registerCurrent()
          const module = await withTimeout(containers.load(part, expose), timeout(), part)
          if (attempt !== state.attempt) continue
          if (!module) throw new Error(`${part} has no module ${expose}`)
          succeed()
          return module
        } catch (error) {
          if (attempt === state.attempt) fail(expose, failurePhase(error), error)
          if (attempt === state.attempt) throw error
        }
      }
    },
    running: () => (state.phase === 'planned' ? undefined : current()),
    generation: () => state.generation,
    hasFallback: () => hasFallback(state, releases.length) && mayReplace(),
    rejectRender(expose, generation, error) {
      if (generation === state.generation) fail(expose, 'render', error)
      return generation !== state.generation
    },
  }
}
