/** Keeps releases that do harm away from the workers for a while. */
export interface Circuit {
  isOpen(key: string): boolean
  /** Keys that are kept away now. */
  open(): string[]
  recordFailure(key: string): void
}

interface CircuitOptions {
  /** Failures within the window that open it. @default 2 */
  failures?: number
  /** Milliseconds. @default 60_000 */
  window?: number
  /** Milliseconds. @default 60_000 */
  openFor?: number
  now?: () => number
}

/**
 * Counts in a time window: a success in between does not reset it, or an error that comes and goes would never be caught.
 */
export function createCircuit(options: CircuitOptions = {}): Circuit {
  const { failures = 2, window = 60_000, openFor = 60_000, now = Date.now } = options
  const failedAt = new Map<string, number[]>()
  const openUntil = new Map<string, number>()

  const isOpen = (key: string) => {
    const until = openUntil.get(key)
    if (until === undefined) return false
    if (until > now()) return true
    openUntil.delete(key)
    return false
  }
  return {
    isOpen,
    open: () => [...openUntil.keys()].filter(isOpen),
    recordFailure(key) {
      const recent = [...(failedAt.get(key) ?? []).filter((at) => at > now() - window), now()]
      if (recent.length < failures) return void failedAt.set(key, recent)
      failedAt.delete(key)
      openUntil.set(key, now() + openFor)
    },
  }
}
