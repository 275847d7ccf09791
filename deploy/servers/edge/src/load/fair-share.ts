import { EdgeError } from '../errors'

/**
 * Shares a scarce thing (connections to the API, places in the render workers) between groups of claimants: whoever has least
 * gets the next free place, so nobody can take everything, however many claims it makes.
 */
export interface FairShare {
  /**
   * Waits for a place. Resolves to the function that gives it back.
   * @param groups whom the claim counts for, from the coarsest: the shop, the address, the visitor
   * @throws EdgeError OVERLOADED when the queue is full or the wait too long; the reason of `signal` when it aborts
   */
  enter(groups: readonly string[], signal?: AbortSignal): Promise<() => void>
  /** From now on there are so many places. Who has one keeps it. */
  resize(limits: FairLimits): void
  readonly active: number
  readonly waiting: number
}

export interface FairLimits {
  /** Places in all. */
  places: number
  /** The most places that one group of each level may have; the order is that of `groups`. */
  perGroup: readonly number[]
}

export interface FairShareOptions extends FairLimits {
  /** Claims that may wait; beyond, the newest of the group with the most waiting claims is turned away. */
  queue: number
  /** Milliseconds that a claim may wait. */
  deadline: number
}

interface Claim {
  groups: readonly string[]
  admit(): void
  turnAway(error: unknown): void
}

type Counts = Map<string, number>

const countOf = (counts: Counts, group: string) => counts.get(group) ?? 0

function add(counts: Counts, groups: readonly string[], change: number): void {
  for (const group of groups) {
    const count = countOf(counts, group) + change
    if (count > 0) counts.set(group, count)
    else counts.delete(group)
  }
}

/** Compares two claims by the counts of their groups, the coarsest group first. */
function compare(counts: Counts, a: Claim, b: Claim): number {
  for (const [level, group] of a.groups.entries()) {
    const difference = countOf(counts, group) - countOf(counts, b.groups[level] ?? '')
    if (difference !== 0) return difference
  }
  return 0
}

export function createFairShare({ queue, deadline, ...limits }: FairShareOptions): FairShare {
  let { places, perGroup } = limits
  const activeOf: Counts = new Map()
  const waitingOf: Counts = new Map()
  const waiting = new Set<Claim>()
  let active = 0

  const fits = ({ groups }: Claim) =>
    active < places &&
    groups.every((group, level) => countOf(activeOf, group) < (perGroup[level] ?? Number.POSITIVE_INFINITY))

  const nextClaim = (): Claim | undefined => {
    let best: Claim | undefined
    for (const claim of waiting)
      if (fits(claim) && (!best || compare(activeOf, claim, best) < 0)) best = claim
    return best
  }
  /** One place that is given back may make room for several: each was kept out by another group of it. */
  const admitAll = () => {
    for (let next = nextClaim(); next; next = nextClaim()) next.admit()
  }
  const remove = (claim: Claim) => {
    if (waiting.delete(claim)) add(waitingOf, claim.groups, -1)
  }
  const take = ({ groups }: Claim) => {
    active++
    add(activeOf, groups, 1)
    let held = true
    return () => {
      if (!held) return
      held = false
      active--
      add(activeOf, groups, -1)
      admitAll()
    }
  }
  /** Of the claims in a full queue, the newest one of those who wait for most. */
  const turnAwayOne = () => {
    let worst: Claim | undefined
    for (const claim of waiting) if (!worst || compare(waitingOf, claim, worst) >= 0) worst = claim
    worst?.turnAway(new EdgeError('OVERLOADED', `${waiting.size} wait already`))
  }

  return {
    get active() {
      return active
    },
    get waiting() {
      return waiting.size
    },
    resize(next) {
      places = next.places
      perGroup = next.perGroup
      admitAll()
    },
    enter(groups, signal) {
      if (signal?.aborted) return Promise.reject(signal.reason)
      return new Promise((resolve, reject) => {
        const end = () => {
          clearTimeout(timer)
          signal?.removeEventListener('abort', onAbort)
          remove(claim)
        }
        const claim: Claim = {
          groups,
          admit() {
            end()
            resolve(take(claim))
          },
          turnAway(error) {
            end()
            reject(error)
          },
        }
        const onAbort = () => claim.turnAway(signal?.reason)
        const tooLong = () => claim.turnAway(new EdgeError('OVERLOADED', `no place within ${deadline} ms`))
        const timer = setTimeout(tooLong, deadline)
        timer.unref()
        if (fits(claim)) return claim.admit()
        signal?.addEventListener('abort', onAbort)
        waiting.add(claim)
        add(waitingOf, groups, 1)
        if (waiting.size > queue) turnAwayOne()
      })
    },
  }
}
