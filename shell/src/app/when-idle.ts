/** A browser without idle callbacks waits so long instead, ms. */
const PAUSE_MS = 1000

/** Does something once the browser has nothing else to do. @returns calls it off */
export function whenIdle(work: () => void): () => void {
  if (!globalThis.requestIdleCallback) {
    const timer = setTimeout(work, PAUSE_MS)
    return () => clearTimeout(timer)
  }
  const handle = requestIdleCallback(work)
  return () => cancelIdleCallback(handle)
}
