import { createFairShare, type FairShare } from '../load/fair-share'
import type { ToWorker } from './messages'
import { createWorkerPlaces, FIRST_PLACES } from './worker-places'
import { startWorkers, type Workers, type WorkersOptions } from './workers'

/** Worker threads with the places for pages that they have. */
export interface Lane {
  workers: Workers
  share: FairShare
}

interface LaneOptions extends Omit<WorkersOptions, 'greeting' | 'onLook'> {
  /** Pages that may wait for a place, and for how many milliseconds. */
  queue: number
  queueDeadline: number
  /** What a new worker is told first. */
  greeting: () => ToWorker[]
}

/** One shop never has all places: the first page of another one need not wait. */
const limits = (places: number) => ({ places, perGroup: [Math.max(1, places - 1)] })

export function startLane(options: LaneOptions): Lane {
  const { size, queue, queueDeadline } = options
  const places = createWorkerPlaces(size)
  const share = createFairShare({ ...limits(size * FIRST_PLACES), queue, deadline: queueDeadline })
  const workers = startWorkers({
    ...options,
    onLook: (utilization) => share.resize(limits(places.adapt(utilization))),
  })
  return { workers, share }
}
