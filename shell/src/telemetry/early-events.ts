import type { BusEvents } from '@prilavok/shared-kernel/contract'
import type { Kernel } from '@prilavok/shared-kernel/kernel'
import { ReleaseReplaced } from '../parts/use-part-generation'

/** What a page reports; `part-failed` names its part, the others belong to the part of the route. */
export type PageEvent =
  | ({ kind: 'part-failed' } & BusEvents['part:failed'])
  | { kind: 'hydration-mismatch'; reason: string }

/** Events from the first moment on; the code that reports them comes later. */
export interface EarlyEvents {
  /** For `hydrateRoot`. */
  onRecoverableError(error: unknown): void
  /** Hands over what has happened so far, and what happens from now on. */
  follow(listener: (event: PageEvent) => void): void
}

const MAX_EVENTS = 50

export function createEarlyEvents(bus: Kernel['bus']): EarlyEvents {
  const early: PageEvent[] = []
  let listener: ((event: PageEvent) => void) | undefined
  const note = (event: PageEvent) => {
    if (listener) listener(event)
    else if (early.length < MAX_EVENTS) early.push(event)
  }
  bus.on('part:failed', (failure) => note({ kind: 'part-failed', ...failure }))
  return {
    onRecoverableError(error) {
      if (error instanceof Error && error.cause instanceof ReleaseReplaced) return
      if (error instanceof ReleaseReplaced) return
      reportError(error)
      note({ kind: 'hydration-mismatch', reason: error instanceof Error ? error.message : String(error) })
    },
    follow(next) {
      listener = next
      early.splice(0).forEach(next)
    },
  }
}
