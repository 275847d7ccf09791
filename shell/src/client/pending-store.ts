import type { NavigationPending } from '../app/navigation-pending'

export interface PendingStore extends NavigationPending {
  set(pending: boolean): void
}

export function createPendingStore(): PendingStore {
  const listeners = new Set<() => void>()
  const state = { pending: false }
  return {
    current: () => state.pending,
    set(pending) {
      state.pending = pending
      for (const listener of listeners) listener()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
