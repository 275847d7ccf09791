import { createStore } from '@prilavok/shared-kernel/store'
import type { NavigationPending } from './navigation-pending'

/** What the router tells the rest of the page. */
export interface PendingStore extends NavigationPending {
  set(pending: boolean): void
  /** A change of page begins. */
  start(): void
}

export function createPendingStore(): PendingStore {
  const pending = createStore(false)
  const started = createStore(0)
  return { pending, started, set: pending.set, start: () => started.update((count) => count + 1) }
}
