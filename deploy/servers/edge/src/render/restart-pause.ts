/** How long to wait before a worker takes the place of one that ended. */
export interface RestartPause {
  /** @param wasReady whether the one that ended had come up @returns milliseconds */
  after(wasReady: boolean): number
}

const FIRST_MS = 100
const MAX_MS = 5000

/** None after a worker that had come up; growing ones while workers die at start: the next would die as well. */
export function createRestartPause(): RestartPause {
  let next = FIRST_MS
  return {
    after(wasReady) {
      const pause = wasReady ? 0 : next
      next = wasReady ? FIRST_MS : Math.min(next * 2, MAX_MS)
      return pause
    },
  }
}
