/** How many pages the workers hold at once. */
export interface WorkerPlaces {
  /** @param utilization share of the time in which the workers were busy since the last call @returns the new number */
  adapt(utilization: number): number
}

/** While pages wait for data the worker has time for others; these many keep it busy. */
export const FIRST_PLACES = 4
/** More at once would hold up the heartbeat when all their data come together. */
const MAX_PLACES = 24
const IDLE_BELOW = 0.6
const BUSY_ABOVE = 0.85

/**
 * Pages that wait for a slow API cost the worker nothing: then it takes more. Pages that compute make each other late: then it
 * takes few, and the next free place goes to the shop that has least.
 */
export function createWorkerPlaces(workers: number): WorkerPlaces {
  let places = FIRST_PLACES
  return {
    adapt(utilization) {
      if (utilization < IDLE_BELOW) places = Math.min(MAX_PLACES, places + 1)
      else if (utilization > BUSY_ABOVE) places = Math.max(FIRST_PLACES, places - 2)
      return places * workers
    },
  }
}
