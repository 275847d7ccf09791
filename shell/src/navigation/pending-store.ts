import type { NavigationPending } from './navigation-pending'

export interface PendingStore extends NavigationPending {
  set(pending: boolean): void
  start(): void
}

const listeners = () => {
  const all = new Set<() => void>()
  return {
    tell: () => {
      for (const listener of all) listener()
    },
    add: (listener: () => void) => {
      all.add(listener)
      return () => void all.delete(listener)
    },
  }
}

export function createPendingStore(): PendingStore {
  const changes = listeners()
  const starts = listeners()
  const state = { pending: false }
  return {
    current: () => state.pending,
    set(pending) {
      state.pending = pending
      changes.tell()
    },
    start: starts.tell,
    subscribe: changes.add,
    onStart: starts.add,
  }
}
