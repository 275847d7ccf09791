/** How far a page is with one part. The diagram is in README.md. */
export interface PartState {
  phase: 'planned' | 'loading' | 'loaded' | 'failed'
  /** Which release of the part: 0 is the planned one, 1 its first fallback. */
  release: number
  /** Grows whenever the release is loaded anew, so that the outcome of an earlier attempt is known to be late. */
  attempt: number
  /** Grows when another release takes the place of one whose modules may stand in the page: they are replaced. */
  generation: number
  /** The page has modules of this release: no other release may be mixed with them. */
  hasModules: boolean
}

export type PartEvent =
  /** The page needs a module of the part. */
  | { kind: 'requested' }
  /** A module has come. */
  | { kind: 'loaded'; attempt: number }
  /** A module did not load, or threw as it started or in its first render. */
  | { kind: 'failed'; attempt: number; mayReplace: boolean }

export const PLANNED: PartState = {
  phase: 'planned',
  release: 0,
  attempt: 0,
  generation: 0,
  hasModules: false,
}

/** Whether a failure now would bring another release. */
export const hasFallback = (state: PartState, releases: number): boolean => state.release + 1 < releases

function requested(state: PartState): PartState {
  if (state.phase === 'loading' || state.phase === 'loaded') return state
  const { release, hasModules, attempt } = state
  return { ...state, phase: 'loading', release: hasModules ? release : 0, attempt: attempt + 1 }
}

/**
 * @param releases how many there are: the planned one and its fallbacks
 * @returns the same state where the event changes nothing: that of an earlier attempt is late
 */
export function nextPartState(state: PartState, event: PartEvent, releases: number): PartState {
  if (event.kind === 'requested') return requested(state)
  if (event.attempt !== state.attempt || state.phase === 'planned') return state
  if (event.kind === 'loaded') {
    const phase = state.phase === 'loading' ? 'loaded' : state.phase
    return { ...state, phase, hasModules: true }
  }
  if (!event.mayReplace || !hasFallback(state, releases)) return { ...state, phase: 'failed' }
  return {
    phase: 'loading',
    release: state.release + 1,
    attempt: state.attempt + 1,
    generation: state.generation + 1,
    hasModules: false,
  }
}
