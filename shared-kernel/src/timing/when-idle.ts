/** Delay in a browser without idle callbacks (Safari), ms. */
const PAUSE_MS = 1000

/** Runs `work` once the browser is idle. @returns cancels it */
export function whenIdle(work: () => void): () => void {
  if (!globalThis.requestIdleCallback) {
    const timer = setTimeout(work, PAUSE_MS)
    return () => clearTimeout(timer)
  }
  const handle = requestIdleCallback(work)
  return () => cancelIdleCallback(handle)
}
